// The first screens of a page, drawn at build time, so that a phone paints before it has the script.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { languages } from "../scripts/messages.mjs";


/** What the page's modules ask of a browser while they are read. */
const window = (lang) => ({
  location: { pathname: "/", search: `?lang=${lang}` },
  localStorage: { getItem: () => null },
});

async function draw(module) {
  const screens = [];
  for (const lang of languages) {
    globalThis.window = window(lang);
    const { drawn } = await import(`${pathToFileURL(module)}?${lang}`);
    for (const [name, html] of drawn) screens.push({ name: `${lang}-${name}`, lang, html });
  }
  delete globalThis.window;
  return screens;
}

/**
 * The drawn screens of `entry` as html. The style that shows the one chosen by boot stands after them:
 * a screen of which half has arrived is not painted, and so never grows before one's eyes.
 */
export async function firstScreens(web, entry) {
  const folder = mkdtempSync(join(tmpdir(), "tripto-first-"));
  const outfile = join(folder, "drawn.mjs");
  const banner = { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' };
  const define = { "process.env.NODE_ENV": '"production"' };
  await build({
    absWorkingDir: web, entryPoints: [entry], outfile, banner, define,
    bundle: true, platform: "node", format: "esm", jsx: "automatic", logLevel: "warning",
    loader: { ".svg": "file" },
  });
  const screens = await draw(outfile);
  rmSync(folder, { recursive: true });
  const shown = screens.map(({ name }) => `[data-first=${name}] [data-first=${name}]`).join();
  return [
    ...screens.map(({ name, lang, html }) => `<div class="first" lang="${lang}" data-first="${name}">${html}</div>`),
    `<style>${shown}{display:block}</style>`,
  ].join("\n    ");
}
