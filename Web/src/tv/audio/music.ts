// The first layer: which track lies under the show, and when the next takes over.
import { Bed, lengthOf, type Track } from "./bed";
import type { Desk } from "./desk";
import { loopPosition, onBeat, startTime } from "./timing";

/** MUSIC_SET with the file of its track; `gainDb` includes the host's level (AU12). */
export interface MusicOrder {
  file: string;
  loop: boolean;
  gainDb: number;
  fadeInMs: number;
  startAtServerMs: number;
}

interface Wish extends MusicOrder {
  /** Without the host's level. */
  nominalDb: number;
}

const shortestFadeMs = 300;
const longestCrossfadeMs = 800;

export class Music {
  private readonly bed: Bed;
  private wish: Wish | null = null;
  private levelDb = 0;

  constructor(private readonly desk: Desk) {
    this.bed = new Bed(desk.context, desk.graph.music);
  }

  setLevel(db: number, overMs: number): void {
    this.levelDb = db;
    this.desk.graph.setMusicLevel(db, overMs);
  }

  async set(order: MusicOrder): Promise<void> {
    this.wish = { ...order, nominalDb: order.gainDb - this.levelDb };
    await this.follow(this.wish);
  }

  /** The page may sound now: the track that should be playing joins in (UI-T22). */
  async join(): Promise<void> {
    if (this.wish) await this.follow({ ...this.wish, fadeInMs: shortestFadeMs }, this.wish);
  }

  stop(fadeOutMs: number): void {
    this.wish = null;
    this.bed.stop(fadeOutMs / 1000);
  }

  private async follow(wish: Wish, asked = wish): Promise<void> {
    if (!this.desk.isRunning) return;
    const track = await this.desk.library.track(wish.file, wish.loop);
    if (!track || this.wish !== asked) return;
    if (this.bed.playing === wish.file) this.bed.setGain(wish.nominalDb, wish.fadeInMs / 1000);
    else this.enter(track, wish);
  }

  private enter(track: Track, { startAtServerMs, fadeInMs, nominalDb }: Wish): void {
    const { now } = this.desk;
    const changes = this.bed.playing !== null;
    const atS = this.bed.changeAt(startTime(startAtServerMs, now));
    const position = loopPosition(startAtServerMs, atS, lengthOf(track), now);
    const fadeMs = changes ? Math.min(longestCrossfadeMs, Math.max(shortestFadeMs, fadeInMs)) : fadeInMs;
    const positionS = changes ? onBeat(position) : position;
    this.bed.play(track, { atS, positionS, gainDb: nominalDb, fadeS: fadeMs / 1000 });
  }
}
