// Who a row of the standings is about: a passenger with a name, or a carriage with its members (EVE44).
import type { CSSProperties } from "react";
import { toneColour } from "../../ui/passenger/tones";
import type { CarriageRow } from "../evening/carriageRows";
import { Face } from "../people/Face";

interface Props {
  id: string;
  name: string;
  carriage?: CarriageRow;
}

export function RowName({ id, name, carriage }: Props) {
  if (!carriage) {
    return (
      <>
        <Face id={id} />
        <span className="standing-name">{name}</span>
      </>
    );
  }
  return (
    <>
      <span className="carriage-plate" style={{ "--tone": toneColour(carriage.tone) } as CSSProperties} aria-hidden="true">
        {carriage.number}
      </span>
      <span className="standing-name">
        {name} <small className="standing-members">{carriage.members.join(", ")}</small>
      </span>
    </>
  );
}
