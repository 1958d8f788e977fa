// What is said, in words (UI-T25): two lines of 42 characters at a time, for as long as the clip lasts.
import { useEffect, useState } from "react";
import { serverNow, useEvent, useGame } from "../../lib/store";
import { getLang } from "../../lib/i18n/core";
import { Lines } from "../parts/Lines";
import { isShown, useCaptionMode } from "./mode";
import { pagesFrom, pagesOf, shortestMs, type Page } from "./pages";

interface Caption {
  /** Undefined: words without a clip. */
  clipId?: string;
  /** False: the screen shows the words already. */
  isBanter: boolean;
  pages: Page[];
}

/** The caption that a TV finds when it comes back in the middle of a clip; clues and questions have their own place. */
function useRestored(show: (caption: Caption) => void): void {
  const { restored, state } = useGame();
  const clip = restored ? state?.audioState?.activeVoiceClip : null;
  const own = [state?.clueText, state?.followupQuestion?.questionText];
  useEffect(() => {
    if (!clip) return;
    const { clipId, text, durationMs, startAtServerMs } = clip;
    show({ clipId, isBanter: !own.includes(text), pages: pagesFrom(pagesOf(text, durationMs), serverNow() - startAtServerMs) });
    // NB: only the moment of restoring counts; what follows arrives as events.
  }, [clip?.clipId]);
}

/** The caption of now; its pages turn by themselves. */
function useCaption(): Caption | null {
  const [caption, setCaption] = useState<Caption | null>(null);
  const page = caption?.pages[0];
  const mode = useCaptionMode();
  useRestored(setCaption);
  useEvent("AUDIO_PLAY", ({ clipId, text, durationMs, showText: isBanter }) => {
    // NB: a clue that is read aloud takes no line away that has just been shown.
    if (isShown(mode, isBanter)) setCaption({ clipId, isBanter, pages: pagesOf(text, durationMs) });
  });
  useEvent("VOICE_LINE", ({ clipId, text, displayDurationMs, durationMs = shortestMs }) => {
    setCaption({ clipId, isBanter: true, pages: pagesOf(text, displayDurationMs ?? durationMs) });
  });
  useEvent("AUDIO_STOP", ({ clipId }) => setCaption((now) => (now?.clipId === clipId ? null : now)));
  useEffect(() => {
    if (!page) return;
    const turn = (): void => setCaption((now) => now && { ...now, pages: now.pages.slice(1) });
    const timer = window.setTimeout(turn, page.ms);
    return () => window.clearTimeout(timer);
  }, [page]);
  return caption && isShown(mode, caption.isBanter) ? caption : null;
}

export function Captions() {
  const page = useCaption()?.pages[0];
  return page ? (
    <p className="caption" data-testid="caption" lang={getLang()}>
      <Lines lines={page.lines} />
    </p>
  ) : null;
}
