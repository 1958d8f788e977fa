#!/usr/bin/env bash
# Bundles Web/tests/unit and runs it in plain node.
set -euo pipefail
cd "$(dirname "$0")/../Web"

out=$(mktemp -d "$PWD/node_modules/.unit-XXXXXX")
trap 'rm -rf "$out"' EXIT
node --input-type=module - "$out" <<'JS'
import { readdirSync } from "node:fs";
import { build } from "esbuild";

const folder = "tests/unit";
await build({
  entryPoints: readdirSync(folder).filter((f) => f.endsWith(".test.mjs")).map((f) => `${folder}/${f}`),
  outdir: process.argv[2],
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  external: ["typescript"],
  // NB: the library that draws pages without a browser asks for node's own modules in the old way.
  banner: { js: 'import { createRequire as requireMaker } from "node:module"; const require = requireMaker(import.meta.url);' },
  loader: { ".bin": "file", ".svg": "file" },
  format: "esm",
  sourcemap: "inline",
  logLevel: "warning",
});
JS
node --enable-source-maps --test "$out"
