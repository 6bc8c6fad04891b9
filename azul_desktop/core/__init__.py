"""The rules of the Azul family: pure, without input, output, clock or global randomness."""
