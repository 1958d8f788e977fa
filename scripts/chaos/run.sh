#!/usr/bin/env bash
# Bots play while their server is killed with SIGKILL again and again; nothing acknowledged may be lost.
#
#   scripts/chaos/run.sh                  50 kills, three games at a time
#   KILLS=10 SEED=3 scripts/chaos/run.sh  fewer kills, other moments
#   TRIPTO=.build/debug/tripto scripts/chaos/run.sh
#
# KILLS, SEED, GAMES, PLAYERS, PACING, LIMIT (seconds for everything) and TRIPTO may be set; further
# arguments go to `tripto-lab simulate`, which lies beside TRIPTO. Exit 0: everything promised was kept and every game was played to
# its end. Exit 1: not so; the server's data, its log and the transcript are then kept.
set -euo pipefail
cd "$(dirname "$0")/../.."

tripto="${TRIPTO:-.build/release/tripto}"
lab="$(dirname "$tripto")/tripto-lab"
limit="${LIMIT:-1200}"
for program in "$tripto" "$lab"; do
  [ -x "$program" ] || { echo "there is no $program; build it with: make lab" >&2; exit 1; }
done
bots=""
work="$(mktemp -d "${TMPDIR:-/tmp}/tripto-chaos.XXXXXX")"
mkdir "$work/data"
status=1

clean_up() {
  if [ -n "$bots" ]; then
    kill "$bots" 2>/dev/null || true
    wait "$bots" 2>/dev/null || true
  fi
  # The server is a child of the bots; if they were stopped halfway it is still there.
  if [ -s "$work/data/server.pid" ]; then
    local pid
    pid="$(cat "$work/data/server.pid")"
    if [ "$(readlink -f "/proc/$pid/exe" 2>/dev/null)" = "$(readlink -f "$tripto")" ]; then
      kill -9 "$pid" 2>/dev/null || true
    fi
  fi
  if [ "$status" = 0 ]; then
    rm -rf "$work"
  else
    echo "kept for a closer look: $work" >&2
  fi
}
trap clean_up EXIT
trap 'exit 1' INT TERM

timeout --kill-after=10 "$((limit + 60))" "$lab" simulate \
  --kills "${KILLS:-50}" --kill-limit "$limit" --seed "${SEED:-7}" --games "${GAMES:-3}" \
  --players "${PLAYERS:-5}" --pacing "${PACING:-0.5}" --data-dir "$work/data" \
  --server "$tripto" --transcript "$work/transcript.jsonl" "$@" &
bots=$!
wait "$bots" && status=0 || status=$?
bots=""
exit "$status"
