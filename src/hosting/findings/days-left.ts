/** How long something lasts. */

/** Whole days until then, negative once it is over; null where no time is told. */
export function daysLeft(until: string | null | undefined, now: number): number | null {
  const end = Date.parse(until ?? '');
  return Number.isNaN(end) ? null : Math.floor((end - now) / 86_400_000);
}
