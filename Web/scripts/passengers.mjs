// The passengers of evenings as one picture file: src/ui/passenger/passengers.gen.svg from the drawings beside it (EVE74).
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { web } from "./writing.mjs";

const folder = "src/ui/passenger/figures";
const target = "src/ui/passenger/passengers.gen.svg";

/** The commands of a path without what can be left out. */
const tight = (commands) =>
  commands
    .replace(/\s*([a-z])\s*/gi, "$1")
    .replace(/\s+-/g, "-")
    .replace(/(a[\d.]+ [\d.]+ 0) ?([01]) ([01]) ?/g, "$1 $2$3");

/** A drawing on one line. */
export const squeezed = (drawing) =>
  drawing
    .replace(/<!--[^]*?-->/g, "")
    .replace(/>\s+</g, "><")
    .replace(/\bd="([^"]+)"/g, (_, commands) => `d="${tight(commands)}"`)
    .trim();

/** The drawings of a folder under `figures`, each on a line. */
const drawings = (...path) =>
  readdirSync(join(web, folder, ...path))
    .filter((file) => file.endsWith(".svg"))
    .sort()
    .map((file) => squeezed(readFileSync(join(web, folder, ...path, file), "utf8")));

/** The file as [path, text]: a line for each figure, then one for each part that they share. */
export function passengerFiles() {
  const lines = [...drawings(), ...drawings("parts")];
  return [[target, `<svg xmlns="http://www.w3.org/2000/svg">\n${lines.join("\n")}\n</svg>\n`]];
}
