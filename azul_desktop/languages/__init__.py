"""Languages: their catalogues, which one is spoken, and what each writes in its own way."""
