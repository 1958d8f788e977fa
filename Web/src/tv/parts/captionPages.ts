// What is said, cut to what a caption may show at a time (UI-T25).
import { balanced } from "./balance";

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

/** Pages of at most two lines of 42 characters; markup and pauses are for the voice only. */
export function captionPages(text: string): string[][] {
  const clean = plain(text);
  if (!clean) return [];
  return spokenTogether(clean).flatMap((part) => {
    const lines = balanced(part, lineLength);
    const pages: string[][] = [];
    for (let i = 0; i < lines.length; i += linesAtOnce) pages.push(lines.slice(i, i + linesAtOnce));
    return pages;
  });
}
