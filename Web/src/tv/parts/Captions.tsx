// What is said, in words (UI-T25): two lines of 42 characters at a time, for as long as the clip lasts.
import { useEffect, useState } from "react";
import { getLang } from "../../lib/i18n/core";
import { useEvent } from "../../lib/store";

const lineLength = 42;
const shortestMs = 2000;

interface Caption {
  pages: string[];
  pageMs: number;
}

/** Splits at spaces into pages of at most two lines. */
export function captionPages(text: string): string[] {
  const pages: string[] = [];
  for (const word of text.replace(/<[^>]*>/g, " ").split(/\s+/).filter(Boolean)) {
    const last = pages[pages.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= lineLength * 2) {
      pages[pages.length - 1] = `${last} ${word}`;
    } else pages.push(word);
  }
  return pages;
}

function captionOf(text: string, durationMs: number): Caption | null {
  const pages = captionPages(text);
  if (pages.length === 0) return null;
  return { pages, pageMs: Math.max(shortestMs, durationMs) / pages.length };
}

export function Captions() {
  const [caption, setCaption] = useState<Caption | null>(null);
  const [page, setPage] = useState(0);
  const show = (text: string, durationMs: number): void => {
    setPage(0);
    setCaption(captionOf(text, durationMs));
  };
  useEvent("AUDIO_PLAY", (clip) => {
    if (clip.showText) show(clip.text, clip.durationMs);
  });
  useEvent("VOICE_LINE", (line) => show(line.text, line.displayDurationMs ?? line.durationMs ?? shortestMs));
  useEvent("AUDIO_STOP", () => setCaption(null));
  useEffect(() => {
    if (!caption) return;
    const last = page + 1 >= caption.pages.length;
    const timer = window.setTimeout(() => (last ? setCaption(null) : setPage(page + 1)), caption.pageMs);
    return () => window.clearTimeout(timer);
  }, [caption, page]);
  return caption ? (
    <p className="caption" data-testid="caption" lang={getLang()}>
      {caption.pages[page]}
    </p>
  ) : null;
}
