#!/usr/bin/env python3
"""Which tests of a run failed, as a pattern for `--filter`: a machine that tests is shared, and a test that had to wait
for its turn is no news.

    scripts/failed_tests.py EVENTS [--most 5]

EVENTS is what Swift Testing writes to --event-stream-output-path. Prints nothing when no test failed. Exit 1 when a
second try would be none: the run did not come to its end, or more tests failed than --most.
"""

import argparse
import json
import pathlib
import re
import sys
from collections.abc import Iterable


class Unfinished(Exception):
    """The run broke off, and nobody knows which tests it would have run."""


def failed(lines: Iterable[str]) -> list[str]:
    """Test ids without their places, such as `TriptoBotsTests.WireCheckTests/presses()`."""
    found: dict[str, None] = {}
    has_ended = False
    for record in map(json.loads, lines):
        if record["kind"] != "event":
            continue
        event = record["payload"]
        has_ended |= event["kind"] == "runEnded"
        if event["kind"] == "issueRecorded" and is_failure(event["issue"]):
            # NB: an issue that no test owns cannot be tried again.
            if "testID" not in event:
                raise Unfinished
            found[event["testID"].rpartition("/")[0]] = None
    if not has_ended:
        raise Unfinished
    return list(found)


def is_failure(issue: dict) -> bool:
    return not issue.get("isKnown", False) and issue.get("isFailure", True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("events", type=pathlib.Path)
    parser.add_argument("--most", type=int, default=5)
    options = parser.parse_args()
    try:
        tests = failed(options.events.read_text().splitlines())
    except (OSError, ValueError, Unfinished):
        return 1
    if len(tests) > options.most:
        return 1
    print("|".join(f"^{re.escape(test)}/" for test in tests))
    return 0


if __name__ == "__main__":
    sys.exit(main())
