// What players are praised for, apart from the pages' other texts (EVE78); `ta` is their translator.
import { translator } from "./core";
import * as texts from "./generated/awards";

export const ta = translator(texts);
