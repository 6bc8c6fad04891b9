"""Teaching: lessons are read from files, checked, and gone through; no pygame."""
