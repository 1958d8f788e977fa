// Another device takes the host's seat: by QR, or by the game's code and a second one (EX23, UI-H66).
import { useState } from "react";
import { joinUrl } from "../../lib/address";
import { useSecondsLeft } from "../../lib/hooks";
import { t } from "../../lib/i18n/host";
import { useEvent } from "../../lib/store";
import type { ServerEvents } from "../../lib/types";
import { Icon } from "../../ui/Icon";
import { Qr } from "../../ui/Qr";
import { useCommands } from "../commands";
import { Dialog } from "./Dialog";
import { Waiting } from "./Waiting";

type Offer = ServerEvents["HANDOVER_CODE"];

/** The host page of the public address, with both codes; null when no device can reach it. */
function handoverUrl(code: string, handover: string): string | null {
  const join = joinUrl(code);
  return join && `${new URL(join).origin}/host?code=${code}&handover=${handover}`;
}

function OfferView({ code, offer }: { code: string; offer: Offer }) {
  const seconds = useSecondsLeft(offer.expiresAtMs);
  const url = handoverUrl(code, offer.code);
  return (
    <>
      {url && <Qr text={url} label={t("handoverTitle")} />}
      <dl className="handover-codes">
        <dt>{t("joinCode")}</dt>
        <dd className="code">{code}</dd>
        <dt>{t("handoverCode")}</dt>
        <dd className="code" data-testid="handover-code">
          {offer.code}
        </dd>
      </dl>
      <p className="muted tabular">{t("handoverSeconds", { n: seconds })}</p>
    </>
  );
}

export function Handover({ code }: { code: string }) {
  const { run, off } = useCommands();
  const [open, setOpen] = useState(false);
  const [offer, setOffer] = useState<Offer | null>(null);
  useEvent("HANDOVER_CODE", setOffer);
  const ask = (): void => {
    setOffer(null);
    setOpen(true);
    run("HOST_HANDOVER", {});
  };
  return (
    <>
      <button type="button" className="btn" data-testid="handover" disabled={off} onClick={ask}>
        <Icon name="handover" />
        {t("handoverTitle")}
      </button>
      {open && (
        <Dialog title={t("handoverTitle")} onClose={() => setOpen(false)}>
          <div className="handover">
            <p>{t("handoverWhy")}</p>
            {offer ? <OfferView code={code} offer={offer} /> : <Waiting text={t("loading")} />}
          </div>
        </Dialog>
      )}
    </>
  );
}
