"""A bounded store of ready images."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PIL import Image

K = TypeVar("K", bound=Hashable)


class Store(Generic[K]):
    """Ready images by what they show, the longest unused one dropped when all together get too large."""

    def __init__(self, most_pixels: int) -> None:
        self._most = most_pixels
        self._pixels = 0
        self._ready: OrderedDict[K, Image.Image] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: K, make: Callable[[], Image.Image]) -> Image.Image:
        with self._lock:
            ready = self._ready.get(key)
            if ready is not None:
                self._ready.move_to_end(key)
                return ready
        image = make()
        with self._lock:
            if key not in self._ready:
                self._ready[key] = image
                self._pixels += image.width * image.height
            while self._pixels > self._most and len(self._ready) > 1:
                _, dropped = self._ready.popitem(last=False)
                self._pixels -= dropped.width * dropped.height
        return image

    @property
    def pixels(self) -> int:
        return self._pixels
