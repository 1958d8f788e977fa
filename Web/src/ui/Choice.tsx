// An option of a follow-up: letter, shape and colour (UI-P19, UI-T15). Order is the server's.
import { useGameLang } from "../lib/useSessionLang";
import { Icon } from "./Icon";

const letters = ["A", "B", "C", "D"] as const;
type Letter = typeof letters[number];

const shapes: Record<Letter, JSX.Element> = {
  A: <circle cx="12" cy="12" r="11.5" />,
  B: <path d="M12 .8L23.6 22.5H.4z" />,
  C: <rect x="1.5" y="1.5" width="21" height="21" rx="2.5" />,
  D: <path d="M12 0l12 12-12 12L0 12z" />,
};

/** A for index 0; a fifth option starts over. */
export const letterOf = (index: number): Letter => letters[index % letters.length] ?? "A";

/** The letter in its shape. */
export function ChoiceKey({ index }: { index: number }) {
  const letter = letterOf(index);
  return (
    <span className="key" aria-hidden="true">
      <svg viewBox="0 0 24 24">{shapes[letter]}</svg>
      <b>{letter}</b>
    </span>
  );
}

interface Props {
  index: number;
  text: string;
  /** Absent: a picture of the option (TV, host), not a button. */
  onPick?: () => void;
  disabled?: boolean;
  picked?: boolean;
  /** After the results: the right one lifts, the others dim. */
  verdict?: "right" | "dim";
}

export function Choice({ index, text, onPick, disabled = false, picked = false, verdict }: Props) {
  const letter = letterOf(index);
  const lang = useGameLang();
  const name = ["choice", `tone-${letter}`, picked ? "picked" : "", verdict ?? ""].filter(Boolean).join(" ");
  const body = (
    <>
      <ChoiceKey index={index} />
      <span>{text}</span>
      {verdict === "right" ? <span className="stamp scale-pop" aria-hidden="true"><Icon name="check" /></span> : null}
    </>
  );
  if (!onPick) {
    return <div className={name} lang={lang} data-testid={`choice-${letter}`}>{body}</div>;
  }
  return (
    <button type="button" className={name} lang={lang} data-testid={`choice-${letter}`} disabled={disabled}
      aria-pressed={picked} aria-label={`${letter}: ${text}`} onClick={onPick}>
      {body}
    </button>
  );
}
