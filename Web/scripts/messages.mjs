// The message catalogue as TypeScript: src/lib/i18n/generated/<surface>.ts from messages/<surface>.json.
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { web } from "./writing.mjs";

/** One language of a surface as lines of an object literal; a missing text is left to the compiler. */
const lines = (messages, lang) =>
  Object.entries(messages)
    .filter(([, texts]) => typeof texts[lang] === "string")
    .map(([key, texts]) => `  ${JSON.stringify(key)}: ${JSON.stringify(texts[lang])},\n`)
    .join("");

const moduleOf = (surface, messages) =>
  `// Generated from messages/${surface}.json by scripts/generate.mjs.\n` +
  `export const sv = {\n${lines(messages, "sv")}} as const;\n\n` +
  `export const en: Record<keyof typeof sv, string> = {\n${lines(messages, "en")}};\n`;

/** The modules as [path, text]. */
export const messageFiles = () =>
  readdirSync(join(web, "messages"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      const surface = basename(file, ".json");
      const messages = JSON.parse(readFileSync(join(web, "messages", file), "utf8"));
      return [`src/lib/i18n/generated/${surface}.ts`, moduleOf(surface, messages)];
    });
