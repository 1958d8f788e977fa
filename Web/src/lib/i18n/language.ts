// Which language a page speaks: device choice → ?lang= → the session's → the browser's → Swedish (UI-A17, UI-E4).

import { languages } from "./generated/languages";

export { languages, ownNames } from "./generated/languages";

export type Lang = (typeof languages)[number];

export const isLang = (value: unknown): value is Lang => languages.some((lang) => lang === value);

/** Tags of browsers that mean one of ours by another name: Norwegian as such, and its other written form. */
const aliases: Record<string, Lang> = { no: "nb", nn: "nb" };

/** The first of the browser's languages that the pages speak. */
export function preferred(tags: readonly string[] = []): Lang | undefined {
  const known = tags.map((tag) => tag.toLowerCase().split("-")[0] ?? "").map((tag) => aliases[tag] ?? tag);
  return known.find(isLang);
}

export class Language {
  current: Lang = "sv";
  private isFixed = false;
  private readonly subscribers = new Set<() => void>();

  /** `spoken`: the browser's languages, until a game tells its own. */
  constructor(chosen: unknown, asked: unknown, spoken?: readonly string[]) {
    const wish = [chosen, asked].find(isLang);
    this.isFixed = wish !== undefined;
    this.current = wish ?? preferred(spoken) ?? "sv";
  }

  /** The person's own choice, stronger than the session's. */
  choose(next: Lang): void {
    this.isFixed = true;
    this.change(next);
  }

  /** The session's language, where nobody chose; `force`: also where somebody did. */
  follow(next: unknown, force: boolean): void {
    if (isLang(next) && (force || !this.isFixed)) this.change(next);
  }

  subscribe(notify: () => void): () => void {
    this.subscribers.add(notify);
    return () => this.subscribers.delete(notify);
  }

  private change(next: Lang): void {
    if (this.current === next) return;
    this.current = next;
    this.subscribers.forEach((notify) => notify());
  }
}
