// What the root tells about the page.
import { useEffect } from "react";

/** Marks the root with data-phase and data-conn, and the page with its language (UI-A5, UI-A12). */
export function useRootMarks(phase: string, conn: string, lang: string): void {
  useEffect(() => {
    const root = document.getElementById("root");
    root?.setAttribute("data-phase", phase);
    root?.setAttribute("data-conn", conn);
    // NB: only when it changes: even the same language makes the browser style the whole page anew.
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  }, [phase, conn, lang]);
}
