// An award of the journey: passenger, title, number (SPEC 19.14).
import type { Award } from "../../lib/types";
import { Token } from "../people/Token";
import { titleOf, valueOf } from "./award";

export function AwardCard({ award }: { award: Award | undefined }) {
  const title = award && titleOf(award);
  if (!award || !title) return null;
  const value = valueOf(award);
  return (
    <section className="award" data-testid="award" data-award={award.id} role="status">
      <div className="award-people" aria-hidden="true">
        {award.playerIds.map((id) => (
          <Token key={id} id={id} />
        ))}
      </div>
      <h1>{title}</h1>
      <p className="award-names">{award.names.join(" & ")}</p>
      {value && <p className="award-value">{value}</p>}
    </section>
  );
}
