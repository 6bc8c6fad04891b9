"""How far apart the colours of the tiles are, for every kind of colour vision.

Only the usual palette is measured. The classic one (`assets/images/*-classic`) is not tuned for
colour vision: who needs that keeps the usual one.
"""
