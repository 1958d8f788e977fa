import { t } from "../../lib/i18n/player";
import { useGame } from "../../lib/store";
import { Dialog } from "./Dialog";
import { hasNotes } from "./evening";

/** The rules in three lines, with what is on tonight (UI-E27). */
export function HowTo({ onClose }: { onClose: () => void }) {
  const game = useGame();
  return (
    <Dialog labelledBy="how-title" className="how-to" onEscape={onClose} testId="how-to">
      <h2 id="how-title">{t("howTo")}</h2>
      <ol>
        <li>{t("rule1")}</li>
        <li>{t("rule2")}</li>
        {hasNotes(game) ? <li>{t("rule3")}</li> : null}
        {game.lobby?.settings?.carriages ? <li>{t("ruleCarriages")}</li> : null}
      </ol>
      <button type="button" className="btn" data-testid="how-close" onClick={onClose}>{t("closeMenu")}</button>
    </Dialog>
  );
}
