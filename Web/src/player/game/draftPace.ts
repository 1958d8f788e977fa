// When what is being typed goes to the server: the first letter at once, then at most every 700 ms, the last one always
// (UI-E30).

export const paceMs = 700;

export class DraftPace {
  private wentMs = -Infinity;

  /** `told`: what the server has; null: nobody knows. */
  constructor(private told: string | null) {}

  /** Ms until this text may go; null: the server has it. */
  wait(text: string, nowMs: number): number | null {
    if (text.trim() === this.told?.trim()) return null;
    return Math.max(0, this.wentMs + paceMs - nowMs);
  }

  went(text: string, nowMs: number): void {
    this.told = text;
    this.wentMs = nowMs;
  }

  /** The connection was lost, and what was on its way perhaps with it. */
  forget(): void {
    this.told = null;
  }
}
