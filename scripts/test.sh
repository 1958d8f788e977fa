#!/usr/bin/env bash
# Installs what is missing and runs every test there is, in the shortest time that two cores allow.
#
# The compiler begins as soon as it has its libraries: the rest is installed, the pages are built, and the suites that
# need nothing compiled run in what it leaves. While the scenarios wait for their clocks, the pure suites run; while the
# browsers play, those of the apps, behind them in the queue. What measures, or floods, has the machine for itself: the
# apps' walks and games, fairness, the attack. The check of the apps is compiled beside the server: nothing waits for it
# but its own tests. Logs and times lie in out/tests.
set -uo pipefail
cd "$(dirname "$0")/.."
logs=out/tests
mkdir -p "$logs"
python=(.venv/bin/python -m pytest -q)
bad=0
# Each side is a group of processes, and what ends early leaves none running.
set -m
trap 'for side in $(jobs -p); do kill -- "-$side" 2>/dev/null; done' EXIT

# Starts a side: its name, then what it runs.
declare -A sides
TIMEFORMAT='%R s, %U + %S s of CPU'
side() {
  local name=$1
  shift
  { time "$@" >"$logs/$name.log" 2>&1; } 2>"$logs/$name.time" &
  sides[$name]=$!
}

# Waits for a side and says how it ended: all of it when it failed, else its last lines. Exit 1 when it failed.
tell() {
  local name=$1 lines=${2:-2}
  if wait "${sides[$name]}"; then
    echo "== $name: ok, $(cat "$logs/$name.time")"
    tail -n "$lines" "$logs/$name.log"
  else
    bad=1
    echo "== $name: FAILED, $(tail -n 1 "$logs/$name.time")"
    cat "$logs/$name.log"
    return 1
  fi
}

scripts_alone() {
  "${python[@]}" scripts/content scripts/wire scripts/test_check_rules.py scripts/test_failed_tests.py scripts/attack scripts/words scripts/design \
    Apps/project &&
    "${python[@]}" -rs scripts/atlas packaging/tests &&
    .venv/bin/python scripts/content/check_facts.py &&
    .venv/bin/python scripts/content/check_sources.py &&
    .venv/bin/python scripts/content/build_gazetteer.py --check
}

scripts/setup.sh compile || exit 1
side build scripts/build-tests.sh
side apps-build nice scripts/apps/test.sh build
scripts/setup.sh test || exit 1
side pages make lint web
tell pages 1 || exit 1
side scripts nice bash -c "$(declare -p python); $(declare -f scripts_alone); scripts_alone"
tell scripts 8
tell build 1 || exit 1
tell apps-build 1
.build/debug/tripto content lint --packs-dir Content/packs || bad=1

# NB: 3 says that some are to be tried once more, alone.
rm -f "$logs/again"
side games bash -c 'scripts/test-swift.sh games || [ $? = 3 ]'
scripts/test-swift.sh beside || [ $? = 3 ] || bad=1
side browsers .venv/bin/python -m pytest Web/tests "$@"
side apps nice -n 5 scripts/apps/test.sh test
side cluster "${python[@]}" -rs scripts/cluster
side conformance env SWIFT_TEST_FLAGS=--skip-build scripts/conformance/run.sh
tell conformance
tell apps
tell cluster
tell games 4
tell browsers 12
side walks scripts/apps/test.sh walks
tell walks
grep -h '^tried once more' "$logs/walks.log" || true
scripts/test-swift.sh alone || bad=1
.venv/bin/python scripts/attack --short --binary .build/debug/tripto || bad=1
exit "$bad"
