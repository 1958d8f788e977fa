// React as ES modules. As CommonJS it is one great function, which a phone has to read on the thread that draws; as a
// module it is read beside that, and what no page calls falls away.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What each import leads to, in the folder of packages. */
const doors = {
  react: "react/cjs/react.production.min.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.min.js",
  "react-dom": "react-dom/cjs/react-dom.production.min.js",
  "react-dom/client": "react-dom/cjs/react-dom.production.min.js",
  scheduler: "scheduler/cjs/scheduler.production.min.js",
};

/** A library file with its `require` and `exports` as import and export; null where some of them cannot be. */
export function asModule(source) {
  const late = [...source.matchAll(/^exports\.(\w+) = void 0;$/gm)].map(([, name]) => name);
  const text = late
    .reduce((all, name) => all.replaceAll(`exports.${name}`, name), source)
    .replace(/^(\w+) = void 0;$/gm, (line, name) => (late.includes(name) ? `export let ${name};` : line))
    .replace(/^var (\w+) = require\('([\w-]+)'\);$/gm, 'import * as $1 from "$2";')
    .replace(/^var \w+__namespace = .*_interopNamespace\(\w+\);$/gm, "")
    .replace(/\b(\w+)__namespace\b/g, "$1")
    .replace(/^exports\.(\w+) = ([\w$]+);$/gm, "export { $2 as $1 };");
  return /\brequire\(|\bexports[.[]|\bmodule\.exports/.test(text) ? null : text;
}

/** The library's modules by path; null where not all of them can be had. */
async function modules(packages) {
  const paths = [...new Set(Object.values(doors))].map((file) => join(packages, file));
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8").then(asModule, () => null)));
  return texts.includes(null) ? null : new Map(paths.map((path, index) => [path, texts[index]]));
}

/** For esbuild, in production. NB: another edition of React, written otherwise, stays as it is and only weighs more. */
export const reactAsModules = (packages) => ({
  name: "react-as-modules",
  async setup(build) {
    const texts = await modules(packages);
    if (!texts) return console.warn("React stays CommonJS: this edition is written otherwise");
    build.onResolve({ filter: /^(react|scheduler)/ }, ({ path }) => doors[path] && { path: join(packages, doors[path]) });
    build.onLoad({ filter: /\.production\.min\.js$/ }, ({ path }) => texts.has(path) && { contents: texts.get(path) });
  },
});
