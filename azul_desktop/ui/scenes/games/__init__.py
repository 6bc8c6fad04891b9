"""The library as a screen: all games, running and finished."""
