// The music bed: one track, and while two change over, the one that leaves.
import { Envelope } from "./envelope";
import { fall, linear, rise } from "./levels";
import { nextBeat } from "./timing";

/** A decoded piece; `loop` in seconds of the buffer, null: it is played once. */
export interface Track {
  id: string;
  buffer: AudioBuffer;
  loop: { startS: number; endS: number } | null;
}

export interface Entry {
  atS: number;
  /** Seconds into the loop. */
  positionS: number;
  gainDb: number;
  fadeS: number;
}

interface Slot {
  id: string;
  source: AudioBufferSourceNode;
  fade: Envelope;
  /** Context time of the first note, for the beat. */
  originS: number;
}

/** A source outlives its fade by this, so that nothing is cut off. */
const graceS = 0.05;

export const lengthOf = ({ buffer, loop }: Track): number => (loop ? loop.endS - loop.startS : buffer.duration);

export class Bed {
  private slot: Slot | null = null;

  constructor(
    private readonly context: BaseAudioContext,
    private readonly out: AudioNode,
  ) {}

  get playing(): string | null {
    return this.slot?.id ?? null;
  }

  /** When the next track may take over: on a beat of this one, at once in silence. */
  changeAt(atS: number): number {
    return this.slot ? nextBeat(this.slot.originS, Math.max(atS, this.slot.originS)) : atS;
  }

  /** `ended`: called when a piece that is played once is over. */
  play(track: Track, { atS, positionS, gainDb, fadeS }: Entry, ended?: () => void): void {
    this.stop(fadeS, atS);
    const { buffer, id, loop } = track;
    const level = new GainNode(this.context, { gain: 0 });
    const source = new AudioBufferSourceNode(this.context, { buffer, loop: loop !== null });
    if (loop) Object.assign(source, { loopStart: loop.startS, loopEnd: loop.endS });
    source.connect(level).connect(this.out);
    source.start(atS, (loop?.startS ?? 0) + positionS);
    const fade = new Envelope(level.gain, 0);
    fade.from(atS).curve(fadeS, linear(gainDb), rise);
    this.slot = { id, source, fade, originS: atS - positionS };
    source.onended = () => this.ended(source, ended);
  }

  /** The track's own gain, without the host's level. */
  setGain(gainDb: number, fadeS: number, atS = this.context.currentTime): void {
    this.slot?.fade.from(atS).to(atS + fadeS, linear(gainDb));
  }

  stop(fadeS: number, atS = this.context.currentTime): void {
    if (!this.slot) return;
    this.slot.fade.from(atS).curve(fadeS, 0, fall);
    this.slot.source.stop(atS + fadeS + graceS);
    this.slot = null;
  }

  private ended(source: AudioBufferSourceNode, told?: () => void): void {
    if (this.slot?.source !== source) return;
    this.slot = null;
    told?.();
  }
}
