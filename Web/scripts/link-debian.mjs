// Fills node_modules from Debian's node-* packages, for machines without an npm registry.
//
// The packages named in package.json are copied, not linked: a symbolic link resolves to
// /usr/share/nodejs, and tsc and esbuild would then look for dependencies there.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(web, "node_modules");

function roots() {
  const lib = "/usr/lib";
  const arch = existsSync(lib) ? readdirSync(lib).map((d) => join(lib, d, "nodejs")) : [];
  return ["/usr/share/nodejs", "/usr/lib/nodejs", ...arch].filter((d) => existsSync(d));
}

const readJSON = (file) => JSON.parse(readFileSync(file, "utf8"));

function locate(name) {
  return roots()
    .map((root) => join(root, name))
    .find((dir) => existsSync(dir));
}

function copy(name, required, done) {
  if (done.has(name)) return;
  done.add(name);
  const source = locate(name);
  if (!source) {
    if (required) throw new Error(`Debian has no package here for "${name}"`);
    return;
  }
  mkdirSync(dirname(join(target, name)), { recursive: true });
  cpSync(source, join(target, name), { recursive: true, dereference: true });
  const manifest = join(source, "package.json");
  const { dependencies, optionalDependencies } = existsSync(manifest) ? readJSON(manifest) : {};
  // NB: Debian bundles some dependencies into their parent, so these are copied when present.
  for (const child of Object.keys({ ...dependencies, ...optionalDependencies })) {
    copy(child, false, done);
  }
}

const wanted = readJSON(join(web, "package.json"));
const names = Object.keys({ ...wanted.dependencies, ...wanted.devDependencies });
rmSync(target, { recursive: true, force: true });
const done = new Set();
try {
  for (const name of names) copy(name, true, done);
} catch (error) {
  console.error(`${error.message}
Install them with:
  apt-get install -y --no-install-recommends node-typescript esbuild node-react node-react-dom \\
    node-csstype node-canvas-confetti node-qrcode-generator`);
  process.exit(1);
}
console.log(`node_modules: ${names.length} packages copied from Debian`);
