// A TV that arrives in the middle joins what is playing (UI-T22, UI-T26, PR31).
import { useEffect } from "react";
import { serverNow, useGame } from "../../lib/store";
import { keptStart } from "./lastMusic";
import type { Player } from "./player";
import { fileOf, nominalDb } from "./tracks";

const fadeInMs = 300;
const fadeOutMs = 600;

export function useCatchUp(player: Player): void {
  const { restored, state } = useGame();
  const audio = state?.audioState;
  const trackId = audio?.isPlaying ? audio.currentTrackId : null;
  const clip = audio?.activeVoiceClip;
  useEffect(() => {
    if (!restored || !audio) return;
    player.music.setLevel(audio.gainDb, 0);
    if (clip?.url) void player.speech.join({ ...clip, volume: 1 });
    if (!trackId) return player.music.stop(fadeOutMs);
    const startAtServerMs = keptStart(trackId) ?? serverNow();
    const gainDb = nominalDb(trackId) + audio.gainDb;
    const file = fileOf(trackId, state?.roundIndex ?? 0);
    void player.music.set({ file, gainDb, fadeInMs, loop: true, startAtServerMs });
    // NB: only the moment of restoring counts; what follows arrives as events.
  }, [restored, trackId, clip?.clipId]);
}
