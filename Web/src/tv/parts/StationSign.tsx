// The station sign that hangs from the canopy and turns to the name, letter by letter (UI-T13).
import type { CSSProperties } from "react";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/tv";

/** As large as the sign can hold. */
const letterSize = (count: number): number => Math.min(150, Math.floor(1560 / (count * 0.86)));

/** The name on the flaps of the sign; they turn one after the other, a second in all. */
function Flaps({ text }: { text: string }) {
  const letters = Array.from(text);
  const size = { "--size": letterSize(letters.length) } as CSSProperties;
  return (
    <h1 className="reveal-name" data-testid="reveal-name" aria-label={text} lang={getLang()} style={size}>
      {letters.map((letter, i) => (
        <span key={i} aria-hidden="true" data-gap={letter === " "} style={{ "--at": i / letters.length } as CSSProperties}>
          {letter}
        </span>
      ))}
    </h1>
  );
}

interface StationSignProps {
  name: string;
  country: string;
  /** It has turned, or turns now. */
  opened: boolean;
}

export function StationSign({ name, country, opened }: StationSignProps) {
  return (
    <div className="sign-place">
      <div className="sign-shade" aria-hidden="true" />
      <div className="station-sign" data-open={opened} role="status">
        <p className="sign-lead">{t("destinationIs")}</p>
        {opened ? <Flaps text={name} /> : <div className="sign-blank" aria-hidden="true" />}
        <p className="sign-country" lang={getLang()}>
          {opened && country}
        </p>
      </div>
    </div>
  );
}
