// The words of the pages as TypeScript: src/lib/i18n/generated/<surface>.ts and languages.ts from Content/words.
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { web } from "./writing.mjs";

const words = join(web, "../Content/words");
const json = (...path) => JSON.parse(readFileSync(join(words, ...path), "utf8"));
const from = "// Generated from Content/words by scripts/generate.mjs.\n";

/** The languages of the show, the first of which has every text. */
export const languages = json("languages.json");

const [first, ...others] = languages;

/** One language of a surface as lines of an object literal, in the order of the first one. */
const lines = (keys, texts) =>
  keys
    .filter((key) => typeof texts[key] === "string")
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(texts[key])},\n`)
    .join("");

/** NB: a missing text is left to the compiler. */
function surface(name) {
  const keys = Object.keys(json(first, "pages", `${name}.json`));
  const literal = (lang) => `{\n${lines(keys, json(lang, "pages", `${name}.json`))}}`;
  return (
    `${from}export const ${first} = ${literal(first)} as const;\n` +
    others.map((lang) => `\nexport const ${lang}: Record<keyof typeof ${first}, string> = ${literal(lang)};\n`).join("")
  );
}

const table = (key) =>
  `{ ${languages.map((lang) => `${lang}: ${JSON.stringify(json(lang, "language.json")[key])}`).join(", ")} }`;

const list = () =>
  `${from}export const languages = ${JSON.stringify(languages)} as const;\n\n` +
  `/** What each language calls itself. */\nexport const ownNames = ${table("name")} as const;\n\n` +
  `/** How each writes numbers and days. */\nexport const locales = ${table("locale")} as const;\n`;

/** The modules as [path, text]. */
export const messageFiles = () => [
  ["src/lib/i18n/generated/languages.ts", list()],
  ...readdirSync(join(words, first, "pages"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => basename(file, ".json"))
    .map((name) => [`src/lib/i18n/generated/${name}.ts`, surface(name)]),
];
