// Plays what the server commands: one bed with crossfades, one voice, any number of effects.
import { serverNow } from "../../lib/store";
import { Graph, linear } from "./graph";
import { assetUrl, clipUrl, sound } from "./library";
import { synthesise } from "./synth";

interface Bed {
  source: AudioBufferSourceNode;
  level: GainNode;
}

interface Wish {
  trackId: string;
  /** Gain of the track without the host's music level. */
  nominalDb: number;
  fadeInMs: number;
  loop: boolean;
  startAtServerMs: number;
}

/** Later than this a sound starts at once instead of on the mark (AU21). */
const tooLateMs = 500;

export class Player {
  readonly graph = new Graph();
  private bed: Bed | null = null;
  private playing = "";
  private wish: Wish | null = null;
  private levelDb = 0;
  private voice: { clipId: string; source: AudioBufferSourceNode; level: GainNode } | null = null;
  private cut = new Set<string>();

  get running(): boolean {
    return this.graph.context.state === "running";
  }

  /** Must be called in a click or key press; the track that should be playing joins in. */
  async unlock(): Promise<void> {
    await this.graph.context.resume();
    if (this.wish) await this.startBed({ ...this.wish, fadeInMs: 300 });
  }

  setLevel(db: number, overMs = 300): void {
    this.levelDb = db;
    this.graph.setMusicLevel(db, overMs);
  }

  /** MUSIC_SET: `gainDb` includes the host's level (AU12). */
  async setMusic(wish: Omit<Wish, "nominalDb"> & { gainDb: number }): Promise<void> {
    const same = this.playing === wish.trackId && this.bed !== null;
    const { gainDb, ...rest } = wish;
    this.wish = { ...rest, nominalDb: gainDb - this.levelDb };
    if (same && this.bed) {
      this.graph.ramp(this.bed.level.gain, linear(this.wish.nominalDb), wish.fadeInMs / 1000);
    } else if (this.running) await this.startBed(this.wish);
  }

  stopMusic(fadeOutMs: number): void {
    this.wish = null;
    this.playing = "";
    this.fadeBed(fadeOutMs);
  }

  async effect(id: string, volume: number, startAtServerMs: number): Promise<void> {
    if (!this.running) return;
    const { context, effects } = this.graph;
    const buffer = await sound(context, assetUrl(id));
    const at = this.when(startAtServerMs);
    if (!buffer) return synthesise(id, context, effects, at, volume);
    const level = context.createGain();
    level.gain.value = volume;
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(level).connect(effects);
    source.start(at);
  }

  /** AUDIO_PLAY; a clip stopped while it was being fetched does not start. */
  async speak(clip: { clipId: string; url: string; durationMs: number; startAtServerMs: number; volume: number }) {
    if (!this.running) return;
    this.cut.delete(clip.clipId);
    const { context, voice } = this.graph;
    const buffer = await sound(context, clipUrl(clip.url));
    if (!buffer || this.cut.has(clip.clipId)) return;
    this.hush(50);
    const at = this.when(clip.startAtServerMs);
    const level = context.createGain();
    level.gain.value = clip.volume;
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(level).connect(voice);
    source.start(at);
    this.voice = { clipId: clip.clipId, source, level };
    this.graph.duckFor(clip.durationMs, at);
  }

  stopVoice(clipId: string, fadeOutMs: number): void {
    this.cut.add(clipId);
    if (this.voice?.clipId !== clipId) return;
    this.hush(fadeOutMs);
    this.graph.unduck();
  }

  prefetch(url: string): void {
    void sound(this.graph.context, clipUrl(url));
  }

  private hush(fadeOutMs: number): void {
    if (!this.voice) return;
    const { source, level } = this.voice;
    this.graph.ramp(level.gain, 0, fadeOutMs / 1000);
    source.stop(this.graph.context.currentTime + fadeOutMs / 1000 + 0.02);
    this.voice = null;
  }

  private async startBed(wish: Wish): Promise<void> {
    const { context, music } = this.graph;
    const buffer = await sound(context, assetUrl(wish.trackId));
    if (!buffer || this.wish?.trackId !== wish.trackId || this.playing === wish.trackId) return;
    this.fadeBed(Math.max(300, wish.fadeInMs));
    const level = context.createGain();
    level.gain.value = 0;
    const source = new AudioBufferSourceNode(context, { buffer, loop: wish.loop });
    source.connect(level).connect(music);
    const late = Math.max(0, serverNow() - wish.startAtServerMs) / 1000;
    source.start(context.currentTime, wish.loop ? late % buffer.duration : 0);
    this.graph.ramp(level.gain, linear(wish.nominalDb), wish.fadeInMs / 1000);
    this.bed = { source, level };
    this.playing = wish.trackId;
  }

  private fadeBed(fadeOutMs: number): void {
    if (!this.bed) return;
    this.graph.ramp(this.bed.level.gain, 0, fadeOutMs / 1000);
    this.bed.source.stop(this.graph.context.currentTime + fadeOutMs / 1000 + 0.05);
    this.bed = null;
  }

  /** Context time of a server moment (S28). */
  private when(startAtServerMs: number): number {
    const { context } = this.graph;
    const ahead = startAtServerMs - serverNow();
    if (ahead < -tooLateMs || !Number.isFinite(ahead)) return context.currentTime;
    return Math.max(context.currentTime, context.currentTime + ahead / 1000 - (context.outputLatency || 0));
  }
}
