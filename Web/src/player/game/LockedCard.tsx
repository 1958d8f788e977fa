import { t } from "../../lib/i18n/player";
import type { LockedAnswer } from "../../lib/types";
import { useGameLang } from "../../lib/useSessionLang";
import { Icon } from "../../ui/Icon";
import { Envelope } from "./Envelope";

/** In an evening it leaves the room to the clue, which goes on (UI-E32); of a note it says where that lies (UI-E28). */
export function SmallLockedCard({ own, note }: { own: LockedAnswer; note: boolean }) {
  const worth = own.lockedAtLevelPoints;
  return (
    <div className="card locked-card small scale-pop" role="alert" data-testid="locked-card">
      <span className="seal">{note ? <Envelope /> : <Icon name="lock" />}</span>
      <div>
        <p className="own-answer" lang={useGameLang()}>{own.answerText}</p>
        <p className="muted">{note ? `${t("noteIs")} ${t("nPts", { n: worth })}` : t("lockedAt", { x: worth })}</p>
      </div>
    </div>
  );
}

/** Our answer is in: what it says and at which level (UI-P17). */
export function LockedCard({ own, count }: { own: LockedAnswer; count: number }) {
  return (
    <div className="card locked-card scale-pop" role="alert" data-testid="locked-card">
      <span className="seal"><Icon name="lock" /></span>
      <div>
        <p>{t("lockedAt", { x: own.lockedAtLevelPoints })}</p>
        <p className="own-answer" lang={useGameLang()}>{own.answerText}</p>
        <p className="muted">{t("nLocked", { n: count })}</p>
      </div>
    </div>
  );
}

/** Joined in a running game: this destination is only watched. */
export function LateCard({ text }: { text: string }) {
  return (
    <div className="card late-card" role="status" data-testid="late-card">
      <span className="seal"><Icon name="eye" /></span>
      <p>{text}</p>
    </div>
  );
}
