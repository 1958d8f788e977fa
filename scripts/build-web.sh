#!/usr/bin/env bash
# Type-checks and builds the pages, with the soundtrack, into Web/dist. Skips the work when nothing has changed.
set -euo pipefail
cd "$(dirname "$0")/../Web"

stamp=dist/.built
if [ -f "$stamp" ] && [ -z "$(find . ../Soundtrack ../docs/api ../Content/words -path ./node_modules -prune -o -path ./dist -prune -o -path ./tests -prune -o -newer "$stamp" -type f -print -quit)" ]; then
  exit 0
fi
if [ -d /usr/share/nodejs ]; then
  node scripts/link-debian.mjs
else
  [ -d node_modules ] || npm install --no-audit --no-fund
fi
node scripts/generate.mjs
node node_modules/typescript/lib/tsc.js -p tsconfig.json
node build.mjs
touch "$stamp"
