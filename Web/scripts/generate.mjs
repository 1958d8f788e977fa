// Writes every generated source; `--check` writes nothing and fails when one is not up to date.
import { fileURLToPath } from "node:url";
import { messageFiles } from "./messages.mjs";
import { passengerFiles } from "./passengers.mjs";
import { ruleFiles } from "./rules.mjs";
import { tokenFiles } from "./tokens.mjs";
import { writeChanged } from "./writing.mjs";

/** Brings the generated sources up to date; returns the files that were not. */
export const generate = (options) =>
  writeChanged([...messageFiles(), ...passengerFiles(), ...ruleFiles(), ...tokenFiles()], options);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes("--check");
  const changed = generate({ check });
  if (check && changed.length > 0) {
    console.error(`run node scripts/generate.mjs, not up to date: ${changed.join(", ")}`);
    process.exit(1);
  }
}
