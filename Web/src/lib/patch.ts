// STATE_PATCH (EX6): paths are JSON pointers ("/players/0/name") or dotted ("players.0.name").
import type { GameState, PatchOp } from "./types";

type Container = Record<string, unknown> | unknown[];

const stepsOf = (path: string): string[] =>
  path.startsWith("/")
    ? path.slice(1).split("/").map((s) => s.replace(/~1/g, "/").replace(/~0/g, "~"))
    : path.split(".");

function editList(list: unknown[], key: string, { op, path, value }: PatchOp): unknown[] {
  const index = key === "-" ? list.length : Number(key);
  const most = op === "add" ? list.length : list.length - 1;
  if (!Number.isInteger(index) || index < 0 || index > most) throw new RangeError(path);
  const inserted = op === "remove" ? [] : [value];
  return [...list.slice(0, index), ...inserted, ...list.slice(op === "add" ? index : index + 1)];
}

function editRecord(record: Record<string, unknown>, key: string, op: PatchOp): Record<string, unknown> {
  if (op.op !== "remove") return { ...record, [key]: op.value };
  const { [key]: _, ...rest } = record;
  return rest;
}

/** A copy of `target` changed at `steps`; everything beside that path is shared. */
function edited(target: unknown, [key = "", ...rest]: string[], op: PatchOp): Container {
  if (typeof target !== "object" || target === null) throw new RangeError(op.path);
  const own = target as Record<string, unknown>;
  const here: PatchOp = rest.length === 0 ? op : { ...op, op: "replace", value: edited(own[key], rest, op) };
  return Array.isArray(target) ? editList(target, key, here) : editRecord(own, key, here);
}

/** A changed copy, or null when a path does not fit and a fresh snapshot is needed. */
export function applyPatch(state: GameState, ops: PatchOp[], version: number): GameState | null {
  try {
    const after = ops.reduce<unknown>((current, op) => edited(current, stepsOf(op.path), op), state);
    return { ...(after as GameState), version };
  } catch {
    return null;
  }
}
