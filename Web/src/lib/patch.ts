// STATE_PATCH (EX6): paths are JSON pointers ("/players/0/name") or dotted ("players.0.name").
import type { GameState, PatchOp } from "./types";

type Container = Record<string, unknown> | unknown[];

const stepsOf = (path: string): string[] =>
  path.startsWith("/")
    ? path.slice(1).split("/").map((s) => s.replace(/~1/g, "/").replace(/~0/g, "~"))
    : path.split(".");

function edit(target: Container, key: string, op: PatchOp): void {
  if (Array.isArray(target)) {
    const index = key === "-" ? target.length : Number(key);
    if (!Number.isInteger(index) || index < 0 || index > target.length) throw new RangeError(op.path);
    if (op.op === "add") target.splice(index, 0, op.value);
    else if (op.op === "remove") target.splice(index, 1);
    else target[index] = op.value;
  } else if (op.op === "remove") delete target[key];
  else target[key] = op.value;
}

/** A changed copy, or null when a path does not fit and a fresh snapshot is needed. */
export function applyPatch(state: GameState, ops: PatchOp[], version: number): GameState | null {
  const copy = JSON.parse(JSON.stringify(state)) as GameState;
  try {
    for (const op of ops) {
      const steps = stepsOf(op.path);
      const last = steps.pop() ?? "";
      let target: unknown = copy;
      for (const step of steps) target = (target as Record<string, unknown>)[step];
      edit(target as Container, last, op);
    }
  } catch {
    return null;
  }
  return { ...copy, version };
}
