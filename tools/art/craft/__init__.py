"""What all pictures are made with: fields, relief and its light, colours, files."""
