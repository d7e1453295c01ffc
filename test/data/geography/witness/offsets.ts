/** How far a time zone is from UTC through a year: what makes two zones the same for whoever lives there. */

const known = new Map<string, string>();

/** The offset in the middle of each month of 2026; undefined for what is no time zone. */
export function offsetsOf(zone: string): string | undefined {
  const found = known.get(zone);
  if (found !== undefined) return found;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch {
    return undefined;
  }
  const offsets = Array.from({ length: 12 }, (_, month) =>
    format.formatToParts(Date.UTC(2026, month, 15, 12)).find(({ type }) => type === 'timeZoneName'),
  )
    .map((part) => part?.value)
    .join();
  known.set(zone, offsets);
  return offsets;
}
