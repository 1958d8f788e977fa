// Texts of the player page, with the common ones; `t` is their translator.
import * as common from "./generated/common";
import * as own from "./generated/player";
import { joined, translator } from "./core";

export const t = translator(joined(common, own));
