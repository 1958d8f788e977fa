// Connects the audio events of the wire (EV50–EV57) to the player, for the life of the TV page.
import { useEffect, useState } from "react";
import { serverNow, useEvent, useGame } from "../../lib/store";
import { assetUrl } from "./library";
import { Player } from "./player";

let shared: Player | null = null;
const player = (): Player => (shared ??= new Player());

/** Starts sound inside a click, so that the browser allows it. */
export const unlockSound = (): void => void player().unlock();

function useRunning(): boolean {
  const [running, setRunning] = useState(() => player().running);
  useEffect(() => {
    const { context } = player().graph;
    const note = () => setRunning(player().running);
    const wake = () => {
      if (document.visibilityState === "visible" && context.state === "suspended") unlockSound();
    };
    context.addEventListener("statechange", note);
    document.addEventListener("visibilitychange", wake);
    note();
    return () => {
      context.removeEventListener("statechange", note);
      document.removeEventListener("visibilitychange", wake);
    };
  }, []);
  return running;
}

/** A TV that arrives in the middle joins the bed that is playing (UI-T22, UI-T26). */
function useCatchUp(): void {
  const { restored, state } = useGame();
  const audio = state?.audioState;
  const track = audio?.isPlaying ? audio.currentTrackId : null;
  useEffect(() => {
    if (audio) player().setLevel(audio.gainDb, 0);
    if (!restored || !track || !audio) return;
    const startAtServerMs = serverNow();
    void player().setMusic({ trackId: track, gainDb: audio.gainDb, fadeInMs: 300, loop: true, startAtServerMs });
    // NB: only the moment of restoring counts; later changes arrive as MUSIC_SET.
  }, [restored, track]);
}

/** True while the room can hear the show. */
export function useSound(): boolean {
  const running = useRunning();
  useCatchUp();
  useEvent("MUSIC_SET", (m) => void player().setMusic({ ...m, loop: m.mode === "loop" }));
  useEvent("MUSIC_STOP", (m) => player().stopMusic(m.fadeOutMs ?? 600));
  useEvent("MUSIC_GAIN_SET", (m) => player().setLevel(m.gainDb, m.transitionMs ?? 300));
  useEvent("SFX_PLAY", (s) => void player().effect(s.sfxId, s.volume, s.startAtServerMs));
  useEvent("BRAKE_PENDING", () => void player().effect("sfx_brake", 1, serverNow()));
  useEvent("AUDIO_PLAY", (clip) => void player().speak(clip));
  useEvent("AUDIO_STOP", (stop) => player().stopVoice(stop.clipId, stop.fadeOutMs));
  useEvent("TTS_PREFETCH", ({ clips }) => clips.forEach((clip) => player().prefetch(clip.url)));
  useEvent("VOICE_LINE", ({ clipId, url, durationMs }) => {
    if (!clipId || !url) return;
    void player().speak({ clipId, url, durationMs: durationMs ?? 0, startAtServerMs: serverNow(), volume: 1 });
  });
  useEffect(() => {
    for (const id of ["sfx_brake", "sfx_lock", "sfx_reveal"]) player().prefetch(assetUrl(id));
  }, []);
  return running;
}
