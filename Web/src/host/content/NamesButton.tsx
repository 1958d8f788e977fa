// The names of the places: hidden until somebody who may know them asks, and asked about once a game (UI-E20).
import { useState } from "react";
import { t } from "../../lib/i18n/host";
import { read, write, type Seat } from "../../lib/storage";
import { Icon } from "../../ui/Icon";
import { Confirm } from "../parts/Confirm";

const key = "tripto.host.names";

interface Props {
  seat: Seat;
  secret: boolean;
  onSecret: () => void;
}

export function NamesButton({ seat, secret, onSecret }: Props) {
  const [asking, setAsking] = useState(false);
  const press = (): void => (secret && read(key) !== seat.sessionId ? setAsking(true) : onSecret());
  const show = (): void => {
    write(key, seat.sessionId);
    onSecret();
  };
  return (
    <>
      <button type="button" className="btn small" data-testid="secrets" aria-pressed={!secret} onClick={press}>
        <Icon name={secret ? "eye" : "eyeOff"} />
        {secret ? t("showNames") : t("hideNames")}
      </button>
      {asking && <Confirm title={t("showNamesSure")} icon="eye" action={t("showNames")} onConfirm={show} onClose={() => setAsking(false)} />}
    </>
  );
}
