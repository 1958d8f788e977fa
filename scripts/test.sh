#!/usr/bin/env bash
# Runs every test there is, in the shortest time that two cores allow. `make test` has installed what is missing.
#
# While the compiler works, so do the suites that need nothing built; while the scenarios wait for their clocks, the
# browsers play. What measures, or floods, has the machine for itself. The check of the apps is compiled in what the
# server's compiler leaves: nothing waits for it but its own tests. Logs lie in out/tests.
set -uo pipefail
cd "$(dirname "$0")/.."
logs=out/tests
mkdir -p "$logs"
python=(.venv/bin/python -m pytest -q)
bad=0

# Starts a side: its name, then what it runs.
declare -A sides
side() {
  local name=$1
  shift
  "$@" >"$logs/$name.log" 2>&1 &
  sides[$name]=$!
}

# Waits for a side and says how it ended: all of it when it failed, else its last lines.
tell() {
  local name=$1 lines=${2:-2}
  if wait "${sides[$name]}"; then
    echo "== $name: ok"
    tail -n "$lines" "$logs/$name.log"
  else
    bad=1
    echo "== $name: FAILED"
    cat "$logs/$name.log"
  fi
}

scripts_alone() {
  "${python[@]}" scripts/content scripts/wire scripts/test_check_rules.py scripts/attack scripts/words scripts/design \
    Apps/project &&
    "${python[@]}" -rs scripts/atlas packaging/tests &&
    .venv/bin/python scripts/content/check_facts.py &&
    .venv/bin/python scripts/content/check_sources.py &&
    .venv/bin/python scripts/content/build_gazetteer.py --check
}

side scripts nice bash -c "$(declare -p python); $(declare -f scripts_alone); scripts_alone"
side apps-build nice scripts/apps/test.sh settled-build
# Nobody reads debug information here, and to write it takes a tenth of the time.
swift build --build-tests -debug-info-format none || exit 1
tell scripts 8
tell apps-build
.build/debug/tripto content lint --packs-dir Content/packs || bad=1

side browsers .venv/bin/python -m pytest Web/tests "$@"
scripts/test-swift.sh beside || bad=1
side apps scripts/apps/test.sh settled
side conformance env SWIFT_TEST_FLAGS=--skip-build scripts/conformance/run.sh
tell conformance
tell apps
tell browsers 12
scripts/test-swift.sh alone || bad=1
.venv/bin/python scripts/attack --short --binary .build/debug/tripto || bad=1
exit "$bad"
