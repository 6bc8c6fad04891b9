"""Player boards in their own units, from an edition's file: read to check it and to draw it."""
