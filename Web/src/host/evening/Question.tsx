// One of the lobby's questions: a heading and a few large answers, of which one is chosen (UI-E17).
import type { ReactNode } from "react";
import { useCommands } from "../commands";

interface Answer<V> {
  id: string;
  value: V;
  label: string;
  /** A second, quieter line. */
  more?: string;
}

interface Props<V> {
  id: string;
  title: string;
  value: V;
  answers: readonly Answer<V>[];
  disabled?: boolean;
  onPick: (value: V) => void;
  /** Stands among the answers, as the last one. */
  last?: ReactNode;
}

export function Question<V>({ id, title, value, answers, disabled = false, onPick, last }: Props<V>) {
  const { off } = useCommands();
  return (
    <div className="asked" data-testid={id}>
      <h2 id={`asked-${id}`}>{title}</h2>
      <div className="asked-answers" role="group" aria-labelledby={`asked-${id}`}>
        {answers.map((answer) => (
          <button
            key={answer.id}
            type="button"
            data-testid={`${id}-${answer.id}`}
            aria-pressed={answer.value === value}
            disabled={off || disabled}
            onClick={() => onPick(answer.value)}
          >
            <b>{answer.label}</b>
            {answer.more && <small className="tabular">{answer.more}</small>}
          </button>
        ))}
        {last}
      </div>
    </div>
  );
}
