// What carriages are called (EVE43), apart from the pages' other texts; `tc` is their translator.
import { translator } from "./core";
import * as texts from "./generated/carriages";

export const tc = translator(texts);
