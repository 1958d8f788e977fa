// Texts of the join page, apart from the game's to keep that page small; `tj` is their translator.
import * as common from "./generated/common";
import * as own from "./generated/join";
import { joined, translator } from "./core";

export const tj = translator(joined(common, own));
