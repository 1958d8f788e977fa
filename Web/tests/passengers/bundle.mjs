// Builds the page of page.tsx into a folder: node bundle.mjs FOLDER
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { pageScope } from "../../build/scope.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const folder = process.argv[2];

await build({
  absWorkingDir: join(here, "../.."),
  entryPoints: [join(here, "page.tsx")],
  outdir: folder,
  bundle: true,
  format: "esm",
  jsx: "automatic",
  loader: { ".svg": "file", ".woff2": "file" },
  define: { "process.env.NODE_ENV": '"production"' },
  plugins: [pageScope],
  logLevel: "warning",
});
writeFileSync(join(folder, "index.html"), `<!doctype html>
<html lang="sv" data-page="tv"><head><meta charset="utf-8"><title>Passengers</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="page.css"></head>
<body><div id="root"></div><script type="module" src="page.js"></script></body></html>
`);
