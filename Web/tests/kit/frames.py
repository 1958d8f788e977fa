"""What a page's socket was told, as if there were no patches."""

import json
from typing import Any


class Frames:
    """The frames of one socket; a STATE_PATCH (EX6) becomes the snapshot that it stands for."""

    def __init__(self) -> None:
        self._state: dict[str, Any] = {}

    def whole(self, frame: str) -> str:
        message = json.loads(frame)
        if message["type"] == "STATE_SNAPSHOT":
            self._state = message["payload"]["state"]
        if message["type"] != "STATE_PATCH":
            return frame
        patch = message["payload"]
        assert patch["baseVersion"] == self._state["version"], "a patch of another state"
        self._state = self._state | {"version": patch["version"]}
        for op in patch["ops"]:
            name = op["path"].removeprefix("/").replace("~1", "/").replace("~0", "~")
            if op["op"] == "remove":
                del self._state[name]
            else:
                self._state[name] = op["value"]
        return json.dumps(message | {"type": "STATE_SNAPSHOT", "payload": {"state": self._state}}, ensure_ascii=False)
