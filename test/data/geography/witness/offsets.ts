/**
 * How far a time zone is from UTC through a year: what makes two zones the same for whoever lives there. By the tzdb of
 * moment-timezone, since each version of Node brings another one.
 */
import { type JsonObject, jsonObject } from '../../../../src/base/checked.js';
import { call, exported, lazily } from './registers/files.js';

const moment = lazily(() => exported('moment-timezone'));
const known = new Map<string, string>();

/** The offset in minutes in the middle of each month of 2026; undefined for what is no time zone. */
export function offsetsOf(name: string): string | undefined {
  const found = known.get(name);
  if (found !== undefined) return found;
  const zone = zoneNamed(name);
  if (zone === null) return undefined;
  const offsets = Array.from({ length: 12 }, (_, month) =>
    call(zone.utcOffset, [Date.UTC(2026, month, 15, 12)], zone),
  ).join();
  known.set(name, offsets);
  return offsets;
}

function zoneNamed(name: string): JsonObject | null {
  const { zone } = Object(moment().tz);
  const found = call(zone, [name]);
  return found === null ? null : jsonObject(found);
}
