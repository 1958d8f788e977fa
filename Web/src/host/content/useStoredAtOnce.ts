// The journey of an evening is stored as it is made (UI-E20).
import { useEffect, useRef, useState } from "react";

/** Stores one draft after the other, so that the last one wins. */
export function useStoredAtOnce(atOnce: boolean, draft: string[] | null, save: () => Promise<void>): void {
  const saving = useRef(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!atOnce || draft === null || saving.current) return;
    saving.current = true;
    void save().finally(() => {
      saving.current = false;
      setTurn((n) => n + 1);
    });
  }, [atOnce, draft, turn]);
}
