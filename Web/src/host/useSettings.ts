// The session's settings and the one command that changes them (EX20).
import { useGame } from "../lib/store";
import type { SettingsChange } from "../lib/types";
import { useCommands } from "./commands";

export interface Settings {
  settings: SettingsChange;
  set: (change: SettingsChange) => void;
}

export function useSettings(): Settings {
  const { run } = useCommands();
  const settings: SettingsChange = useGame().lobby?.settings ?? {};
  return { settings, set: (change) => void run("HOST_SETTINGS_SET", { settings: change }) };
}
