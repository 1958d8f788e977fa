// The mixing desk of the TV (SHOW 4): music → duck → limiter, voice and effects → limiter → room.

const duckDb = -10;
const duckDownS = 0.15;
const duckUpS = 0.9;

export const linear = (db: number): number => 10 ** (db / 20);

export class Graph {
  readonly context = new AudioContext();
  readonly music: GainNode;
  readonly voice: GainNode;
  readonly effects: GainNode;
  private readonly duck: GainNode;
  private duckedUntil = 0;

  constructor() {
    const { context } = this;
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -1;
    limiter.knee.value = 0;
    limiter.ratio.value = 20;
    limiter.attack.value = 0.002;
    limiter.release.value = 0.1;
    limiter.connect(context.destination);
    this.duck = context.createGain();
    this.duck.connect(limiter);
    this.music = context.createGain();
    this.music.connect(this.duck);
    this.voice = context.createGain();
    this.voice.connect(limiter);
    this.effects = context.createGain();
    this.effects.connect(limiter);
  }

  /** The host's music level in dB (S13); −40 and below mutes the bed. */
  setMusicLevel(db: number, overMs: number): void {
    this.ramp(this.music.gain, db <= -40 ? 0 : linear(db), overMs / 1000);
  }

  /** Lowers the bed for `durationMs`; clips that overlap extend the same duck (S11). */
  duckFor(durationMs: number, atS: number): void {
    const until = Math.max(this.duckedUntil, atS + durationMs / 1000);
    this.duckedUntil = until;
    const { gain } = this.duck;
    gain.cancelScheduledValues(atS);
    gain.setValueAtTime(gain.value, atS);
    gain.linearRampToValueAtTime(linear(duckDb), atS + duckDownS);
    gain.setValueAtTime(linear(duckDb), until);
    gain.linearRampToValueAtTime(1, until + duckUpS);
  }

  /** A voice was cut short: the bed comes back at once. */
  unduck(): void {
    this.duckedUntil = 0;
    this.ramp(this.duck.gain, 1, duckUpS);
  }

  /** From where the value is now to `target`, in `seconds`. */
  ramp(param: AudioParam, target: number, seconds: number): void {
    const now = this.context.currentTime;
    param.cancelScheduledValues(now);
    param.setValueAtTime(param.value, now);
    param.linearRampToValueAtTime(target, now + Math.max(0.01, seconds));
  }
}
