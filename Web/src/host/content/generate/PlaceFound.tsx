// What the server says to a typed place: it is there, some of its country are, or nobody can write about it (UI-E22).
import { t } from "../../../lib/i18n/host";
import type { FoundPlaces } from "../../../lib/types";

interface Props {
  typed: string;
  found: FoundPlaces | null;
  onPick: (id: string) => void;
}

/** The sentence; "" where the button says it all. */
function said(typed: string, { kind, packs, examples }: FoundPlaces): string {
  if (kind === "library") return t("placeHave", { name: packs[0]?.name ?? typed });
  if (kind === "country") return t("placesIn", { name: typed.trim() });
  if (kind !== "none") return "";
  const [a, b, c] = examples;
  return a && b && c ? t("placeNo", { a, b, c }) : t("placeNone");
}

export function PlaceFound({ typed, found, onPick }: Props) {
  return (
    <div className="place-found" data-testid="place-found" data-kind={found?.kind}>
      <p role="status">{found && said(typed, found)}</p>
      <div className="tool-row">
        {found?.packs.map(({ roundId, name }) => (
          <button key={roundId} type="button" className="btn small" data-testid="place-play" onClick={() => onPick(roundId)}>
            {found.kind === "library" ? t("playIt") : name}
          </button>
        ))}
      </div>
    </div>
  );
}
