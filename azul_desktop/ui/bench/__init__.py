"""`bench --ui`: what the window costs."""
