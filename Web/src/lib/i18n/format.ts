// Texts with their values filled in: plural forms, numbers and names as the language writes them (UI-A18).
import { locales } from "./generated/languages";
import type { Lang } from "./language";

export type Values = Record<string, string | number>;

/** NB: made when first asked for: the first of them holds up a slow phone for a tenth of a second. */
function perLang<T>(make: (locale: string) => T): (lang: Lang) => T {
  const made: Partial<Record<Lang, T>> = {};
  return (lang) => (made[lang] ??= make(locales[lang]));
}

const numbers = perLang((locale) => new Intl.NumberFormat(locale));
const dates = perLang((locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" }));

/** Digits that every language here writes alike. */
const isPlain = (n: number): boolean => Number.isInteger(n) && n >= 0 && n < 1000;

export const formatNumber = (n: number, lang: Lang): string => (isPlain(n) ? String(n) : numbers(lang).format(n));

/** A day, from epoch ms: "21 nov. 2026", "21 Nov 2026". */
export const formatDate = (ms: number, lang: Lang): string => dates(lang).format(ms);

/** `one|other`, chosen by {n}: by the rules of CLDR, the languages here use `one` for 1 and -1 alone. */
function formOf(text: string, n: unknown): string {
  const [one = text, other] = text.split("|");
  return other === undefined || Math.abs(Number(n)) === 1 ? one : other;
}

const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A word written from the right stands apart, so that it leaves the numbers and signs around it where they are. */
const apart = (word: string): string => (fromTheRight.test(word) ? `\u2068${word}\u2069` : word);

export function format(text: string, values: Values, lang: Lang): string {
  return formOf(text, values.n).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? formatNumber(value, lang) : apart(value);
  });
}
