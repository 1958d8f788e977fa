// The way in: QR and code on a ticket, and the lock of the lobby (UI-H3, H12, H58).
import { joinUrl } from "../../lib/address";
import { t } from "../../lib/i18n/host";
import type { Seat } from "../../lib/storage";
import { useGame } from "../../lib/store";
import { Icon } from "../../ui/Icon";
import { Qr } from "../../ui/Qr";
import { useCommands } from "../commands";
import { ShowOnScreen } from "./ShowOnScreen";

export function Ticket({ code, seat }: { code: string; seat: Seat }) {
  const { run, off } = useCommands();
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
        <p className="code ticket-code" data-testid="join-code" aria-label={code.split("").join(" ")}>
          {code}
        </p>
        {url && <p className="ticket-url">{url.replace(/^https?:\/\//, "")}</p>}
        <button type="button" className="btn small" data-testid="lobby-lock" disabled={off} onClick={() => run("HOST_LOBBY_LOCK", { locked: !locked })}>
          <Icon name={locked ? "unlock" : "lock"} />
          {locked ? t("unlock") : t("lockLobby")}
        </button>
        <ShowOnScreen seat={seat} />
      </div>
    </section>
  );
}
