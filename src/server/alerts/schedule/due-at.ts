/** When an alert is sent: at once, with the next digest, or when quiet hours end. */
import { Cron } from 'croner';
import { type Digest, type QuietHours, type Schedule, weekdays } from './schedule.js';

/** Milliseconds. */
const minute = 60_000;
/** Minutes. Where a change of the clock skips the hour that is not quiet, quiet hours last for two days. */
const longestQuiet = 50 * 60;

/** Milliseconds since 1970; `now` itself for what is sent at once. */
export function dueAt(now: number, { timeZone, quietHours, digest }: Schedule): number {
  const collected = digestAt(now, digest, timeZone);
  return quietHours === null ? collected : quietEnd(collected, quietHours, timeZone);
}

/** The next time of the digest. An hour that the clock skips comes right after the gap, one that comes twice counts once. */
function digestAt(now: number, { period, hour, weekday }: Digest, timezone: string): number {
  if (period === 'NONE') return now;
  const day = period === 'DAILY' ? '*' : String(weekdays.indexOf(weekday) + 1);
  const next = new Cron(`0 0 ${hour} * * ${day}`, { timezone, paused: true }).nextRun(new Date(now));
  // A schedule of every day or week always comes.
  return next?.getTime() ?? now;
}

/** The first minute that is not quiet by the clock on the wall, whatever that clock does meanwhile. */
function quietEnd(now: number, hours: QuietHours, timeZone: string): number {
  const wall = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (!isQuiet(wall.format(now), hours)) return now;
  const start = Math.ceil(now / minute) * minute;
  for (let passed = 0; passed <= longestQuiet; passed += 1) {
    const moment = start + passed * minute;
    if (!isQuiet(wall.format(moment), hours)) return moment;
  }
  return now;
}

/** Both are texts of one length: they compare as times do. */
function isQuiet(time: string, { from, to }: QuietHours): boolean {
  return from <= to ? time >= from && time < to : time >= from || time < to;
}
