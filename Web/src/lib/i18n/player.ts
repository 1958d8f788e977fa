// Texts of the player page, with the common ones; `t` is their translator.
import * as common from "./generated/common";
import * as own from "./generated/player";
import { translator } from "./core";

export const t = translator({
  sv: { ...common.sv, ...own.sv },
  en: { ...common.en, ...own.en },
});
