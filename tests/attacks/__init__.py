"""Attacks on the program from outside: short ones in the tests, long ones behind `make attack`."""
