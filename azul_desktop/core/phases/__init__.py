"""The decision points of a round, one module each; `wall` and `star` compose them."""
