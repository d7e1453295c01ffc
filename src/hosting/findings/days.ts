/** Time in days. */
const day = 24 * 60 * 60 * 1000;

/** From one moment, in milliseconds since 1970, to another: whole ones, negative when it is past; null when it is none. */
export function daysUntil(moment: string | null | undefined, now: number): number | null {
  const days = Math.floor((Date.parse(moment ?? '') - now) / day);
  return Number.isNaN(days) ? null : days;
}
