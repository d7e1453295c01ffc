/** Writes a zone file. */
import { type ZoneFileValue, textOf } from './value.js';

interface Printed extends ZoneFileValue {
  readonly name: string;
  readonly type: string;
  readonly ttl: number | null;
}

/** One record on each line, every name whole. */
export function printZoneFile(records: readonly Printed[]): string {
  return records.map((record) => `${lineOf(record)}\n`).join('');
}

function lineOf({ name, ttl, type, ...value }: Printed): string {
  return [`${name}.`, ...(ttl === null ? [] : [ttl]), 'IN', type, textOf(type, value)].join('\t');
}
