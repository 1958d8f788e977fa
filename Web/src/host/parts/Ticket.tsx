// The way in: QR and code on a ticket, with what can be done about it (UI-H3, H12, H58, UI-E16).
import type { ReactNode } from "react";
import { joinUrl } from "../../lib/address";
import { t } from "../../lib/i18n/host";
import { useGame } from "../../lib/store";
import { Icon } from "../../ui/Icon";
import { Qr } from "../../ui/Qr";

export const spelled = (code: string): string => code.split("").join(" ");

export function Ticket({ code, children }: { code: string; children: ReactNode }) {
  const locked = useGame().lobby?.locked === true;
  const url = joinUrl(code);
  return (
    <section className="card ticket" data-locked={locked}>
      <h2 className="sr-only">{t("joinCode")}</h2>
      {url && (
        <div className="ticket-qr">
          <Qr text={url} label={t("scanToJoin")} />
          {locked && <Icon name="lock" />}
        </div>
      )}
      <div className="ticket-text">
        <p>{locked ? t("lobbyIsLocked") : url ? t("scanToJoin") : t("unreachable")}</p>
        <p className="code ticket-code" data-testid="join-code" aria-label={spelled(code)}>
          {code}
        </p>
        {url && <p className="ticket-url">{url.replace(/^https?:\/\//, "")}</p>}
        {children}
      </div>
    </section>
  );
}
