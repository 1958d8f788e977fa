// What several pages write in the same way.
import { tc } from "./common";

/** Points that an answer gave: "+8 p"; none are a dash, which is kinder than "+0 p". */
export const given = (n: number): string => (n === 0 ? "–" : tc("plusPts", { n }));

/** Somebody's words, in the quotes of the page's language (UI-E3). */
export const quoted = (text: string): string => tc("quoted", { text });
