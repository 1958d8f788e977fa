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
import { houseKey } from "../houseKey";
import { Dialog } from "./Dialog";
import { Switch } from "./Switch";
import { Waiting } from "./Waiting";

type Offer = ServerEvents["HANDOVER_CODE"];

/** The host page of the public address, with both codes and the key, if any; null when no device can reach it. */
function handoverUrl(code: string, handover: string, key: string): string | null {
  const join = joinUrl(code);
  const fragment = key && `#key=${encodeURIComponent(key)}`;
  return join && `${new URL(join).origin}/host?code=${code}&handover=${handover}${fragment}`;
}

function OfferView({ code, offer }: { code: string; offer: Offer }) {
  const seconds = useSecondsLeft(offer.expiresAtMs);
  // NB: the key goes along only when it is asked for: whoever scans the code gets the library with it.
  const [withKey, setWithKey] = useState(false);
  const url = handoverUrl(code, offer.code, withKey ? houseKey() : "");
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
      {url && houseKey() && <Switch id="handover-key" label={t("handoverKey")} why={t("handoverKeyWhy")} on={withKey} onChange={setWithKey} />}
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
