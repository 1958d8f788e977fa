// One choice of a few, as a row of connected buttons.
import { useCommands } from "../commands";

interface Props<V> {
  id: string;
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onPick: (value: V) => void;
}

export function Segments<V extends string | number>({ id, label, value, options, onPick }: Props<V>) {
  const { off } = useCommands();
  return (
    <div className="tool">
      <p id={`set-${id}`}>{label}</p>
      <div className="segments" role="group" aria-labelledby={`set-${id}`}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            data-testid={`${id}-${option.value}`}
            aria-pressed={option.value === value}
            disabled={off}
            onClick={() => onPick(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The whole numbers of a range as options. */
export const numbers = (from: number, to: number): { value: number; label: string }[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: String(from + i) }));
