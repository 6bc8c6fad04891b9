"""The six who sit down with you: busts in blue on white glaze, each with one accent."""
