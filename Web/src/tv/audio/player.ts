// Plays what the server commands: one bed, one voice, any number of effects.
import { send } from "../../lib/store";
import type { ServerEvents } from "../../lib/types";
import { Desk } from "./desk";
import { Effects } from "./effects";
import { assetUrl, clipUrl } from "./library";
import { Music } from "./music";
import { OwnVoice, ownVoices } from "./ownVoice";
import { Speech } from "./speech";

export class Player {
  private readonly desk = new Desk();
  readonly music = new Music(this.desk);
  readonly speech = new Speech(this.desk);
  readonly effects = new Effects(this.desk);
  readonly ownVoice = new OwnVoice(
    this.desk,
    (clipId, durationMs) => void send("TV_SPOKE", { clipId, durationMs }),
    () => void send("TV_VOICES", { voices: ownVoices() }),
  );

  get isRunning(): boolean {
    return this.desk.isRunning;
  }

  /** Must be called in a click or key press, or where sound was allowed before. */
  async unlock(): Promise<void> {
    if (this.isRunning) return;
    await this.desk.context.resume();
    await Promise.all([this.music.join(), this.speech.join()]);
  }

  /** Calls `changed` when the browser starts or stops the sound. */
  onStateChange(changed: () => void): () => void {
    const { context } = this.desk;
    context.addEventListener("statechange", changed);
    return () => context.removeEventListener("statechange", changed);
  }

  /** AUDIO_PLAY: a clip, or words that the TV says itself; one voice at a time. */
  say({ speak, ...clip }: ServerEvents["AUDIO_PLAY"]): void {
    if (speak) {
      this.speech.hushNow();
      this.ownVoice.say({ ...clip, speak });
    } else {
      this.ownVoice.silence();
      void this.speech.say(clip);
    }
  }

  stopSaying(clipId: string, fadeOutMs: number): void {
    this.speech.stop(clipId, fadeOutMs);
    this.ownVoice.stop(clipId);
  }

  /** Fetches and decodes ahead. */
  prefetchClip(url: string): void {
    void this.desk.clips.sound(clipUrl(url));
  }

  prefetchMusic(files: string[]): void {
    for (const file of files) void this.desk.library.sound(assetUrl(file));
  }
}
