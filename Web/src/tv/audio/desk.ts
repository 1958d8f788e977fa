// What the layers share: the graph, the sounds, and one moment on both clocks.
import { serverNow } from "../../lib/store";
import { Graph } from "./graph";
import { Library } from "./library";
import type { Moment } from "./timing";

export class Desk {
  readonly context = new AudioContext();
  readonly graph = new Graph(this.context);
  readonly library = new Library(this.context);

  get isRunning(): boolean {
    return this.context.state === "running";
  }

  get now(): Moment {
    const { currentTime, outputLatency } = this.context;
    return { serverMs: serverNow(), contextS: currentTime, latencyS: outputLatency || 0 };
  }
}
