#!/usr/bin/env bash
# Runs every Swift test of what is built, in the shortest time that two cores allow.
#
#   scripts/build-tests.sh && scripts/test-swift.sh [games|beside|alone]
#
# games: those of the host's app, which mostly wait; beside: what else may run while other things do; alone: what
# may not, and what failed before; without a word all of it.
# Targets that share nothing and wait for no clock run their tests side by side. The others measure time, one test
# after the other; mostly they wait, so all sides of them run at once, and the pure ones take what they leave. What
# measures lines of milliseconds runs alone. Logs lie in out/tests; a side that fails shows what failed. A few tests that
# failed beside others are tried once more, alone, and that is said: who measures time on a machine that others use too
# waits for it sometimes. Exit 1 when one failed then too; 3 when some are left for `alone`.
set -uo pipefail
cd "$(dirname "$0")/.."
logs=out/tests
mkdir -p "$logs"

pure='^Tripto(Game|Show|Views|Table|Simulation|Wire|Words|Answers|Content|Lint|Authoring|Client|Design|Screens|Desk|TVScreens|HostCards|HostScreens)Tests\.'
alone='^Scenarios\.FairnessTests'
games='^HostGames\.'
# Every test is in one of these, or in the two above.
names=(pure scenarios-a-f scenarios-g-q scenarios-r-z rooms sounds databases)
sides=(
  "$pure"
  '^Scenarios\.(Fa[^i]|F[^a]|[A-E])'
  '^Scenarios\.[G-Q]'
  '^Scenarios\.[R-Z]'
  '^Tripto(Server|Socket|Store|Services|Telemetry|Bots)Tests\.'
  '^Tripto(Process|Voice|Soundtrack)Tests\.'
  '^Tripto(Postgres|Redis)Tests\.'
)

# Patterns of tests to try once more, a line for each side.
again=$logs/again
binary=.build/debug/triptoPackageTests.xctest
TIMEFORMAT='%R s, %U + %S s of CPU'
run() { # name, pattern, further flags
  local name=$1 tests=("$binary" --testing-library swift-testing)
  [ "$(uname)" = Linux ] || tests=(swift test --skip-build)
  [ "$name" = pure ] && tests=(nice -n 5 "${tests[@]}")
  shift
  rm -f "$logs/$name.events"
  { time "${tests[@]}" --event-stream-version 0 --event-stream-output-path "$logs/$name.events" --filter "$@" \
    >"$logs/$name.log" 2>&1; } 2>"$logs/$name.time"
}

bad=0
tell() { # name, exit status
  local said failed
  said=$(sed 's/\x1b\[[0-9;]*m//g' "$logs/$1.log" | grep -E 'Test run with [1-9]' | tail -1)
  echo "$1: ${said:-no test ran} ($(cat "$logs/$1.time"))"
  if [ "$2" != 0 ] || [ -z "$said" ]; then
    failed=$([ "$1" = again ] || scripts/failed_tests.py "$logs/$1.events")
    if [ -n "$failed" ]; then echo "$failed" >>"$again"; else bad=1; fi
    sed 's/\x1b\[[0-9;]*m//g' "$logs/$1.log" | grep -E '^✘|error:|Fatal|^↳' | head -60
    tail -n 5 "$logs/$1.log"
  fi
  grep -h '➜' "$logs/$1.log" || true
}

games() {
  run host-games "$games" --no-parallel
  tell host-games $?
}

beside() {
  local pids=() index how
  for index in "${!names[@]}"; do
    how=(--no-parallel)
    [ "${names[$index]}" = pure ] && how=()
    run "${names[$index]}" "${sides[$index]}" ${how[@]+"${how[@]}"} &
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
  [ -s "$again" ] || return
  echo "tried once more: $(cat "$again")"
  run again "$(paste -sd '|' "$again")" --no-parallel
  tell again $?
  rm "$again"
}

case "${1:-}" in
  games) games ;;
  beside) beside ;;
  alone) alone ;;
  '')
    rm -f "$again"
    games
    beside
    alone
    ;;
  *)
    echo "test-swift: games, beside or alone" >&2
    exit 2
    ;;
esac

# A test that no side asks for would never run.
listed=$(if [ "$(uname)" = Linux ]; then "$binary" --testing-library swift-testing --list-tests; else swift test list --skip-build; fi)
if [ -z "$listed" ]; then
  echo "the tests cannot be listed" >&2
  bad=1
fi
missed=$(grep -vE "$alone|$games$(printf '|%s' "${sides[@]}")" <<<"$listed" | grep -E '^[A-Za-z]+\.' || true)
if [ -n "$missed" ]; then
  echo "no side runs these:" >&2
  echo "$missed" >&2
  bad=1
fi
[ "$bad" = 0 ] && [ -s "$again" ] && exit 3
exit "$bad"
