import type { ReactNode } from "react";
import { Icon } from "../Icon";

interface Props {
  /** The name of the radio buttons that exclude each other. */
  group: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A picture to choose; the radio button lies over it, unseen. */
export function Option({ group, label, isChosen, onChoose, children }: Props) {
  return (
    <label className="picker-option" data-chosen={isChosen}>
      <input type="radio" name={group} aria-label={label} checked={isChosen} onChange={onChoose} />
      {children}
      {isChosen ? <span className="picker-check" aria-hidden="true"><Icon name="check" /></span> : null}
    </label>
  );
}
