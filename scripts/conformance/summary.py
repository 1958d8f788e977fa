"""Counts the verdicts of an Autobahn report. Runs under Python 2.7 and 3."""
from __future__ import print_function

import collections
import json
import sys

GOOD = ("OK", "NON-STRICT", "INFORMATIONAL", "UNIMPLEMENTED")


def main(path):
    with open(path) as report:
        agents = json.load(report)
    cases = [item for agent in agents.values() for item in agent.items()]
    counts = collections.Counter(case["behavior"] for _, case in cases)
    closes = collections.Counter(case["behaviorClose"] for _, case in cases)
    print("Autobahn: %d cases, %s" % (len(cases), dict(counts)))
    print("Autobahn: closing handshakes %s" % dict(closes))
    failed = [
        (name, case) for name, case in cases
        if case["behavior"] not in GOOD or case["behaviorClose"] not in GOOD
    ]
    for name, case in sorted(failed):
        print("FAILED %s: %s, close %s" % (name, case["behavior"], case["behaviorClose"]))
    for name, case in sorted(cases):
        if case["behavior"] == "NON-STRICT":
            print("NON-STRICT %s" % name)
    return 1 if failed or not cases else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
