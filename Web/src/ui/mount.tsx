// How a page begins.
import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Puts a page into #root. */
export function mount(page: ReactNode): void {
  const root = document.getElementById("root");
  if (root) createRoot(root).render(<StrictMode>{page}</StrictMode>);
}
