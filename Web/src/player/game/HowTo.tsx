import { t } from "../../lib/i18n/player";
import { useGame } from "../../lib/store";
import { Dialog } from "./Dialog";
import { hasNotes } from "./evening";
import { Rules } from "./Rules";

/** The rules in three lines, with what is on tonight (UI-E27). */
export function HowTo({ onClose }: { onClose: () => void }) {
  const game = useGame();
  const { state } = game;
  return (
    <Dialog labelledBy="how-title" className="how-to" onEscape={onClose} testId="how-to">
      <h2 id="how-title">{t("howTo")}</h2>
      <Rules notes={hasNotes(game)} carriages={state?.carriages !== undefined}
        children={state?.players.some(({ child }) => child) === true} />
      <button type="button" className="btn" data-testid="how-close" onClick={onClose}>{t("closeMenu")}</button>
    </Dialog>
  );
}
