// Texts that several surfaces use. `tc` is their translator.
import { translator } from "./core";
import * as texts from "./generated/common";

export const tc = translator(texts);
