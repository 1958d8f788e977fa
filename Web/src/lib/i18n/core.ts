// The language of the page, and translators whose keys and parameters the compiler checks.
import { useSyncExternalStore } from "react";
import { read, write } from "../storage";
import { format, formatDate, formatNumber, type Values } from "./format";
import { Language, languages, type Lang } from "./language";

export type { Lang } from "./language";

type Names<S extends string> = S extends `${string}{${infer P}}${infer Rest}` ? P | Names<Rest> : never;
type Args<S extends string> = [Names<S>] extends [never]
  ? []
  : [values: Record<Names<S>, string | number>];

type Texts = Record<string, string>;

/** A surface's texts: every Swedish key stands in every language. `one|other` are plural forms of {n}. */
type Catalogue<M extends Texts> = { sv: M } & Record<Lang, { [K in keyof M]: string }>;

/** The texts of two surfaces as one catalogue. */
export const joined = <A extends Texts, B extends Texts>(one: Catalogue<A>, other: Catalogue<B>) =>
  Object.fromEntries(languages.map((lang) => [lang, { ...one[lang], ...other[lang] }])) as Catalogue<A & B>;

const storageKey = "tripto.lang";
const asked = new URLSearchParams(window.location.search).get("lang");
const language = new Language(read(storageKey), asked, window.navigator?.languages);

export const getLang = (): Lang => language.current;

/** The person's own choice: kept on the device, stronger than the session's (UI-A17). */
export function chooseLang(next: Lang): void {
  write(storageKey, next);
  language.choose(next);
}

/** The session's language, used where nobody chose. The TV passes `force`: it follows the session. */
export const sessionLang = (next: unknown, force = false): void => language.follow(next, force);

const subscribe = (notify: () => void): (() => void) => language.subscribe(notify);

/** Renders again when the language changes; call it once in the root component. */
export const useLang = (): Lang => useSyncExternalStore(subscribe, getLang, getLang);

/** A number and a day (epoch ms) as the page's language writes them (UI-A18). */
export const showNumber = (n: number): string => formatNumber(n, language.current);
export const showDate = (ms: number): string => formatDate(ms, language.current);

/** Makes the `t` of a catalogue: `t("key")` or `t("key", { n: 3 })`. */
export function translator<M extends Texts>(catalogue: Catalogue<M>) {
  return <K extends keyof M & string>(key: K, ...args: Args<M[K]>): string => {
    const values: Values = args[0] ?? {};
    return format(catalogue[language.current][key], values, language.current);
  };
}
