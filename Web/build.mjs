// Builds dist/: the three pages with hashed assets, and a .br and a .gz beside every text file.
//
// The player page is bundled on its own so that a phone fetches one script; tv and host share
// chunks. `--watch` rebuilds unminified on every change under src/; `--out DIR` builds elsewhere;
// `--only PAGE` builds one page.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, watch, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

const web = dirname(fileURLToPath(import.meta.url));
const argument = (name) => process.argv[process.argv.indexOf(name) + 1 || process.argv.length];
const dist = resolve(argument("--out") ?? join(web, "dist"));
const only = argument("--only");
const watching = process.argv.includes("--watch");

const pages = [
  // NB: `late`: styles that the page asks for only when the game begins, to keep joining small.
  { entry: "player", file: "index.html", title: "Tripto", preload: false, manifest: true, late: "game" },
  { entry: "tv", file: "tv.html", title: "Tripto TV", preload: true, manifest: false },
  { entry: "host", file: "host.html", title: "Tripto Host", preload: false, manifest: true },
].filter((page) => !only || page.entry === only);

const entries = (page) => [
  [page.entry, `src/${page.entry}/main.tsx`],
  ...(page.late ? [[page.late, `src/${page.entry}/${page.late}.css`]] : []),
];

const bundle = (some) =>
  build({
    absWorkingDir: web,
    entryPoints: Object.fromEntries(some.flatMap(entries)),
    outdir: join(dist, "assets"),
    entryNames: "[name]-[hash]",
    chunkNames: "chunk-[hash]",
    assetNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: ["es2020", "safari14"],
    jsx: "automatic",
    loader: { ".woff2": "file" },
    minify: !watching,
    sourcemap: watching ? "inline" : false,
    define: { "process.env.NODE_ENV": JSON.stringify(watching ? "development" : "production") },
    legalComments: "none",
    metafile: true,
    logLevel: "warning",
  });

/** The files of one page: its script, the chunks the script imports at once, its css and fonts. */
function filesOf({ entry, late }, outputs) {
  const names = Object.keys(outputs);
  const url = (f) => f && `/assets/${basename(f)}`;
  const cssOf = (name) => url(names.find((f) => basename(f).startsWith(`${name}-`) && f.endsWith(".css")));
  const script = names.find((f) => outputs[f].entryPoint === `src/${entry}/main.tsx`);
  const atOnce = outputs[script].imports.filter((i) => i.kind === "import-statement");
  return {
    script: url(script),
    css: cssOf(entry),
    late: late && cssOf(late),
    chunks: atOnce.map((i) => url(i.path)),
    fonts: names.filter((f) => f.endsWith(".woff2")).map(url),
    all: names.map(url),
  };
}

function html(page, files) {
  const tags = [
    ...(page.preload ? files.fonts : []).map(
      (f) => `<link rel="preload" href="${f}" as="font" type="font/woff2" crossorigin>`,
    ),
    files.css ? `<link rel="stylesheet" href="${files.css}">` : "",
    ...files.chunks.map((f) => `<link rel="modulepreload" href="${f}">`),
    files.late ? `<meta name="late-styles" content="${files.late}">` : "",
    page.manifest ? `<link rel="manifest" href="/manifest.webmanifest">` : "",
    `<script type="module" src="${files.script}"></script>`,
  ];
  return readFileSync(join(web, "src/template.html"), "utf8")
    .replace("{{title}}", page.title)
    .replace("{{page}}", page.entry)
    .replace("{{icon}}", encodeURIComponent(readFileSync(join(web, "public/icons/icon.svg"), "utf8")))
    .replace("{{tags}}", tags.filter(Boolean).join("\n    "));
}

const textual = new Set([".html", ".js", ".css", ".svg", ".webmanifest", ".json", ".txt"]);

function precompress(folder) {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, item.name);
    if (item.isDirectory()) precompress(file);
    else if (textual.has(extname(file))) {
      const bytes = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: watching ? 4 : 11 };
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}

async function run() {
  const started = Date.now();
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  cpSync(join(web, "public"), dist, { recursive: true });
  const [alone, shared] = await Promise.all([
    bundle(pages.filter((page) => page.entry === "player")),
    bundle(pages.filter((page) => page.entry !== "player")),
  ]);
  const worker = [];
  for (const page of pages) {
    const { outputs } = (page.entry === "player" ? alone : shared).metafile;
    const files = filesOf(page, outputs);
    if (page.entry === "player") worker.push(...files.all);
    writeFileSync(join(dist, page.file), html(page, files));
  }
  const sw = readFileSync(join(web, "src/sw.js"), "utf8");
  writeFileSync(join(dist, "sw.js"), sw.replace('"{{precache}}"', JSON.stringify(worker)));
  precompress(dist);
  console.log(`dist built in ${Date.now() - started} ms`);
}

await run();
if (watching) {
  let timer;
  for (const folder of ["lib", "lib/i18n", "ui", "styles", "player", "tv", "host"]) {
    watch(join(web, "src", folder), () => {
      clearTimeout(timer);
      timer = setTimeout(() => run().catch((error) => console.error(error.message)), 100);
    });
  }
}
