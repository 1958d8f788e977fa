import { useState } from "react";
import { t } from "../../lib/i18n/player";
import { useGame } from "../../lib/store";
import { Icon } from "../../ui/Icon";
import { LanguageSwitch } from "../../ui/LanguageSwitch";
import { Dialog } from "./Dialog";
import { HowTo } from "./HowTo";
import { LeaveDialog } from "./LeaveDialog";

interface SheetProps {
  /** In evenings, which alone tell their rules (UI-E27). */
  onHowTo?: (() => void) | undefined;
  onLeave: () => void;
  onClose: () => void;
}

function Sheet({ onHowTo, onLeave, onClose }: SheetProps) {
  return (
    <Dialog labelledBy="menu-title" className="menu-sheet" onEscape={onClose} testId="menu-sheet">
      <h2 id="menu-title">{t("menu")}</h2>
      <LanguageSwitch />
      {onHowTo ? (
        <button type="button" className="btn" data-testid="how-open" onClick={onHowTo}>
          <Icon name="question" />
          {t("howTo")}
        </button>
      ) : null}
      <button type="button" className="btn" data-testid="leave" onClick={onLeave}>
        <Icon name="door" />
        {t("leave")}
      </button>
      <button type="button" className="btn" data-testid="menu-close" onClick={onClose}>{t("closeMenu")}</button>
    </Dialog>
  );
}

/** What a guest needs now and then, on every screen: another language (UI-E4), the rules, and the way out. */
export function Menu({ onLeave }: { onLeave: () => void }) {
  const [open, setOpen] = useState<"" | "menu" | "how" | "leave">("");
  const isEvening = useGame().state?.journey !== undefined;
  const close = (): void => setOpen("");
  return (
    <>
      <button type="button" className="icon-button" data-testid="menu" aria-label={t("menu")} aria-haspopup="dialog"
        onClick={() => setOpen("menu")}>
        <Icon name="more" />
      </button>
      {open === "menu" ? (
        <Sheet onHowTo={isEvening ? () => setOpen("how") : undefined} onLeave={() => setOpen("leave")} onClose={close} />
      ) : null}
      {open === "how" ? <HowTo onClose={close} /> : null}
      {open === "leave" ? <LeaveDialog onStay={close} onLeave={onLeave} /> : null}
    </>
  );
}
