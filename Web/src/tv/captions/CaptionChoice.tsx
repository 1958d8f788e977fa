// Captions off, for what is only spoken, or for all speech: a button before the show, a key during it.
import { useEffect, useState } from "react";
import { t } from "../../lib/i18n/tv";
import { Icon } from "../../ui/Icon";
import { chooseNextCaptions, useCaptionMode } from "./mode";

/** On a keyboard, and on remotes that have a key for it. */
const keys = ["c", "C", "Subtitle", "ClosedCaptionToggle"];
const toldMs = 2500;

export function CaptionChoice() {
  const mode = useCaptionMode();
  return (
    <button type="button" className="btn caption-choice" data-testid="captions" data-mode={mode} onClick={chooseNextCaptions}>
      <Icon name="chat" />
      {t(`captions_${mode}`)}
    </button>
  );
}

/** In play there is nothing to press on the screen: the key changes the captions, and a line tells how. */
export function CaptionKey() {
  const mode = useCaptionMode();
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    const press = ({ key, repeat }: KeyboardEvent): void => {
      if (repeat || !keys.includes(key)) return;
      chooseNextCaptions();
      setPresses((n) => n + 1);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  useEffect(() => {
    if (presses === 0) return;
    const timer = window.setTimeout(() => setPresses(0), toldMs);
    return () => window.clearTimeout(timer);
  }, [presses]);
  return presses > 0 ? (
    <p className="toast" role="status" data-testid="captions-told">
      {t(`captions_${mode}`)}
    </p>
  ) : null;
}
