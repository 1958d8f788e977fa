#!/usr/bin/env bash
# Runs every Swift test of what is built, in the shortest time that two cores allow.
#
#   scripts/build-tests.sh && scripts/test-swift.sh [beside|alone]
#
# beside: what may run while other things do; alone: what may not; without a word both.
# Targets that share nothing and wait for no clock run their tests side by side. The others measure time, one test
# after the other; mostly they wait, so several sides of them run at once. What measures lines of milliseconds runs
# alone. Logs lie in out/tests; a side that fails shows what failed. Exit 1 when one did.
set -uo pipefail
cd "$(dirname "$0")/.."
logs=out/tests
mkdir -p "$logs"

pure='^Tripto(Game|Show|Views|Table|Simulation|Wire|Words|Answers|Content|Lint|Authoring|Client|Design|Screens|Desk|TVScreens|HostCards|HostScreens)Tests\.'
alone='^Scenarios\.FairnessTests'
# Every test is in one of these, or in the two above.
names=(hosts scenarios-a-f scenarios-g-q scenarios-r-z rooms sounds databases)
sides=(
  '^HostGames\.'
  '^Scenarios\.(Fa[^i]|F[^a]|[A-E])'
  '^Scenarios\.[G-Q]'
  '^Scenarios\.[R-Z]'
  '^Tripto(Server|Socket|Store|Services|Telemetry|Bots)Tests\.'
  '^Tripto(Process|Voice|Soundtrack)Tests\.'
  '^Tripto(Postgres|Redis)Tests\.'
)

binary=.build/debug/triptoPackageTests.xctest
TIMEFORMAT='%R s, %U + %S s of CPU'
run() { # name, pattern, further flags
  local name=$1 tests=("$binary" --testing-library swift-testing)
  [ "$(uname)" = Linux ] || tests=(swift test --skip-build)
  shift
  { time "${tests[@]}" --filter "$@" >"$logs/$name.log" 2>&1; } 2>"$logs/$name.time"
}

bad=0
tell() { # name, exit status
  local said
  said=$(sed 's/\x1b\[[0-9;]*m//g' "$logs/$1.log" | grep -E 'Test run with [1-9]' | tail -1)
  echo "$1: ${said:-no test ran} ($(cat "$logs/$1.time"))"
  if [ "$2" != 0 ] || [ -z "$said" ]; then
    bad=1
    sed 's/\x1b\[[0-9;]*m//g' "$logs/$1.log" | grep -E '^✘|error:|Fatal|^↳' | head -60
    tail -n 5 "$logs/$1.log"
  fi
  grep -h '➜' "$logs/$1.log" || true
}

beside() {
  run pure "$pure"
  tell pure $?
  pids=()
  for index in "${!names[@]}"; do
    run "${names[$index]}" "${sides[$index]}" --no-parallel &
    pids+=($!)
    # NB: one SwiftPM at a time holds the build folder.
    [ "$(uname)" = Linux ] || wait "$!"
  done
  for index in "${!names[@]}"; do
    wait "${pids[$index]}"
    tell "${names[$index]}" $?
  done
}

alone() {
  run alone "$alone" --no-parallel
  tell alone $?
}

[ "${1:-}" = alone ] || beside
[ "${1:-}" = beside ] || alone

# A test that no side asks for would never run.
listed=$(if [ "$(uname)" = Linux ]; then "$binary" --testing-library swift-testing --list-tests; else swift test list --skip-build; fi)
if [ -z "$listed" ]; then
  echo "the tests cannot be listed" >&2
  bad=1
fi
missed=$(grep -vE "$pure|$alone$(printf '|%s' "${sides[@]}")" <<<"$listed" | grep -E '^[A-Za-z]+\.' || true)
if [ -n "$missed" ]; then
  echo "no side runs these:" >&2
  echo "$missed" >&2
  bad=1
fi
exit "$bad"
