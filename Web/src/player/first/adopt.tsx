// Turns the drawn first screen into the page's root.
import { startTransition, useLayoutEffect, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { firstScreen } from "./screens";

interface Props {
  root: HTMLElement;
  children: ReactNode;
}

/** The page, which is no longer a drawn one as soon as it lives: until then its taps are kept. */
function Adopted({ root, children }: Props) {
  useLayoutEffect(() => {
    root.classList.remove("first");
    root.removeAttribute("lang");
    delete document.documentElement.dataset.first;
  }, [root]);
  return <>{children}</>;
}

/** Brings the drawn join page to life; what a seat comes back to is drawn anew. */
export function adopt(page: ReactNode): void {
  const name = firstScreen();
  const all = Array.from(document.querySelectorAll<HTMLElement>(".first"));
  const root = all.find((screen) => screen.dataset.first === name);
  if (!root) return;
  for (const other of all) if (other !== root) other.remove();
  root.id = "root";
  const adopted = <Adopted root={root}>{page}</Adopted>;
  // NB: as a transition React works in short turns; a tap between two of them is answered at once.
  if (name.endsWith("seat")) createRoot(root).render(adopted);
  else startTransition(() => void hydrateRoot(root, adopted));
}
