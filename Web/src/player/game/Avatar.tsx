import { Icon } from "../../ui/Icon";

const tones = "ABCDE";

/** The same colour for the same person all evening. */
const toneOf = (id: string): string => {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + sign.charCodeAt(0)) % 997;
  return tones.charAt(sum % tones.length);
};

/** A person's initial on a round ground; a hollow ring while away. Decoration: the name stands beside. */
export function Avatar({ id, name, away = false }: { id: string; name: string; away?: boolean }) {
  return (
    <span className={`avatar tone-${toneOf(id)}${away ? " away" : ""}`} aria-hidden="true">
      {Array.from(name)[0]?.toUpperCase()}
    </span>
  );
}

/** The host's: a star. */
export function HostAvatar() {
  return <span className="avatar tone-host" aria-hidden="true"><Icon name="star" /></span>;
}
