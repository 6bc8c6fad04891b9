"""Drawing: surfaces made once, a stage that redraws only what changed."""
