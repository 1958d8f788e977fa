// Who one travels as: a strip of figures, and the tones (UI-E26). Each is a group of radio buttons, so that arrows move
// in it; nothing has to be chosen.
import { useId, useLayoutEffect, useRef, type RefObject } from "react";
import { tp } from "../../lib/i18n/passenger";
import { figures, type Figure } from "./figures";
import { choiceName } from "./names";
import { Passenger } from "./Passenger";
import { Option } from "./PickerOption";
import { Swatch } from "./Toned";
import { toneNumbers } from "./tones";

/** As the server takes it (EX41): each part may be missing. */
export interface PassengerChoice {
  figure?: Figure;
  tone?: number;
}

interface Props {
  value: PassengerChoice;
  onChange: (value: PassengerChoice) => void;
  disabled?: boolean;
}

/** The choice as it will travel, and what it is called. */
function Chosen({ value }: { value: PassengerChoice }) {
  const mood = value.figure === undefined ? "sit" : "wave";
  return (
    <div className="picker-chosen">
      <Passenger figure={value.figure} tone={value.tone} mood={mood} moment={choiceName(value)} size={92} />
      <p aria-hidden="true">{choiceName(value) || tp("passenger")}</p>
    </div>
  );
}

/** The strip begins where the chosen figure stands. */
function useBeginAtChosen(strip: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>("[data-chosen=true]");
    if (strip.current && chosen) strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.clientWidth) / 2;
  }, [strip]);
}

export function PassengerPicker({ value, onChange, disabled = false }: Props) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  useBeginAtChosen(strip);
  return (
    <fieldset className="picker" disabled={disabled} data-testid="picker">
      <legend className="sr-only">{tp("passenger")}</legend>
      <Chosen value={value} />
      <div ref={strip} className="picker-figures" role="radiogroup" aria-label={tp("figure")}>
        {figures.map((figure) => (
          <Option key={figure} group={`${id}figure`} isChosen={figure === value.figure}
            label={choiceName({ ...value, figure })} onChoose={() => onChange({ ...value, figure })}>
            <Passenger figure={figure} tone={value.tone} size={60} seed={figure} />
          </Option>
        ))}
      </div>
      <div className="picker-tones" role="radiogroup" aria-label={tp("tone")}>
        {toneNumbers.map((tone) => (
          <Option key={tone} group={`${id}tone`} isChosen={tone === value.tone}
            label={choiceName({ ...value, tone })} onChoose={() => onChange({ ...value, tone })}>
            <Swatch tone={tone} />
          </Option>
        ))}
      </div>
    </fieldset>
  );
}
