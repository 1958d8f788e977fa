// Which language a page speaks: device choice → ?lang= → the session's → Swedish (UI-A17).

import { languages } from "./generated/languages";

export { languages, ownNames } from "./generated/languages";

export type Lang = (typeof languages)[number];

export const isLang = (value: unknown): value is Lang => languages.some((lang) => lang === value);

export class Language {
  current: Lang = "sv";
  private isFixed = false;
  private readonly subscribers = new Set<() => void>();

  constructor(chosen: unknown, asked: unknown) {
    const wish = [chosen, asked].find(isLang);
    this.isFixed = wish !== undefined;
    this.current = wish ?? "sv";
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
