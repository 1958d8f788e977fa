import { useState } from "react";
import { t } from "../../lib/i18n/player";
import { serverNow } from "../../lib/store";
import { Icon } from "../../ui/Icon";
import { Dialog } from "../game/Dialog";
import type { ScreenProps } from "../game/ScreenProps";
import { contentsOf, hasMore } from "./contents";
import { keep } from "./keep";
import { paint } from "./paint";

/** The picture itself, for a finger to hold. */
function Held({ picture, onClose }: { picture: string; onClose: () => void }) {
  return (
    <Dialog labelledBy="card-title" className="held-card" onEscape={onClose} testId="held-card">
      <h2 id="card-title">{t("holdCard")}</h2>
      <img src={picture} alt={t("tonight")} width="1080" height="1350" />
      <button type="button" className="btn" data-testid="held-close" onClick={onClose}>{t("closeMenu")}</button>
    </Dialog>
  );
}

/** The night as a picture to take home (UI-E36): made here, and uploaded nowhere. */
export function SaveCard({ state, me }: ScreenProps) {
  const [whole, setWhole] = useState(false);
  const [busy, setBusy] = useState(false);
  const [picture, setPicture] = useState("");
  const save = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const nowMs = serverNow();
    const canvas = await paint(contentsOf(state, me, whole, nowMs));
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (!blob || !(await keep(blob, new Date(nowMs)))) setPicture(canvas.toDataURL("image/png"));
    setBusy(false);
  };
  return (
    <div className="save-card">
      <button type="button" className="btn" data-testid="save-card" aria-disabled={busy} onClick={() => void save()}>
        <Icon name="download" />
        {t("saveCard")}
      </button>
      {hasMore(state) ? (
        <button type="button" className="btn" data-testid="whole-night" aria-pressed={whole} onClick={() => setWhole(!whole)}>
          {whole ? <Icon name="check" /> : null}
          {t("wholeNight")}
        </button>
      ) : null}
      {picture ? <Held picture={picture} onClose={() => setPicture("")} /> : null}
    </div>
  );
}
