// The clues and the questions of a pack, as the host reads them beforehand.
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import type { PackDetail } from "../content/packs";
import { Findings } from "./Findings";
import { StatusMark } from "./StatusMark";
import { Veil } from "./Veil";

interface Props {
  pack: PackDetail;
  veiled: boolean;
}

export function PreviewClues({ pack, veiled }: Props) {
  return (
    <ol className="preview-list">
      {pack.clues.map((clue, i) => {
        const finding = pack.verification?.clues?.[i];
        return (
          <li key={clue.points}>
            <div className="preview-row">
              <span className="level">{t("nPts", { n: clue.points })}</span>
              {finding && <StatusMark status={finding.status} />}
            </div>
            <p lang={getLang()}>
              <Veil on={veiled}>{clue.text}</Veil>
            </p>
            {!veiled && <Findings finding={finding} sources={pack.sources} />}
          </li>
        );
      })}
    </ol>
  );
}

export function PreviewQuestions({ pack, veiled }: Props) {
  return (
    <ol className="preview-list">
      {pack.followupQuestions.map((question, i) => {
        const finding = pack.verification?.followups?.[i];
        const also = question.aliases ?? [];
        return (
          <li key={i}>
            <div className="preview-row">
              <b>{t("followupRows", { n: i + 1 })}</b>
              {finding && <StatusMark status={finding.status} />}
            </div>
            <p lang={getLang()}>
              <Veil on={veiled}>{question.questionText}</Veil>
            </p>
            <p className="good" lang={getLang()}>
              <Veil on={veiled}>{t("rightAnswerIs", { a: question.correctAnswer })}</Veil>
            </p>
            {!veiled && also.length > 0 && <p className="muted">{t("accepted", { list: also.join(", ") })}</p>}
            {!veiled && question.options && <p className="muted" lang={getLang()}>{question.options.join(" · ")}</p>}
            {!veiled && <Findings finding={finding} sources={pack.sources} />}
          </li>
        );
      })}
    </ol>
  );
}
