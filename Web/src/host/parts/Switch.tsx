// A setting that is on or off, with a line about what it does.
import { useCommands } from "../commands";

interface Props {
  id: string;
  label: string;
  why?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ id, label, why, on, onChange }: Props) {
  const { off } = useCommands();
  return (
    <button type="button" className="switch" role="switch" aria-checked={on} data-testid={id} disabled={off} onClick={() => onChange(!on)}>
      <span className="switch-text">
        <span>{label}</span>
        {why && <small>{why}</small>}
      </span>
      <span className="switch-track" aria-hidden="true">
        <i />
      </span>
    </button>
  );
}
