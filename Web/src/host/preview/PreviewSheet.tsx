// A pack before it is played (UI-H50): blurred until shown; then to use, to add or to delete.
import { useEffect, useState } from "react";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import type { Seat } from "../../lib/storage";
import { Icon } from "../../ui/Icon";
import { packDetail } from "../content/api";
import { badgeOfPack } from "../content/badge";
import type { PackDetail } from "../content/packs";
import { contentErrorText } from "../content/refusal";
import type { Plan } from "../content/usePlan";
import { Dialog } from "../parts/Dialog";
import { Waiting } from "../parts/Waiting";
import { PreviewActions } from "./PreviewActions";
import { PreviewClues, PreviewQuestions } from "./PreviewParts";
import { PlaceMark } from "./StatusMark";
import { useClueEditing } from "./useClueEditing";
import { Veil } from "./Veil";

interface Props {
  id: string;
  title: string;
  secret: boolean;
  plan: Plan;
  seat: Seat;
  onClose: () => void;
}

function usePack(seat: Seat, id: string) {
  const [pack, setPack] = useState<PackDetail | null>(null);
  const [error, setError] = useState("");
  const language = getLang();
  useEffect(() => {
    let isOld = false;
    setError("");
    packDetail(seat, id).then(
      (found) => !isOld && setPack(found),
      (problem: unknown) => !isOld && setError(contentErrorText(problem)),
    );
    return () => {
      isOld = true;
    };
  }, [seat, id, language]);
  return { pack, setPack, error };
}

function Place({ pack, veiled }: { pack: PackDetail; veiled: boolean }) {
  return (
    <p className="preview-place" lang={getLang()}>
      <Veil on={veiled}>
        <b data-testid="preview-name">{pack.destination.name}</b> {pack.destination.country}
      </Veil>
    </p>
  );
}

interface BodyProps {
  pack: PackDetail;
  secret: boolean;
  seat: Seat;
  onPack: (pack: PackDetail) => void;
}

function Body({ pack, secret, seat, onPack }: BodyProps) {
  const [veiled, setVeiled] = useState(secret);
  const editing = useClueEditing(seat, pack.roundId, onPack);
  const { antiLeakChecked } = pack.metadata;
  return (
    <div className="preview">
      <div className="preview-head">
        <Place pack={pack} veiled={veiled} />
        <button type="button" className="btn small" data-testid="preview-show" aria-pressed={!veiled} onClick={() => setVeiled(!veiled)}>
          <Icon name={veiled ? "eye" : "eyeOff"} />
          {veiled ? t("showSecrets") : t("hideSecrets")}
        </button>
      </div>
      <p className="pack-marks">
        <PlaceMark badge={badgeOfPack(pack)} />
        <small className="mark">{antiLeakChecked ? t("antiLeak") : t("antiLeakMissing")}</small>
      </p>
      <h3>{t("clues")}</h3>
      <PreviewClues pack={pack} veiled={veiled} editing={editing} />
      <h3>{t("questions")}</h3>
      <PreviewQuestions pack={pack} veiled={veiled} />
    </div>
  );
}

export function PreviewSheet({ id, title, secret, plan, seat, onClose }: Props) {
  const { pack, setPack, error } = usePack(seat, id);
  const changed = (next: PackDetail): void => {
    setPack(next);
    plan.reload();
  };
  return (
    <Dialog title={secret ? title : t("preview")} onClose={onClose} sheet>
      <p className="error" role="alert">
        {error}
      </p>
      {pack ? <Body pack={pack} secret={secret} seat={seat} onPack={changed} /> : !error && <Waiting text={t("loading")} />}
      <PreviewActions id={id} title={title} plan={plan} seat={seat} onDone={onClose} />
    </Dialog>
  );
}
