"""A Discord of your own on this machine: REST, gateway, attachments, and a page to be anybody on.

playground = Playground(Path("data"))
await playground.start()
...  # point a bot at playground.api_url and playground.gateway_url with playground.bot_token
await playground.stop()
"""

from playground.errors import PlaygroundError
from playground.permissions import Permission
from playground.server import Playground

__all__ = ["Permission", "Playground", "PlaygroundError"]
