// What is said, in words (UI-T25): two lines of 42 characters at a time, for as long as the clip lasts.
import { useEffect, useState } from "react";
import { serverNow, useEvent, useGame } from "../../lib/store";
import { getLang } from "../../lib/i18n/core";
import { captionPages } from "./captionPages";
import { Lines } from "./Lines";

const shortestMs = 2000;

interface Page {
  lines: string[];
  ms: number;
}

/** Each page stays for its share of the words. */
function pagesOf(text: string, durationMs: number): Page[] {
  const pages = captionPages(text);
  const length = (lines: string[]): number => lines.join(" ").length;
  const all = pages.reduce((sum, lines) => sum + length(lines), 0);
  return pages.map((lines) => ({ lines, ms: (Math.max(shortestMs, durationMs) * length(lines)) / all }));
}

/** The caption that a TV finds when it comes back in the middle of a clip; clues and questions have their own place. */
function useRestored(show: (text: string, durationMs: number) => void): void {
  const { restored, state } = useGame();
  const clip = restored ? state?.audioState?.activeVoiceClip : null;
  const own = [state?.clueText, state?.followupQuestion?.questionText];
  useEffect(() => {
    if (!clip || own.includes(clip.text)) return;
    const left = clip.startAtServerMs + clip.durationMs - serverNow();
    if (left > 0) show(clip.text, left);
    // NB: only the moment of restoring counts; what follows arrives as events.
  }, [clip?.clipId]);
}

export function Captions() {
  const [pages, setPages] = useState<Page[]>([]);
  const [page] = pages;
  useRestored((text, durationMs) => setPages(pagesOf(text, durationMs)));
  useEvent("AUDIO_PLAY", (clip) => {
    if (clip.showText) setPages(pagesOf(clip.text, clip.durationMs));
  });
  useEvent("VOICE_LINE", (line) => {
    setPages(pagesOf(line.text, line.displayDurationMs ?? line.durationMs ?? shortestMs));
  });
  useEvent("AUDIO_STOP", () => setPages([]));
  useEffect(() => {
    if (!page) return;
    const timer = window.setTimeout(() => setPages((now) => now.slice(1)), page.ms);
    return () => window.clearTimeout(timer);
  }, [page]);
  return page ? (
    <p className="caption" data-testid="caption" lang={getLang()}>
      <Lines lines={page.lines} />
    </p>
  ) : null;
}
