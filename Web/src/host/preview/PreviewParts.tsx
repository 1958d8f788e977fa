// The clues and the questions of a pack, as the host reads them beforehand.
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import { Icon } from "../../ui/Icon";
import { badgeOfLine } from "../content/badge";
import type { PackDetail } from "../content/packs";
import { useFocusKept } from "../focus";
import { ClueEditor } from "./ClueEditor";
import { Findings } from "./Findings";
import { StatusMark } from "./StatusMark";
import type { Editing } from "./useClueEditing";
import { Veil } from "./Veil";

interface Props {
  pack: PackDetail;
  veiled: boolean;
}

interface ClueProps extends Props {
  /** Which of the clues, from 0. */
  index: number;
  editing: Editing;
}

function PreviewClue({ pack, veiled, index, editing }: ClueProps) {
  const clue = pack.clues[index]!;
  const texts = pack.clueTexts?.find(({ points }) => points === clue.points);
  const finding = pack.verification?.clues?.[index];
  const isOpen = !veiled && editing.open === clue.points;
  return (
    <li data-testid={`clue-${clue.points}`}>
      <div className="preview-row">
        <span className="level">{t("nPts", { n: clue.points })}</span>
        {finding && <StatusMark badge={badgeOfLine(pack, finding, pack.sources)} />}
        {!veiled && texts && !isOpen && (
          <button type="button" className="btn small" data-testid="clue-edit" disabled={editing.busy} aria-label={t("editClueOf", { n: clue.points })} onClick={() => editing.edit(clue.points)}>
            <Icon name="pencil" />
            {t("editClue")}
          </button>
        )}
      </div>
      {isOpen && texts ? (
        <ClueEditor clue={texts} editing={editing} />
      ) : (
        <p lang={getLang()}>
          <Veil on={veiled}>{clue.text}</Veil>
        </p>
      )}
      {!veiled && <Findings finding={finding} sources={pack.sources} />}
    </li>
  );
}

export function PreviewClues({ pack, veiled, editing }: Props & { editing: Editing }) {
  useFocusKept(`${editing.busy} ${pack.edited}`);
  return (
    <div className="preview-clues">
      <ol className="preview-list">
        {pack.clues.map(({ points }, i) => (
          <PreviewClue key={points} pack={pack} veiled={veiled} index={i} editing={editing} />
        ))}
      </ol>
      {!veiled && pack.edited && (
        <button type="button" className="btn small" data-testid="clues-restore" disabled={editing.busy} onClick={editing.restore}>
          <Icon name="undo" />
          {t("restoreClues")}
        </button>
      )}
      {editing.open === null && editing.refusal && (
        <p className="error" role="alert">
          {editing.refusal.text}
        </p>
      )}
    </div>
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
              {finding && <StatusMark badge={badgeOfLine(pack, finding, pack.sources)} />}
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
