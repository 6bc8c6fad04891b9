"""The artist: draws every game piece from formulas and writes the pictures in `assets/images`.

Run `python -m tools.art` from the root of the repository. Needs numpy, Pillow and PyYAML, at build
time only. Distance fields say where things are, pigments and a height map say what they are made
of, and one light from the upper left shines on everything.
"""
