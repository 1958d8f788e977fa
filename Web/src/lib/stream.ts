// Where a page stands in the server's numbered stream, and what it missed while it was away (EX3, EX4).
import type { ServerMessage, StreamPosition } from "./types";

/** A longer absence is told by the snapshot alone. */
const worthAsking = 40;

const positionOf = ({ epoch, seq }: ServerMessage): StreamPosition | null =>
  epoch === undefined || seq === undefined ? null : { epoch, seq };

export class Stream {
  private last: StreamPosition | null = null;
  private gap: { after: StreamPosition; before: number } | null = null;

  /** False for a message this stream has already delivered. */
  take(message: ServerMessage): boolean {
    const here = positionOf(message);
    if (!here) return true;
    const isWelcome = message.type === "WELCOME";
    if (!isWelcome && !this.isNews(message)) return false;
    if (isWelcome) this.gap = this.gapBefore(here);
    this.last = here;
    return true;
  }

  isNews({ epoch, seq }: ServerMessage): boolean {
    if (!this.last || seq === undefined) return true;
    return epoch !== this.last.epoch || seq > this.last.seq;
  }

  /** The place to ask from for what was missed before the last WELCOME; null: nothing, or too much. */
  get missedAfter(): StreamPosition | null {
    return this.gap?.after ?? null;
  }

  /** The missed ones among the events of RESUMED, oldest first. Closes the gap. */
  missed(events: ServerMessage[]): ServerMessage[] {
    const gap = this.gap;
    this.gap = null;
    if (!gap) return [];
    const { epoch, seq } = gap.after;
    return events.filter((e) => e.epoch === epoch && e.seq !== undefined && e.seq > seq && e.seq < gap.before);
  }

  private gapBefore(welcome: StreamPosition): Stream["gap"] {
    if (this.last?.epoch !== welcome.epoch) return null;
    const count = welcome.seq - this.last.seq - 1;
    return count > 0 && count <= worthAsking ? { after: this.last, before: welcome.seq } : null;
  }
}
