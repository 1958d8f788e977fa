// The palette, type and space of UI.md §1 as CSS: src/styles/tokens.css from src/styles/tokens.json.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { web } from "./writing.mjs";

/** `bgBase` → `--bg-base`, `space1` → `--space-1`. */
const cssName = (name) => `--${name.replace(/([A-Z]|\d+)/g, "-$1").toLowerCase()}`;

const writers = {
  palette: (colour) => colour,
  gradient: ({ angle, stops }) => `linear-gradient(${angle}deg, ${stops.map((s) => `var(${cssName(s)})`).join(", ")})`,
  px: (px) => `${px}px`,
  shadow: ({ y, blur, opacity }) => `0 ${y}px ${blur}px rgba(0, 0, 0, ${opacity})`,
  easing: (points) => `cubic-bezier(${points.join(", ")})`,
};

const declarations = ([kind, tokens]) =>
  Object.entries(tokens).map(([name, value]) => `  ${cssName(name)}: ${writers[kind](value)};\n`).join("");

/** The stylesheet as [path, text]. */
export function tokenFiles() {
  const tokens = JSON.parse(readFileSync(join(web, "src/styles/tokens.json"), "utf8"));
  const head = "/* Generated from tokens.json by scripts/generate.mjs. */\n";
  const body = Object.entries(tokens).map(declarations).join("\n");
  return [["src/styles/tokens.css", `${head}:root {\n${body}}\n`]];
}
