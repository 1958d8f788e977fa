// What the pages must know of the server's rules, read out of its Swift sources: src/lib/rules.gen.ts.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { web } from "./writing.mjs";

const folders = ["Kit/Sources", "Sources"];
const target = "src/lib/rules.gen.ts";

/** Each constant: what stands in the Swift file that declares it, where in that file, and what it is for. */
const rules = [
  ["levels", "struct Format", /standard = Format\(\s*levels: (\[[\d, ]+\])/, "Points of the five clues, in the order they are shown."],
  ["joinCodeLength", "enum JoinCode", /static let length = (\d+)/, "Signs of a game's code (ID4)."],
  ["screenCodeLength", "struct Screens", /static let codeLength = (\d+)/, "Signs of the code that a TV shows (RE70)."],
  ["longestAnswer", "enum AnswerText:", /enum AnswerText: TypedText [^}]*?static let longest = (\d+)/, "In UTF-16 units, as fields count (EV16)."],
  ["longestPlace", "struct GenerationWish", /place\.count > (\d+)/, "Of a place that is asked for, in characters (RE29)."],
  ["longestClue", "enum StyleRules", /let clues = [^}]*?limit\(text, to: (\d+)/, "In characters (L40)."],
  ["mostDestinations", "struct SettingsChange", /destinationsCount = try keys.decodeIfPresent\(1\.\.\.(\d+)/, "Of one game (RE9)."],
  ["regionNames", "struct GenerationWish", /regionNames: Set<String> = (\[[^\]]+\])/, "Where generated destinations may lie (RE33)."],
  ["difficulties", "static let difficulties", /static let difficulties = (\[[^\]]+\])/, "How hard a destination may be."],
  ["themes", "static let themeNames", /static let themeNames = (\[[^\]]+\])/, "What a destination may be about."],
  ["closeCodes", "enum CloseCode", /enum CloseCode\b[^{]*\{([^]*?)\n\n/, "Why a socket is closed (WS12–WS16)."],
];

const swiftFiles = () =>
  folders.flatMap((folder) =>
    readdirSync(join(web, "..", folder), { recursive: true })
      .filter((file) => file.endsWith(".swift"))
      .map((file) => readFileSync(join(web, "..", folder, file), "utf8")));

/** `[1, 2]` and `case a = 1` as TypeScript. */
function literal(swift) {
  const cases = [...swift.matchAll(/case (\w+) = (\d+)/g)];
  if (cases.length > 0) return `{ ${cases.map(([, name, value]) => `${name}: ${value}`).join(", ")} }`;
  const items = swift.match(/"[^"]*"|\d+/g);
  return swift.startsWith("[") ? `[${items.join(", ")}]` : items[0];
}

function declaration([name, home, pattern, says], sources) {
  const found = sources.filter((text) => text.includes(home)).flatMap((text) => text.match(pattern)?.[1] ?? []);
  if (found.length !== 1) throw new Error(`rules.mjs: ${name} stands ${found.length} times in ${home}, not once`);
  const value = literal(found[0]);
  return `\n/** ${says} */\nexport const ${name} = ${value}${/^[[{]/.test(value) ? " as const" : ""};\n`;
}

/** The module as [path, text]. */
export function ruleFiles() {
  const sources = swiftFiles();
  const head = "// Generated from the server's Swift sources by scripts/rules.mjs.\n";
  return [[target, head + rules.map((rule) => declaration(rule, sources)).join("")]];
}
