// The bed gives way to the voice (S11, AU6): lines straight in dB, which the ear takes as even.
import { Envelope } from "./envelope";
import { linear } from "./levels";

const floor = linear(-10);
const downS = 0.15;
const upS = 0.9;

export class Duck {
  private readonly envelope: Envelope;
  private untilS = 0;

  constructor(param: AudioParam) {
    this.envelope = new Envelope(param, 1);
  }

  /** Holds the bed down from `atS` for `seconds`; clips that overlap extend the same duck. */
  press(atS: number, seconds: number): void {
    const lowS = atS + downS;
    this.untilS = Math.max(this.untilS, atS + seconds, lowS);
    const { envelope, untilS } = this;
    envelope.from(atS).toInDb(lowS, floor).toInDb(untilS, floor).toInDb(untilS + upS, 1);
  }

  /** The voice was cut short: the bed comes back. */
  release(atS: number): void {
    this.untilS = 0;
    this.envelope.from(atS).toInDb(atS + upS, 1);
  }
}
