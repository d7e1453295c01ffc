/** The month of a provider in Berlin: its edges in UTC. */
import { hour, type Month } from '../month.js';

const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });

/** The edges of the same calendar month in Berlin, in milliseconds since 1970. */
export function berlinEdges({ start, end }: Month): { readonly start: number; readonly end: number } {
  return { start: start - offsetAt(start), end: end - offsetAt(end) };
}

/** Milliseconds: one hour in winter, two in summer. */
function offsetAt(time: number): number {
  const name = zone.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return Number(/\+0?(\d+)/.exec(name)?.[1]) * hour;
}
