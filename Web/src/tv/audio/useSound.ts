// Connects the audio events of the wire (EV50–EV57) to the player, for the life of the TV page.
import { useEffect } from "react";
import { gameNow, serverNow, useEvent, useGame } from "../../lib/store";
import { keepStart } from "./lastMusic";
import { Player } from "./player";
import { fileOf } from "./tracks";
import { useCatchUp } from "./useCatchUp";
import { useQuestionSound } from "./useQuestionSound";
import { useRunning } from "./useRunning";
import { useTellAudio } from "./useTellAudio";
import { useTellVoices } from "./useTellVoices";

let shared: Player | null = null;
const player = (): Player => (shared ??= new Player());

/** Starts sound inside a click, so that the browser allows it. */
export const unlockSound = (): void => void player().unlock();

function useMusic(soon: string[]): void {
  const phase = useGame().state?.phase;
  const { music } = player();
  useEvent("MUSIC_SET", ({ trackId, mode, ...order }) => {
    keepStart(trackId, order.startAtServerMs);
    const file = fileOf(trackId, gameNow().state?.roundIndex ?? 0);
    void music.set({ ...order, file, loop: mode === "loop" });
  });
  useEvent("MUSIC_STOP", ({ fadeOutMs }) => music.stop(fadeOutMs));
  useEvent("MUSIC_GAIN_SET", ({ gainDb, transitionMs }) => music.setLevel(gainDb, transitionMs ?? 300));
  useEffect(() => player().prefetchMusic(soon), [phase, soon.join()]);
}

function useEffects(): void {
  const { effects } = player();
  useEvent("SFX_PLAY", ({ sfxId, volume, startAtServerMs }) => void effects.play(sfxId, volume, startAtServerMs));
  // NB: a TV that sounds here gets no SFX_PLAY for this brake (EX10).
  useEvent("BRAKE_PENDING", () => void effects.play("sfx_brake", 1, serverNow()));
  useEffect(() => effects.prefetch(), [effects]);
}

function useVoice(): void {
  const { speech } = player();
  useEvent("AUDIO_PLAY", (clip) => player().say(clip));
  useEvent("AUDIO_STOP", ({ clipId, fadeOutMs }) => player().stopSaying(clipId, fadeOutMs));
  useEvent("TTS_PREFETCH", ({ clips }) => clips.forEach(({ url }) => player().prefetchClip(url)));
  useEvent("VOICE_LINE", ({ clipId, url, durationMs = 0 }) => {
    if (!clipId || !url) return;
    void speech.say({ clipId, url, durationMs, startAtServerMs: serverNow(), volume: 1 });
  });
}

/** True while the room can hear the show. `soon`: the music to decode ahead. */
export function useSound(soon: string[]): boolean {
  const isRunning = useRunning(player());
  useTellAudio(isRunning);
  useTellVoices();
  useCatchUp(player());
  useMusic(soon);
  useEffects();
  useVoice();
  useQuestionSound(player());
  return isRunning;
}
