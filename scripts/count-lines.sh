#!/usr/bin/env bash
# How much Swift people wrote here and how much was made from declarations, by target; and how long files are.
#
#   scripts/count-lines.sh [COMMIT]   of the working tree, or of a commit
set -euo pipefail
cd "$(dirname "$0")/.."

commit=${1:-}
list() { if [ -n "$commit" ]; then git ls-tree -r --name-only "$commit" -- Sources Kit/Sources; else git ls-files -- Sources Kit/Sources; fi | grep '\.swift$'; }
text() { if [ -n "$commit" ]; then git show "$commit:$1"; else cat "$1"; fi; }

list | while read -r file; do
  case "$file" in */Generated/*) kind=made ;; *) kind=written ;; esac
  target=${file#Kit/}
  target=${target#Sources/}
  echo "$kind ${target%%/*} $(text "$file" | wc -l)"
done | python3 -c '
import collections, sys
lines = collections.defaultdict(lambda: collections.Counter())
written = []
for row in sys.stdin:
    kind, target, count = row.split()
    lines[target][kind] += int(count)
    if kind == "written":
        written.append(int(count))
print("%-18s %8s %7s" % ("target", "written", "made"))
for target, kinds in sorted(lines.items()):
    print("%-18s %8d %7d" % (target, kinds["written"], kinds["made"]))
total = sum((kinds for kinds in lines.values()), collections.Counter())
print("%-18s %8d %7d" % ("all", total["written"], total["made"]))
written.sort()
print(f"files {len(written)}, median {written[len(written) // 2]}, p90 {written[len(written) * 9 // 10]}, longest {written[-1]}")
'
