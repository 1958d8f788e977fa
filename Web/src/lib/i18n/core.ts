// The language of the page, and translators whose keys and parameters the compiler checks.
import { useSyncExternalStore } from "react";
import { read, write } from "../storage";

export type Lang = "sv" | "en";

type Names<S extends string> = S extends `${string}{${infer P}}${infer Rest}` ? P | Names<Rest> : never;
type Args<S extends string> = [Names<S>] extends [never]
  ? []
  : [values: Record<Names<S>, string | number>];

/** A surface's texts: every Swedish key has an English one. `one|other` are plural forms of {n}. */
export interface Catalogue<M extends Record<string, string>> {
  sv: M;
  en: { [K in keyof M]: string };
}

const isLang = (value: unknown): value is Lang => value === "sv" || value === "en";
const subscribers = new Set<() => void>();
const chosen = read("tripto.lang");
const asked = new URLSearchParams(window.location.search).get("lang");
let fixed = isLang(chosen) || isLang(asked);
let lang: Lang = isLang(chosen) ? chosen : isLang(asked) ? asked : "sv";

function change(next: Lang): void {
  if (lang === next) return;
  lang = next;
  subscribers.forEach((notify) => notify());
}

export const getLang = (): Lang => lang;

/** The person's own choice: kept on the device, stronger than the session's (UI-A17). */
export function chooseLang(next: Lang): void {
  fixed = true;
  write("tripto.lang", next);
  change(next);
}

/** The session's language, used where nobody chose. The TV passes `force`: it follows the session. */
export function sessionLang(next: unknown, force = false): void {
  if (isLang(next) && (force || !fixed)) change(next);
}

/** Renders again when the language changes; call it once in the root component. */
export const useLang = (): Lang =>
  useSyncExternalStore(
    (notify) => {
      subscribers.add(notify);
      return () => subscribers.delete(notify);
    },
    () => lang,
  );

function plural(text: string, values: Record<string, string | number>): string {
  const [one, other] = text.split("|");
  if (other === undefined || one === undefined) return text;
  return new Intl.PluralRules(lang).select(Number(values.n)) === "one" ? one : other;
}

/** Makes the `t` of a catalogue: `t("key")` or `t("key", { n: 3 })`. */
export function translator<M extends Record<string, string>>(catalogue: Catalogue<M>) {
  return <K extends keyof M & string>(key: K, ...args: Args<M[K]>): string => {
    const values: Record<string, string | number> = args[0] ?? {};
    const text: string = catalogue[lang][key];
    return plural(text, values).replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : typeof value === "number" ? formatNumber(value) : value;
    });
  };
}

const formatNumber = (n: number): string => n.toLocaleString(lang === "sv" ? "sv-SE" : "en-GB");
