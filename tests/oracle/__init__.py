"""The oracle: a second, slow and obvious implementation of the rules, used to referee the core."""

from .referee import Referee, check
from .star import keep_choices
from .wrong import Wrong

__all__ = ["Referee", "Wrong", "check", "keep_choices"]
