/** The time of a derivation, and until when its result holds. */
const day = 24 * 60 * 60 * 1000;

export class Moment {
  #until = Number.POSITIVE_INFINITY;

  /** Milliseconds since 1970. */
  constructor(readonly now: number) {}

  /** The last millisecond at which all that follows from this moment stays the same. */
  get until(): number {
    return this.#until;
  }

  /** Whole days from now to a moment, negative when it is past; null if the text is no time. */
  daysUntil(moment: string | null | undefined): number | null {
    const then = Date.parse(moment ?? '');
    const days = Math.floor((then - this.now) / day);
    if (Number.isNaN(days)) return null;
    this.#until = Math.min(this.#until, then - days * day);
    return days;
  }

  /** Makes the result expire after so many milliseconds, whatever is known then. */
  holdsFor(milliseconds: number): void {
    this.#until = Math.min(this.#until, this.now + milliseconds);
  }

  /** The UTC day, as `2026-03-31`. */
  get today(): string {
    return new Date(this.holdsToday()).toISOString().slice(0, 10);
  }

  /** Makes the result expire at the end of the UTC day; returns when the day began. */
  holdsToday(): number {
    const midnight = Math.floor(this.now / day) * day;
    this.#until = Math.min(this.#until, midnight + day - 1);
    return midnight;
  }
}
