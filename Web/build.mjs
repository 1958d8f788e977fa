// Builds dist/: the four pages with hashed assets, the soundtrack, the documents of the wire, and a .br and a .gz beside every text file.
//
// The player page paints before its script is there: its first screens are drawn into the html, its
// styles are inlined, and a tiny script picks the right screen.
// The player page is bundled on its own so that a phone fetches one script; the others share
// chunks. `--watch` rebuilds unminified on every change under src/; `--out DIR` builds elsewhere;
// `--only PAGE` builds one page.
import { cpSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { precompress } from "./build/compress.mjs";
import { firstScreens } from "./build/first.mjs";
import { reactAsModules } from "./build/react.mjs";
import { pageScope } from "./build/scope.mjs";
import { generate } from "./scripts/generate.mjs";

const web = dirname(fileURLToPath(import.meta.url));
const argument = (name) => process.argv[process.argv.indexOf(name) + 1 || process.argv.length];
const dist = resolve(argument("--out") ?? join(web, "dist"));
const only = argument("--only");
const watching = process.argv.includes("--watch");

const pages = [
  // NB: `late`: styles that the page asks for only when the game begins, to keep joining small.
  { entry: "player", file: "index.html", title: "Tripto", preload: false, manifest: false, late: "game", first: true },
  { entry: "tv", file: "tv.html", title: "Tripto TV", preload: true, manifest: false },
  { entry: "host", file: "host.html", title: "Tripto Host", preload: false, manifest: true },
  { entry: "listen", file: "listen.html", title: "Tripto Soundtrack", preload: false, manifest: false },
].filter((page) => !only || page.entry === only);

const soundtrack = join(web, "../Soundtrack");
const documents = join(web, "../docs/api");
const isServed = (file) => file === soundtrack || /(\.m4a|manifest\.json)$/.test(file);

const entries = (page) => [
  [page.entry, `src/${page.entry}/main.tsx`],
  ...(page.late ? [[page.late, `src/${page.entry}/${page.late}.css`]] : []),
  ...(page.first ? [["react", `src/${page.entry}/first/react.ts`]] : []),
];

const settings = {
  absWorkingDir: web,
  outdir: join(dist, "assets"),
  entryNames: "[name]-[hash]",
  bundle: true,
  target: ["es2020", "safari14"],
  minify: !watching,
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
};

const bundle = (some) =>
  build({
    ...settings,
    entryPoints: Object.fromEntries(some.flatMap(entries)),
    chunkNames: "chunk-[hash]",
    assetNames: "[name]-[hash]",
    splitting: true,
    format: "esm",
    jsx: "automatic",
    loader: { ".woff2": "file", ".bin": "file", ".svg": "file" },
    sourcemap: watching ? "inline" : false,
    define: { "process.env.NODE_ENV": JSON.stringify(watching ? "development" : "production") },
    plugins: [pageScope, ...(watching ? [] : [reactAsModules(join(web, "node_modules"))])],
  });

const urlOf = (file) => file && `/assets/${basename(file)}`;

/** What paints before the page's script: drawn screens, styles, and the script that picks one. */
async function first(page, files) {
  const { entry } = page;
  const [html, boot] = await Promise.all([
    firstScreens(web, `src/${entry}/first/drawn.tsx`),
    build({ ...settings, entryPoints: { boot: `src/${entry}/first/boot.ts` }, format: "iife" }),
  ]);
  const css = readFileSync(join(dist, files.css), "utf8").trim();
  rmSync(join(dist, files.css));
  return { boot: urlOf(Object.keys(boot.metafile.outputs)[0]), css, html };
}

/** The files of one page: its script, the chunks the script imports at once, its css and fonts. */
function filesOf({ entry, late }, outputs) {
  const names = Object.keys(outputs);
  const cssOf = (name) => urlOf(names.find((f) => basename(f).startsWith(`${name}-`) && f.endsWith(".css")));
  const scriptOf = (source) => names.find((f) => outputs[f].entryPoint === `src/${entry}/${source}`);
  const script = scriptOf("main.tsx");
  const atOnce = outputs[script].imports.filter((i) => i.kind === "import-statement");
  return {
    script: urlOf(script),
    library: urlOf(scriptOf("first/react.ts")),
    css: cssOf(entry),
    late: late && cssOf(late),
    chunks: atOnce.map((i) => urlOf(i.path)),
    fonts: names.filter((f) => f.endsWith(".woff2")).map(urlOf),
    all: names.map(urlOf),
  };
}

const plainRoot = '<div id="root" data-phase="BOOT" data-conn="idle"></div>';

function html(page, files, drawn) {
  const tags = [
    ...(page.preload ? files.fonts : []).map(
      (f) => `<link rel="preload" href="${f}" as="font" type="font/woff2" crossorigin>`,
    ),
    drawn ? `<style>${drawn.css}</style>` : `<link rel="stylesheet" href="${files.css}">`,
    drawn ? `<script src="${drawn.boot}" data-steps="${files.library} ${files.script}"></script>` : "",
    ...[...files.chunks, ...(drawn ? [files.library, files.script] : [])].map(
      (f) => `<link rel="modulepreload" href="${f}">`,
    ),
    files.late ? `<meta name="late-styles" content="${files.late}">` : "",
    page.manifest ? `<link rel="manifest" href="/manifest.webmanifest">` : "",
    drawn ? "" : `<script type="module" src="${files.script}"></script>`,
  ];
  return readFileSync(join(web, "src/template.html"), "utf8")
    .replace("{{title}}", page.title)
    .replace("{{page}}", page.entry)
    .replace("{{icon}}", encodeURIComponent(readFileSync(join(web, "public/icons/icon.svg"), "utf8")))
    .replace("{{root}}", () => drawn?.html ?? plainRoot)
    .replace("{{tags}}", () => tags.filter(Boolean).join("\n    "));
}

async function run() {
  const started = Date.now();
  generate();
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  cpSync(join(web, "public"), dist, { recursive: true });
  cpSync(documents, join(dist, "v1"), { recursive: true });
  cpSync(soundtrack, join(dist, "audio"), { recursive: true, filter: isServed });
  const [alone, shared] = await Promise.all([
    bundle(pages.filter((page) => page.entry === "player")),
    bundle(pages.filter((page) => page.entry !== "player")),
  ]);
  const worker = [];
  for (const page of pages) {
    const { outputs } = (page.entry === "player" ? alone : shared).metafile;
    const files = filesOf(page, outputs);
    const drawn = page.first && (await first(page, files));
    if (drawn) worker.push(...files.all.filter((file) => file !== files.css), drawn.boot, "/manifest.webmanifest");
    writeFileSync(join(dist, page.file), html(page, files, drawn));
  }
  const sw = readFileSync(join(web, "src/sw.js"), "utf8");
  writeFileSync(join(dist, "sw.js"), sw.replace('"{{precache}}"', JSON.stringify(worker)));
  precompress(dist, watching);
  console.log(`dist built in ${Date.now() - started} ms`);
}

await run();
if (watching) {
  let timer;
  for (const folder of ["../Content/words", "src"]) {
    watch(join(web, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => run().catch((error) => console.error(error.message)), 100);
    });
  }
}
