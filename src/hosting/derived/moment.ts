/** The time at which something is worked out, and until when that comes to the same. */
const day = 24 * 60 * 60 * 1000;

export class Moment {
  #until = Number.POSITIVE_INFINITY;

  /** Milliseconds since 1970. */
  constructor(readonly now: number) {}

  /** The last millisecond at which all that follows from this moment stays the same. */
  get until(): number {
    return this.#until;
  }

  /** From now to another moment: whole ones, negative when it is past; null when it is none. */
  daysUntil(moment: string | null | undefined): number | null {
    const then = Date.parse(moment ?? '');
    const days = Math.floor((then - this.now) / day);
    if (Number.isNaN(days)) return null;
    this.#until = Math.min(this.#until, then - days * day);
    return days;
  }

  /** What follows is to be judged again after so many milliseconds, whatever is known then. */
  holdsFor(milliseconds: number): void {
    this.#until = Math.min(this.#until, this.now + milliseconds);
  }

  /** In UTC, as `2026-03-31`. */
  get today(): string {
    return new Date(this.holdsToday()).toISOString().slice(0, 10);
  }

  /** What follows changes with the day in UTC; returns when that began. */
  holdsToday(): number {
    const midnight = Math.floor(this.now / day) * day;
    this.#until = Math.min(this.#until, midnight + day - 1);
    return midnight;
  }
}
