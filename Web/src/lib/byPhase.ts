// Tables by phase: every page has one. The compiler sees to it that it has a row for each phase of the wire.
import type { Phase } from "./types";

export type ByPhase<Row> = Record<Phase, Row>;

/**
 * The row of the phase that the server told; `unknown` where this page has none, because it is older than the server
 * (UI-A21). Pure.
 */
export const rowOf = <Row>(table: ByPhase<Row>, phase: string, unknown: Row): Row =>
  Object.prototype.hasOwnProperty.call(table, phase) ? table[phase as Phase] : unknown;
