/** When calls ended, in order: they are counted from a time on without being gone through. */
import { lowerBound } from '../../base/lower-bound.js';

/** Forgotten times are removed together: at least this many, and half of all. */
const fewestRemoved = 256;

export class EndTimes {
  /** Milliseconds since 1970, ascending. */
  readonly #times: number[] = [];
  /** How many of them are forgotten. */
  #forgotten = 0;

  add(time: number): void {
    // A clock may be set back.
    this.#times.splice(this.#placeAfter(time), 0, time);
  }

  /** Removes the times up to this one. */
  forget(time: number): void {
    while ((this.#times[this.#forgotten] ?? Infinity) <= time) this.#forgotten += 1;
    if (this.#forgotten < Math.max(fewestRemoved, this.#times.length / 2)) return;
    this.#times.splice(0, this.#forgotten);
    this.#forgotten = 0;
  }

  /** How many are later than that. */
  countAfter(time: number): number {
    return this.#times.length - this.#placeAfter(time);
  }

  /** The end time at this place among those after `time`. */
  after(time: number, place: number): number | undefined {
    return this.#times[this.#placeAfter(time) + place];
  }

  #placeAfter(time: number): number {
    const { length } = this.#times;
    const start = this.#forgotten;
    return start + lowerBound(length - start, (place) => (this.#times[start + place] ?? Infinity) <= time);
  }
}
