import type { CSSProperties } from "react";
import { Icon } from "../../ui/Icon";
import { initial } from "../../ui/names";
import { toneAt } from "../../ui/tone";

/** A person's initial on a round ground; a hollow ring while away. Decoration: the name stands beside. */
export function Avatar({ place, name, away = false }: { place: number; name: string; away?: boolean }) {
  return (
    <span className={`avatar${away ? " away" : ""}`} style={{ "--tone": toneAt(place) } as CSSProperties} aria-hidden="true">
      {initial(name)}
    </span>
  );
}

/** The host's: a star. */
export function HostAvatar() {
  return <span className="avatar tone-host" aria-hidden="true"><Icon name="star" /></span>;
}
