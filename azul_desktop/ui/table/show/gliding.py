"""The next person's board glides to the front."""

_SECONDS = 0.26


class Glide:
    """How far the board in front still has to go, from 1 to 0."""

    def __init__(self) -> None:
        self.left = 0.0

    def begin(self) -> None:
        """Another board comes to the front."""
        self.left = 1.0

    def update(self, seconds: float, speed: float) -> bool:
        """Let time pass, so much slower as the speed says; whether it was on its way."""
        if not self.left:
            return False
        self.left = max(0.0, self.left - seconds / (_SECONDS * speed)) if speed else 0.0
        return True
