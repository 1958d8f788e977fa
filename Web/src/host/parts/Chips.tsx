// One choice of many, as a heap of chips.
interface Props<V> {
  id: string;
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  disabled?: boolean;
  onPick: (value: V) => void;
}

export function Chips<V extends string>({ id, label, value, options, disabled = false, onPick }: Props<V>) {
  return (
    <div className="chips" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="chip"
          data-testid={`${id}-${option.value}`}
          aria-pressed={option.value === value}
          disabled={disabled}
          onClick={() => onPick(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
