import { useState } from "react";
import { tp } from "../../lib/i18n/passenger";
import { t } from "../../lib/i18n/player";
import { toneName } from "../../ui/passenger/names";
import { Passenger } from "../../ui/passenger/Passenger";
import { PassengerPicker, type PassengerChoice } from "../../ui/passenger/PassengerPicker";
import { Dialog } from "./Dialog";
import type { Look } from "./looks";
import type { ScreenProps } from "./ScreenProps";
import { useLook } from "./useLook";

interface SheetProps {
  look: Look;
  onChoose: (look: Look) => void;
  onClose: () => void;
}

/** NB: told when it is closed: arrow keys pass many figures on their way, and the server takes two choices a second. */
function Sheet({ look, onChoose, onClose }: SheetProps) {
  const [choice, setChoice] = useState<PassengerChoice>(look);
  const done = (): void => {
    const wanted = { ...look, ...choice };
    if (wanted.figure !== look.figure || wanted.tone !== look.tone) onChoose(wanted);
    onClose();
  };
  return (
    <Dialog labelledBy="picker-title" className="picker-sheet" onEscape={onClose} testId="picker-sheet">
      <h2 id="picker-title">{tp("passenger")}</h2>
      <PassengerPicker value={choice} onChange={setChoice} />
      <button type="button" className="btn primary" data-testid="picker-done" onClick={done}>{t("done")}</button>
    </Dialog>
  );
}

/** Oneself, large, and the way to travel as somebody else (UI-E26); nothing where the server knows no passengers. */
export function OwnPassenger({ state, me }: ScreenProps) {
  const { look, taken, choose } = useLook(state, me);
  const [open, setOpen] = useState(false);
  if (!look) return null;
  return (
    <>
      <div className="own-passenger" data-testid="own-passenger">
        <Passenger {...look} size={112} seed={me} />
        <button type="button" className="btn" data-testid="passenger-change" onClick={() => setOpen(true)}>{t("change")}</button>
        <p className="muted" role="status">{taken ? t("figureTaken", { tone: toneName(look.tone) }) : ""}</p>
      </div>
      {open ? <Sheet look={look} onChoose={choose} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
