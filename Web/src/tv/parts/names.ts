import * as common from "../../lib/i18n/generated/common";
import { languages } from "../../lib/i18n/language";
import { characters } from "../../ui/names";

/** UI-T28: a name on the TV is at most 16 characters. */
export function shortName(name: string): string {
  const all = characters(name);
  return all.length <= 16 ? name : `${all.slice(0, 15).join("").trimEnd()}…`;
}

/** A name with a word, or the part of one before a hyphen, that a card has room for only in small letters. */
export const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => characters(word).length > 9);

/** What a host's seat is called that nobody has named: by the server (ID2), and by the host page in each language. */
const unnamed = new Set<string>(["Host", ...languages.map((lang) => common[lang].hostName)]);

/** The host has a name of its own (UI-E9). */
export const isNamed = (host: string): boolean => !unnamed.has(host);

const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60\u{1f000}-\u{1faff}]/u;

/** The room that a text takes, in ordinary letters. */
export const widthOf = (text: string): number =>
  characters(text).reduce((sum, each) => sum + (wide.test(each) ? 1.7 : 1), 0);

/** So many letters stand in one line of a podium. */
const oneLine = 12;

interface PodiumName {
  lines: string[];
  /** Letters of the longest line. */
  width: number;
}

/** A name in one or two lines, whole (UI-E12): broken where it is about half, at a space or after a hyphen. */
export function podiumName(name: string): PodiumName {
  const whole = { lines: [name], width: widthOf(name) };
  if (whole.width <= oneLine) return whole;
  const breaks = Array.from(name, (each, i) => (/[\s-]/.test(each) ? i : 0)).filter((i) => i > 0);
  const halves = breaks.map((i) => {
    const letters = Array.from(name);
    const lines = [letters.slice(0, i + 1).join("").trimEnd(), letters.slice(i + 1).join("").trimStart()].filter(Boolean);
    return { lines, width: Math.max(...lines.map(widthOf)) };
  });
  // NB: one long word is broken by the style sheet.
  return halves.sort((a, b) => a.width - b.width)[0] ?? { ...whole, width: Math.ceil(whole.width / 2) };
}
