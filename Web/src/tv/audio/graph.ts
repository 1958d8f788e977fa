// The mixing desk of the TV: music → duck ┐
//                          voice, effects ┴→ limiter → room.
import { Duck } from "./duck";
import { Envelope } from "./envelope";
import { busGain } from "./levels";
import { limiter } from "./limiter";

const shortestS = 0.01;

export class Graph {
  readonly music: GainNode;
  readonly voice: GainNode;
  readonly effects: GainNode;
  readonly duck: Duck;
  private readonly level: Envelope;

  constructor(readonly context: BaseAudioContext) {
    const room = limiter(context);
    const ducked = new GainNode(context);
    this.music = new GainNode(context);
    this.voice = new GainNode(context);
    this.effects = new GainNode(context);
    this.music.connect(ducked).connect(room);
    this.voice.connect(room);
    this.effects.connect(room);
    this.duck = new Duck(ducked.gain);
    this.level = new Envelope(this.music.gain, 1);
  }

  /** The host's music level in dB; voice and effects keep theirs. */
  setMusicLevel(db: number, overMs: number, atS = this.context.currentTime): void {
    this.level.from(atS).to(atS + Math.max(shortestS, overMs / 1000), busGain(db));
  }
}
