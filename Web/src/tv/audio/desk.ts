// What the layers share: the graph, the sounds, and one moment on both clocks.
import { serverNow } from "../../lib/store";
import { Graph } from "./graph";
import { Library } from "./library";
import type { Moment } from "./timing";

/** The lines of one destination and of the next; in mono they take half the room of music. */
const clipsS = 240;

export class Desk {
  readonly context = new AudioContext();
  readonly graph = new Graph(this.context);
  readonly library = new Library(this.context);
  /** Apart, so that what is said never pushes the soundtrack out. */
  readonly clips = new Library(this.context, clipsS);

  get isRunning(): boolean {
    return this.context.state === "running";
  }

  get now(): Moment {
    const { currentTime, outputLatency } = this.context;
    return { serverMs: serverNow(), contextS: currentTime, latencyS: outputLatency || 0 };
  }
}
