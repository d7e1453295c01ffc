/** When a token that the command line creates expires. */
import { CallerError, shown } from '../../base/errors.js';

const milliseconds = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

export function expiryFrom(lifetime: string | undefined, moment: string | undefined, now: number): Date | undefined {
  if (lifetime !== undefined && moment !== undefined) {
    throw new CallerError('BAD_USER_INPUT', 'expected one of --expires-in and --expires-at, but got both');
  }
  if (lifetime !== undefined) return new Date(now + lengthOf(lifetime));
  if (moment !== undefined) return momentOf(moment);
  return undefined;
}

function lengthOf(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,9})([smhdw])$/.exec(text) ?? [];
  const length = Object.entries(milliseconds).find(([name]) => name === unit)?.[1];
  if (count === undefined || length === undefined) {
    throw new CallerError(
      'BAD_USER_INPUT',
      `--expires-in must be a positive whole number and s, m, h, d or w, such as 30d, but got: ${shown(text)}`,
    );
  }
  return Number(count) * length;
}

const isoMoment = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

function momentOf(text: string): Date {
  const day = isoMoment.exec(text)?.[1];
  const moment = new Date(text);
  // Date takes 31 February for 3 March.
  const exists = day !== undefined && !Number.isNaN(moment.getTime()) && isoDay(new Date(day)) === day;
  if (!exists) {
    throw new CallerError(
      'BAD_USER_INPUT',
      `--expires-at must be a date or a moment with its zone, such as 2030-01-31T12:00:00Z, but got: ${shown(text)}`,
    );
  }
  return moment;
}

function isoDay(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
