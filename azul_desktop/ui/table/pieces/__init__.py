"""Pictures of single pieces: tiles, cells, discs, the marker, with their shadows and letters."""
