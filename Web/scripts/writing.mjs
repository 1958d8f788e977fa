// Files as [path under Web, text] pairs, written only when they differ.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const web = dirname(dirname(fileURLToPath(import.meta.url)));

const read = (file) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** Writes what differs, unless `check`; returns the paths that differed. */
export function writeChanged(files, { check = false } = {}) {
  const changed = files.filter(([path, text]) => read(join(web, path)) !== text);
  for (const [path, text] of check ? [] : changed) {
    mkdirSync(dirname(join(web, path)), { recursive: true });
    writeFileSync(join(web, path), text);
  }
  return changed.map(([path]) => path);
}
