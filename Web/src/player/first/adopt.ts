// Turns the drawn first screen into the page's root.
import { createRoot, hydrateRoot } from "react-dom/client";
import type { ReactNode } from "react";
import { firstScreen } from "./screens";

/** Brings the drawn join page to life; what a seat comes back to is drawn anew. */
export function adopt(page: ReactNode): void {
  const name = firstScreen();
  const all = Array.from(document.querySelectorAll<HTMLElement>(".first"));
  const root = all.find((screen) => screen.dataset.first === name);
  if (!root) return;
  for (const other of all) if (other !== root) other.remove();
  root.id = "root";
  root.classList.remove("first");
  root.removeAttribute("lang");
  delete document.documentElement.dataset.first;
  if (name.endsWith("seat")) createRoot(root).render(page);
  else hydrateRoot(root, page);
}
