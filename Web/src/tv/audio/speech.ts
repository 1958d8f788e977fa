// The second layer: one voice at a time, and the bed gives way to it.
import type { Desk } from "./desk";
import { Envelope } from "./envelope";
import { clipUrl } from "./library";
import { startTime } from "./timing";

export interface Clip {
  clipId: string;
  url: string;
  /** 0: as long as the sound. */
  durationMs: number;
  startAtServerMs: number;
  /** 0–2; 0: nothing is said, the clip only carries its caption. */
  volume: number;
}

interface Speaking {
  clip: Clip;
  source: AudioBufferSourceNode;
  level: Envelope;
}

/** A clip that replaces another cuts it this fast. */
const cutMs = 50;
const loudest = 2;
/** Less than this is not worth joining. */
const leastS = 0.3;

export class Speech {
  private clip: Clip | null = null;
  private speaking: Speaking | null = null;

  constructor(private readonly desk: Desk) {}

  /** AUDIO_PLAY; a clip that is stopped while it is being fetched does not start. */
  async say(clip: Clip): Promise<void> {
    if (this.isSame(clip)) return;
    if (clip.volume <= 0) return this.silence(cutMs);
    this.clip = clip;
    const buffer = await this.load(clip);
    if (buffer) this.start(clip, buffer, 0);
  }

  /** Enters a clip where it should be by now: after a reload, or when sound is allowed (UI-T26). */
  async join(clip = this.clip): Promise<void> {
    if (!clip || this.speaking) return;
    this.clip = clip;
    const buffer = await this.load(clip);
    // NB: one press may ask twice.
    if (!buffer || this.speaking) return;
    const { serverMs, latencyS } = this.desk.now;
    const lateS = Math.max(0, (serverMs - clip.startAtServerMs) / 1000 + latencyS);
    if (lateS < buffer.duration - leastS) this.start(clip, buffer, lateS);
  }

  /** Another voice takes over. */
  hushNow(): void {
    this.silence(cutMs);
  }

  stop(clipId: string, fadeOutMs: number): void {
    if (this.clip?.clipId === clipId) this.silence(fadeOutMs);
  }

  /** Nobody speaks: the bed comes back. */
  private silence(fadeOutMs: number): void {
    this.clip = null;
    if (!this.speaking) return;
    this.hush(fadeOutMs);
    this.desk.graph.duck.release(this.desk.context.currentTime);
  }

  private isSame({ clipId, startAtServerMs }: Clip): boolean {
    return this.clip?.clipId === clipId && this.clip.startAtServerMs === startAtServerMs;
  }

  private async load(clip: Clip): Promise<AudioBuffer | null> {
    if (!this.desk.isRunning) return null;
    const buffer = await this.desk.clips.sound(clipUrl(clip.url));
    return this.clip === clip ? buffer : null;
  }

  private start(clip: Clip, buffer: AudioBuffer, positionS: number): void {
    this.hush(cutMs);
    const { context, graph, now } = this.desk;
    const atS = startTime(clip.startAtServerMs, now);
    const volume = Math.min(loudest, Math.max(0, clip.volume));
    const level = new GainNode(context, { gain: volume });
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(level).connect(graph.voice);
    source.start(atS, positionS);
    const speaking = { clip, source, level: new Envelope(level.gain, volume) };
    source.onended = () => this.ended(speaking);
    this.speaking = speaking;
    graph.duck.press(atS, (clip.durationMs / 1000 || buffer.duration) - positionS);
  }

  private hush(fadeOutMs: number): void {
    if (!this.speaking) return;
    const { source, level } = this.speaking;
    const nowS = this.desk.context.currentTime;
    level.from(nowS).to(nowS + fadeOutMs / 1000, 0);
    source.stop(nowS + fadeOutMs / 1000);
    this.speaking = null;
  }

  private ended(speaking: Speaking): void {
    if (this.speaking !== speaking) return;
    this.speaking = null;
    // NB: the next clip may be on its way already.
    if (this.clip === speaking.clip) this.clip = null;
  }
}
