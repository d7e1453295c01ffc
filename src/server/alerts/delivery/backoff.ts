/** Schedules the retries of a failed delivery: each later than the last, for a day at most. */

/** Milliseconds. */
const firstDelay = 5_000;
const factor = 3;
/** Milliseconds since the first attempt, after which the delivery is given up. */
const longest = 86_400_000;
/** The range of the factor that spreads delays, so that what failed together is not retried together. */
const [least, most] = [0.8, 1.2];

/** Milliseconds since 1970, not before `earliest`; null when it is given up. */
export type Backoff = (attempts: number, began: number, now: number, earliest?: number) => number | null;

export function backoff(random: () => number = Math.random): Backoff {
  return (attempts, began, now, earliest = now) => {
    const delay = firstDelay * factor ** Math.max(0, attempts - 1) * (least + random() * (most - least));
    const next = Math.max(earliest, now + Math.round(delay));
    // A first attempt that is still to come was dated by a wrong clock.
    return next - Math.min(began, now) > longest ? null : next;
  };
}
