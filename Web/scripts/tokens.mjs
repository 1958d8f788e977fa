// The palette, type and space of UI.md §1 as CSS: src/styles/tokens.css from src/styles/tokens.json.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { web } from "./writing.mjs";

/** `bgBase` → `--bg-base`, `space1` → `--space-1`. */
const cssName = (name) => `--${name.replace(/([A-Z]|\d+)/g, "-$1").toLowerCase()}`;

const writers = {
  palette: (colour) => colour,
  gradient: ({ angle, stops }) => `linear-gradient(${angle}deg, ${stops.map((s) => `var(${cssName(s)})`).join(", ")})`,
  shade: (channels) => channels.join(", "),
  px: (px) => `${px}px`,
  shadow: ({ y, blur, opacity }) => `0 ${y}px ${blur}px rgba(0, 0, 0, ${opacity})`,
  easing: (points) => `cubic-bezier(${points.join(", ")})`,
};

/** `#0B1220` → `11, 18, 32`: for `rgba(var(--bg-base-rgb), 0.5)`, where televisions know no color-mix(). */
const channelsOf = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)).join(", ");

const declarations = ([kind, tokens]) =>
  Object.entries(tokens).map(([name, value]) => `  ${cssName(name)}: ${writers[kind](value)};\n`).join("");

/** The stylesheet as [path, text]. */
export function tokenFiles() {
  const { channels, ...tokens } = JSON.parse(readFileSync(join(web, "src/styles/tokens.json"), "utf8"));
  const tints = channels.map((name) => `  ${cssName(name)}-rgb: ${channelsOf(tokens.palette[name])};\n`).join("");
  const head = "/* Generated from tokens.json by scripts/generate.mjs. */\n";
  const body = [tints, ...Object.entries(tokens).map(declarations)].join("\n");
  return [["src/styles/tokens.css", `${head}:root {\n${body}}\n`]];
}
