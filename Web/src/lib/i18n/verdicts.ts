// Texts for how an answer was read. `tr` is their translator.
import { translator } from "./core";
import * as texts from "./generated/verdicts";

export const tr = translator(texts);
