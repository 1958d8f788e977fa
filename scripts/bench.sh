#!/usr/bin/env bash
# Measures a release build on this machine: load, simultaneous brakes, idle memory, warm start.
# JSON results land in out/bench; figures depend on the machine and on what else it does.
set -euo pipefail
cd "$(dirname "$0")/.."
tripto=${TRIPTO:-.build/release/tripto}
lab=$(dirname "$tripto")/tripto-lab
port=${PORT:-3977}
base=http://127.0.0.1:$port
data=$(mktemp -d)
mkdir -p out/bench
server=

stop() { if [ -n "$server" ]; then kill -TERM "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; server=; fi; }
trap 'stop; rm -rf "$data"' EXIT

start() {
  LOG_LEVEL=error TRIPTO_VOICE=off TRIPTO_CONTENT_PORT=0 TRIPTO_DATA_DIR=$data "$tripto" serve --host 127.0.0.1 --port "$port" >"$data/log" 2>&1 &
  server=$!
  until curl -sf "$base/health" >/dev/null; do
    kill -0 "$server" 2>/dev/null || { cat "$data/log" >&2; exit 1; }
  done
}

echo "warm start: exec to the first /health"
start; stop
for _ in 1 2 3 4 5; do
  began=$(date +%s%N)
  start
  echo "  $(( ($(date +%s%N) - began) / 1000000 )) ms"
  stop
done | tee out/bench/start.txt

echo "judge: tripto-lab judge-bench"
"$lab" judge-bench | tee out/bench/judge.json

echo "host: tripto-lab host-bench, a snapshot of 20 players until the app's screens have it"
"$lab" host-bench | tee out/bench/host.json

run() {
  name=$1; shift
  echo "$name: tripto-lab bench $*"
  start
  "$lab" bench --base "$base" --pid "$server" "$@" >"out/bench/$name.json"
  stop
}
echo "floor: what the kernel alone takes for the same reads and writes"
clang -O2 -o "$data/floor" scripts/bench/floor.c
ulimit -n "$(ulimit -Hn)"
"$data/floor" 300 4 7 1400 10 | tee out/bench/floor.json

run load --games 100 --players 8 --rounds 3 --full-hold
run simultaneous --games 300 --players 5 --rounds 3 --simultaneous
run simultaneous-one-press --games 300 --players 5 --rounds 4 --simultaneous --presses 1
run simultaneous-one-press-alone --games 300 --players 5 --rounds 4 --simultaneous --presses 1 --observers-wait
run simultaneous-full-hold --games 300 --players 5 --rounds 3 --simultaneous --full-hold
run idle --connections-only 2000

python3 - <<'END' | tee out/bench/ratio.txt
import json, pathlib
bench = pathlib.Path("out/bench")
floor = json.loads((bench / "floor.json").read_text())["floorCpuMsPerBrakeRound"]
used = json.loads((bench / "simultaneous-full-hold.json").read_text())["serverCpuMsPerBrakeRound"]
print(f"a brake round: {used:.3f} CPU ms, {used / floor:.1f} times the kernel's share alone ({floor:.3f})")
END
