"""Catalogues: texts are found in the sources, kept with their translations, checked and built."""
