// Names of figures and tones, apart from the pages' other texts; `tp` is their translator.
import { translator } from "./core";
import * as texts from "./generated/passenger";

export const tp = translator(texts);
