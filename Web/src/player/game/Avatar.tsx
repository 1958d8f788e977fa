import type { CSSProperties } from "react";
import { Icon } from "../../ui/Icon";
import { initial } from "../../ui/names";

/** A person's initial on a round ground; a hollow ring while away. Decoration: the name stands beside. */
export function Avatar({ tone, name, away = false }: { tone: string; name: string; away?: boolean }) {
  return (
    <span className={`avatar${away ? " away" : ""}`} style={{ "--tone": tone } as CSSProperties} aria-hidden="true">
      {initial(name)}
    </span>
  );
}

/** The host's: a star. */
export function HostAvatar() {
  return <span className="avatar tone-host" aria-hidden="true"><Icon name="star" /></span>;
}
