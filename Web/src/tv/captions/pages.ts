// What is said, cut to what a caption may show at a time (UI-T25).
import { balanced } from "../parts/balance";

/** A caption stays at least this long. */
export const shortestMs = 2000;

const lineLength = 42;
const linesAtOnce = 2;

const plain = (text: string): string => text.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").trim();

const sentencesOf = (text: string): string[] => text.match(/[^.!?…]+[.!?…]+["”’)]*\s*|[^.!?…]+$/g) ?? [text];

/** Whole sentences together as long as they fit. */
function spokenTogether(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of sentencesOf(text).map((s) => s.trim())) {
    const joined = `${parts[parts.length - 1] ?? ""} ${sentence}`.trim();
    if (parts.length > 0 && balanced(joined, lineLength).length <= linesAtOnce) parts[parts.length - 1] = joined;
    else parts.push(sentence);
  }
  return parts;
}

/** Two lines of 42 characters at most. */
export interface Page {
  lines: string[];
  ms: number;
}

/** Lines two by two; markup and pauses are for the voice only. */
function pairsOf(text: string): string[][] {
  const clean = plain(text);
  if (!clean) return [];
  return spokenTogether(clean).flatMap((part) => {
    const lines = balanced(part, lineLength);
    const pairs: string[][] = [];
    for (let i = 0; i < lines.length; i += linesAtOnce) pairs.push(lines.slice(i, i + linesAtOnce));
    return pairs;
  });
}

/** The pages of a clip; each stays for its share of the words. */
export function pagesOf(text: string, durationMs: number): Page[] {
  const pairs = pairsOf(text);
  const length = (lines: string[]): number => lines.join(" ").length;
  const all = pairs.reduce((sum, lines) => sum + length(lines), 0);
  return pairs.map((lines) => ({ lines, ms: (Math.max(shortestMs, durationMs) * length(lines)) / all }));
}

/** What is left of them when `passedMs` have passed. */
export function pagesFrom([page, ...rest]: Page[], passedMs: number): Page[] {
  if (!page) return [];
  const left = page.ms - Math.max(0, passedMs);
  return left > 0 ? [{ ...page, ms: left }, ...rest] : pagesFrom(rest, passedMs - page.ms);
}
