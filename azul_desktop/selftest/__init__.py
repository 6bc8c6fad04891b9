"""`--self-test`: does everything work that this copy of the program has, on this machine?

It is for whoever has built or installed the program, from source, as a wheel or frozen. The list of
what is checked is in `run.py`.
"""
