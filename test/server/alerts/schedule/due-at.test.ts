/** When alerts are sent: quiet hours and digests, by the clock on the wall, also where that clock changes. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dueAt } from '../../../../src/server/alerts/schedule/due-at.js';
import { type Schedule, atOnce, isTimeZone } from '../../../../src/server/alerts/schedule/schedule.js';
import { scaled } from '../../../support/scale.js';

const berlin = 'Europe/Berlin';

function due(now: string, schedule: Partial<Schedule>): string {
  const at = dueAt(Date.parse(now), { timeZone: berlin, quietHours: null, digest: atOnce, ...schedule });
  return new Date(at).toISOString();
}

const quiet = (from: string, to: string, timeZone = berlin) => ({ quietHours: { from, to }, timeZone });

describe('quiet hours', () => {
  it.each([
    // In winter, in summer, and without any.
    ['2026-01-10T22:00:00Z', quiet('22:00', '07:00'), '2026-01-11T06:00:00.000Z'],
    ['2026-07-10T22:00:00Z', quiet('22:00', '07:00'), '2026-07-11T05:00:00.000Z'],
    ['2026-01-10T12:34:56.789Z', quiet('22:00', '07:00'), '2026-01-10T12:34:56.789Z'],
    // Their beginning belongs to them, their end does not.
    ['2026-01-10T21:00:00Z', quiet('22:00', '07:00'), '2026-01-11T06:00:00.000Z'],
    ['2026-01-10T20:59:59Z', quiet('22:00', '07:00'), '2026-01-10T20:59:59.000Z'],
    ['2026-01-11T06:00:00Z', quiet('22:00', '07:00'), '2026-01-11T06:00:00.000Z'],
    ['2026-01-11T05:59:30Z', quiet('22:00', '07:00'), '2026-01-11T06:00:00.000Z'],
    ['2026-01-10T11:30:00Z', quiet('12:00', '13:00'), '2026-01-10T12:00:00.000Z'],
    // The night in which the clock goes from 2 to 3, and the one in which it goes from 3 to 2.
    ['2026-03-28T22:30:00Z', quiet('22:00', '07:00'), '2026-03-29T05:00:00.000Z'],
    ['2026-10-24T21:00:00Z', quiet('22:00', '07:00'), '2026-10-25T06:00:00.000Z'],
    // An end that the clock skips, and one that it shows twice.
    ['2026-03-29T00:30:00Z', quiet('22:00', '02:30'), '2026-03-29T01:00:00.000Z'],
    ['2026-10-24T23:00:00Z', quiet('22:00', '02:30'), '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T01:15:00Z', quiet('22:00', '02:30'), '2026-10-25T01:30:00.000Z'],
    // A clock that skips midnight, one that is half an hour off, and one that never changes.
    ['2026-09-06T03:30:00Z', quiet('23:00', '00:30', 'America/Santiago'), '2026-09-06T04:00:00.000Z'],
    ['2026-09-06T00:00:00Z', quiet('00:01', '00:00', 'America/Santiago'), '2026-09-07T03:00:00.000Z'],
    ['2026-01-10T18:00:00Z', quiet('22:00', '07:00', 'Asia/Kolkata'), '2026-01-11T01:30:00.000Z'],
    ['2026-03-29T01:30:00Z', quiet('22:00', '07:00', 'UTC'), '2026-03-29T07:00:00.000Z'],
  ])('%s waits as it should', (now, schedule, expected) => {
    expect(due(now, schedule)).toBe(expected);
  });

  it('never end late, and what is sent is never quiet', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const time = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const zones = fc.constantFrom(berlin, 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'UTC');
    // Around changes of the clock.
    const days = fc.constantFrom('2026-03-08', '2026-03-29', '2026-04-05', '2026-09-06', '2026-10-04', '2026-10-25');
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: -1_440, max: 1_440 }),
        minutes,
        minutes,
        zones,
        (day, offset, a, b, timeZone) => {
          fc.pre(a !== b);
          const [from, to] = [time(a), time(b)];
          const now = Date.parse(day) + offset * 60_000;
          const at = dueAt(now, { timeZone, quietHours: { from, to }, digest: atOnce });
          const format = new Intl.DateTimeFormat('en-GB', {
            timeZone,
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23',
          });
          const isQuiet = (moment: number) => {
            const wall = format.format(moment);
            return from < to ? wall >= from && wall < to : wall >= from || wall < to;
          };
          expect(isQuiet(at)).toBe(false);
          // All that was waited for was quiet.
          const waited = Array.from({ length: Math.ceil((at - now) / 60_000) }, (_, minute) => now + minute * 60_000);
          expect(waited.find((moment) => !isQuiet(moment))).toBeUndefined();
        },
      ),
      { numRuns: Math.max(40, scaled(200)) },
    );
  });
});

describe('digests', () => {
  const daily = (hour: number) => ({ digest: { ...atOnce, period: 'DAILY' as const, hour } });

  it.each([
    ['2026-01-10T12:00:00Z', daily(8), '2026-01-11T07:00:00.000Z'],
    ['2026-01-10T06:59:00Z', daily(8), '2026-01-10T07:00:00.000Z'],
    // What begins on the hour itself waits for the next one.
    ['2026-01-10T07:00:00Z', daily(8), '2026-01-11T07:00:00.000Z'],
    ['2026-03-28T10:00:00Z', daily(8), '2026-03-29T06:00:00.000Z'],
    ['2026-10-24T10:00:00Z', daily(8), '2026-10-25T07:00:00.000Z'],
    // An hour that the clock skips, and one that it shows twice.
    ['2026-03-28T10:00:00Z', daily(2), '2026-03-29T01:00:00.000Z'],
    ['2026-10-24T12:00:00Z', daily(2), '2026-10-25T00:00:00.000Z'],
    ['2026-10-25T00:00:01Z', daily(2), '2026-10-26T01:00:00.000Z'],
    ['2026-01-10T12:00:00Z', { digest: { ...atOnce, period: 'WEEKLY' as const, hour: 9 } }, '2026-01-12T08:00:00.000Z'],
    [
      '2026-01-10T12:00:00Z',
      { digest: { period: 'WEEKLY' as const, hour: 9, weekday: 'SUNDAY' as const } },
      '2026-01-11T08:00:00.000Z',
    ],
    // In quiet hours it waits until they end.
    ['2026-01-10T12:00:00Z', { ...daily(6), ...quiet('22:00', '07:00') }, '2026-01-11T06:00:00.000Z'],
  ])('%s is collected until then', (now, schedule, expected) => {
    expect(due(now, schedule)).toBe(expected);
  });
});

it('a time zone is one of IANA', () => {
  expect(['UTC', berlin, 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'].every(isTimeZone)).toBe(true);
  expect(['', '+02:00', 'Berlin/Europe', 'Mars/Olympus', '../etc/passwd', 'x'.repeat(100)].some(isTimeZone)).toBe(
    false,
  );
});
