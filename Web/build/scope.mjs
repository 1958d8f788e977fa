// The style sheets of a page hold for that page alone: each of their rules is written out with the page's mark before
// it. The mark also lets a page's rule win over one of the shared sheets (styles/all.css), as a layer would; televisions
// know no @layer.
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";

/** At-rules with rules in them; in the others (@keyframes, @font-face) nothing is selected. */
const grouping = /^@(media|supports)\b/;
const root = /^(?::root|html)(?![\w-])/;

/** Splits at the commas outside of brackets. */
const listed = (selectors) => selectors.split(/,(?![^([]*[)\]])/).map((each) => each.trim());

function marked(selector, mark) {
  return root.test(selector) ? selector.replace(root, (element) => element + mark) : `${mark} ${selector}`;
}

/** Where the block that begins at `open` ends. */
function closing(css, open) {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "{") depth++;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  throw new Error(`a block without an end: ${css.slice(open, open + 60)}`);
}

function block(prelude, body, mark) {
  if (grouping.test(prelude)) return `${prelude}{${rules(body, mark)}}`;
  if (prelude.startsWith("@")) return `${prelude}{${body}}`;
  return `${listed(prelude).map((selector) => marked(selector, mark)).join(",")}{${body}}`;
}

function rules(css, mark) {
  let written = "";
  for (let rest = css.trim(); rest; ) {
    const end = rest.search(/[;{]/);
    if (end < 0) throw new Error(`neither a rule nor an import: ${rest.slice(0, 60)}`);
    const close = rest[end] === ";" ? end : closing(rest, end);
    written += rest[end] === ";" ? rest.slice(0, end + 1) : block(rest.slice(0, end).trim(), rest.slice(end + 1, close), mark);
    rest = rest.slice(close + 1).trim();
  }
  return written;
}

/** A style sheet with every rule under `[data-page=<page>]`, which the page's html element has. */
export const scoped = (css, page) => rules(css.replace(/\/\*[^]*?\*\//g, ""), `[data-page=${page}]`);

/** For esbuild: scopes the sheets of `src/<page>` and of its `css` folder. */
export const pageScope = {
  name: "page-scope",
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/](host|listen|player|tv)[\\/].*\.css$/ }, ({ path }) => {
      const folder = dirname(path);
      const page = basename(basename(folder) === "css" ? dirname(folder) : folder);
      return { contents: scoped(readFileSync(path, "utf8"), page), loader: "css", resolveDir: folder };
    });
  },
};
