#!/usr/bin/env bash
# Writes what the pages make of recorded things into Kit/Tests/Recorded, for the apps that must make the same of them.
# --check: says instead whether what lies there is what the pages make now.
set -euo pipefail
cd "$(dirname "$0")/../Web"

kept=../Kit/Tests/Recorded
# NB: a check runs beside others that need what is linked.
[ "${1:-}" != --check ] && [ -d /usr/share/nodejs ] && node scripts/link-debian.mjs
out=$(mktemp -d "$PWD/node_modules/.recorded-XXXXXX")
trap 'rm -rf "$out"' EXIT
node --input-type=module - "$out" <<'JS'
import { build } from "esbuild";

await build({
  entryPoints: ["tests/recorded/record.mjs"],
  outfile: `${process.argv[2]}/record.mjs`,
  bundle: true,
  platform: "node",
  // NB: the library that draws pages without a browser asks for node's own modules in the old way.
  banner: { js: 'import { createRequire as requireMaker } from "node:module"; const require = requireMaker(import.meta.url);' },
  loader: { ".bin": "file", ".svg": "file" },
  format: "esm",
  logLevel: "warning",
});
JS
mkdir -p "$out/new"
node "$out/record.mjs" "$out/new"
if [ "${1:-}" = --check ]; then
  diff -rq "$out/new" "$kept" || { echo "run \`make recorded\`: the pages make something else of it now" >&2; exit 1; }
else
  mkdir -p "$kept"
  cp "$out"/new/*.json "$kept/"
fi
