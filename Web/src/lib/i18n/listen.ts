// Texts of the listening page; `t` is their translator.
import { en, sv } from "./generated/listen";
import { translator } from "./core";

export const t = translator({ sv, en });
