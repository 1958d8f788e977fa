#!/usr/bin/env python3
"""The gates of the apps' check (README.md, "Gates"): run.py [GATE…]; without names, all of them, behind a build of this package.

--build FOLDER  the scratch folder of that build (else .build here, or TRIPTO_APPS_BUILD)
--mutations N   so many mutated calls, or "all" (else TRIPTO_MUTATIONS, or 900)
--index         what is used is read from the compiler's index alone, not also from its trees (gates E and U)
--seed N        which ones are taken
"""

import argparse
import os
import resource
import sys
import time

import availability
import context
import identifiers
import mutations
import relations
import rejections
import toolchain
import usage
import views

GATES = {
    "A": identifiers.gate_a, "B": identifiers.gate_b, "C": rejections.gate_c, "D": relations.gate_d,
    "E": availability.gate_e, "U": usage.gate_u, "mutations": mutations.gate, "views": views.gate,
}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gates", nargs="*", choices=[[], *GATES], default=[])
    parser.add_argument("--build")
    parser.add_argument("--mutations", default=os.environ.get("TRIPTO_MUTATIONS", "900"))
    parser.add_argument("--index", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def spent():
    return sum(sum(resource.getrusage(who)[:2]) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))


def judged(name, shared):
    """One gate: whether it is open, with what it says."""
    before = spent()
    try:
        faults, summary = GATES[name](shared)
    except (toolchain.ToolError, ValueError, OSError) as error:
        faults, summary = [f"{type(error).__name__}: {error}"], "could not be judged"
    print(f"{'ok  ' if not faults else 'FAIL'} {name}: {summary} ({spent() - before:.1f} s of CPU)", flush=True)
    for fault in faults:
        print("     " + fault.replace("\n", "\n     "), flush=True)
    return not faults


def main():
    asked = arguments()
    shared = context.Context(toolchain.Build(asked.build), trees=not asked.index)
    shared.mutations, shared.seed = asked.mutations, asked.seed
    start = time.monotonic()
    good = [judged(name, shared) for name in (asked.gates or GATES)]
    print(f"{sum(good)} of {len(good)} gates pass; {spent():.0f} s of CPU, {time.monotonic() - start:.0f} s")
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
