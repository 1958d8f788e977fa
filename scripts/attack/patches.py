"""STATE_PATCH (EX6) applied to a state, so that a client which asked for patches knows its phase."""

from typing import Any


def apply(state: dict[str, Any], patch: dict[str, Any]) -> bool:
    """Changes the state; False when the patch is for another version, and nothing is changed."""
    if state.get("version") != patch["baseVersion"]:
        return False
    for op in patch["ops"]:
        *road, last = [step.replace("~1", "/").replace("~0", "~") for step in op["path"].split("/")[1:]]
        place: Any = state
        for step in road:
            place = place[int(step)] if isinstance(place, list) else place[step]
        _change(place, last, op)
    state["version"] = patch["version"]
    return True


def _change(place: Any, last: str, op: dict[str, Any]) -> None:
    if not isinstance(place, list):
        if op["op"] == "remove":
            del place[last]
        else:
            place[last] = op["value"]
    elif op["op"] == "add":
        place.insert(len(place) if last == "-" else int(last), op["value"])
    elif op["op"] == "replace":
        place[int(last)] = op["value"]
    else:
        del place[int(last)]
