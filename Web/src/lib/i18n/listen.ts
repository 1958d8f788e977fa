// Texts of the listening page; `t` is their translator.
import { translator } from "./core";
import * as texts from "./generated/listen";

export const t = translator(texts);
