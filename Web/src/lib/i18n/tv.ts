// Texts of the tv page, with the common ones; `t` is their translator.
import * as common from "./generated/common";
import * as own from "./generated/tv";
import { joined, translator } from "./core";

export const t = translator(joined(common, own));
