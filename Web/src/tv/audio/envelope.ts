// An AudioParam's automation that can be changed at any moment without a jump.

interface Point {
  atS: number;
  value: number;
  exponential: boolean;
}

/** A curve of this many straight pieces is heard as one. */
const pieces = 24;

function between(a: Point, b: Point, atS: number): number {
  const share = (atS - a.atS) / (b.atS - a.atS);
  if (b.exponential) return a.value * (b.value / a.value) ** share;
  return a.value + (b.value - a.value) * share;
}

// NB: `cancelAndHoldAtTime` is not in every browser, and a cancelled ramp falls back to the value
// before it. So the course is kept here, and a ramp that is cut short is scheduled anew up to the cut.
export class Envelope {
  private points: Point[];

  constructor(
    private readonly param: AudioParam,
    value: number,
  ) {
    param.setValueAtTime(value, 0);
    this.points = [{ atS: 0, value, exponential: false }];
  }

  /** Drops what was planned after `atS`; the value then is the start of what is planned next. */
  from(atS: number): this {
    const value = this.valueAt(atS);
    const cut = this.points.find((point) => point.atS >= atS);
    this.points = this.points.filter((point) => point.atS < atS);
    this.param.cancelScheduledValues(atS);
    return this.add({ atS, value, exponential: cut?.exponential ?? false });
  }

  /** A straight line to `value`. */
  to(atS: number, value: number): this {
    return this.add({ atS, value, exponential: false });
  }

  /** A line that is straight in dB; neither end may be 0. */
  toInDb(atS: number, value: number): this {
    return this.add({ atS, value, exponential: true });
  }

  /** `blend` goes from 0, the value now, to 1, the target. */
  curve(seconds: number, target: number, blend: (share: number) => number): this {
    const { atS, value } = this.last;
    for (let i = 1; i <= pieces; i += 1) {
      this.to(atS + (seconds * i) / pieces, value + (target - value) * blend(i / pieces));
    }
    return this;
  }

  valueAt(atS: number): number {
    const next = this.points.findIndex((point) => point.atS > atS);
    const before = this.points[next - 1];
    const after = this.points[next];
    return before && after ? between(before, after, atS) : this.last.value;
  }

  private get last(): Point {
    return this.points[this.points.length - 1] ?? { atS: 0, value: this.param.value, exponential: false };
  }

  private add(point: Point): this {
    if (point.exponential) this.param.exponentialRampToValueAtTime(point.value, point.atS);
    else this.param.linearRampToValueAtTime(point.value, point.atS);
    this.points.push(point);
    return this;
  }
}
