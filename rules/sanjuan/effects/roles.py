"""Effects on every role."""

from rules.components import Count
from rules.sanjuan.effects.base import Effect


class MultiplyPrivilege(Effect, frozen=True):
    """The privilege of the role one has chosen counts so many times (Library)."""

    times: Count
