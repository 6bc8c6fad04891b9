"""How fast a large library is: one that is filled for it, and what is measured there."""
