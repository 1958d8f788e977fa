// The awards once more, beside the standings that stay (UI-E14).
import type { Award } from "../../lib/types";
import { shortName } from "../parts/names";
import { Face } from "../people/Face";
import { titleOf, valueOf } from "./award";

export function Awards({ awards }: { awards: readonly Award[] }) {
  return (
    <ul className="night-awards" data-testid="awards">
      {awards.filter(titleOf).map((award) => (
        <li key={award.id}>
          <Face id={award.playerIds[0] ?? ""} />
          <p>
            <strong>{titleOf(award)}</strong>
            <span>{[award.names.map(shortName).join(" & "), valueOf(award)].filter(Boolean).join(" · ")}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
