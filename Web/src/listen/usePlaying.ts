// One sound at a time through the TV's mixing desk; loops go round until they are stopped.
import { useEffect, useRef, useState } from "react";
import { Bed } from "../tv/audio/bed";
import { Graph } from "../tv/audio/graph";
import { Library } from "../tv/audio/library";
import { loopOf } from "../tv/audio/manifest";

export interface Deck {
  playing: string | null;
  /** What could not be played. */
  broken: string | null;
  play: (id: string, positionS: number) => void;
  stop: () => void;
}

const fadeS = 0.05;

/** The desk, made at the first press, since only then a browser lets a page sound. */
class Turntable {
  readonly context = new AudioContext();
  private readonly library = new Library(this.context);
  readonly bed = new Bed(this.context, new Graph(this.context).music);

  /** False when there is no such sound. */
  async play(id: string, positionS: number, ended: () => void): Promise<boolean> {
    await this.context.resume();
    const isLoop = loopOf(await this.library.asset(id)) !== null;
    const track = await this.library.track(id, isLoop);
    if (!track) return false;
    this.bed.play(track, { atS: this.context.currentTime, positionS, gainDb: 0, fadeS: 0 }, ended);
    return true;
  }
}

export function usePlaying(): Deck {
  const table = useRef<Turntable | null>(null);
  const [playing, setPlaying] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => () => void table.current?.context.close(), []);
  const stop = (): void => {
    table.current?.bed.stop(fadeS);
    setPlaying(null);
  };
  const play = async (id: string, positionS: number): Promise<void> => {
    stop();
    table.current ??= new Turntable();
    const isFine = await table.current.play(id, positionS, () => setPlaying(null));
    setPlaying(isFine ? id : null);
    setBroken(isFine ? null : id);
  };
  return { playing, broken, play: (id, positionS) => void play(id, positionS), stop };
}
