// A card of the host's desk: a heading with its icon, perhaps something beside it, and the body.
import type { ReactNode } from "react";
import { Icon, type IconName } from "../../ui/Icon";

interface Props {
  icon: IconName;
  title: string;
  /** Class of the section, besides `card`. */
  name?: string;
  /** Stands at the right end of the heading's line. */
  beside?: ReactNode;
  children?: ReactNode;
}

export function Card({ icon, title, name = "", beside, children }: Props) {
  return (
    <section className={`card ${name}`}>
      <header className="card-head">
        <h2>
          <Icon name={icon} />
          {title}
        </h2>
        {beside}
      </header>
      {children}
    </section>
  );
}
