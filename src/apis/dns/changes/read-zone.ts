/** Reads a zone with all its records, to plan changes from. */
import { CallerError } from '../../../base/errors.js';
import { isObject } from '../../../base/unknown.js';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import type { PathValues } from '../../../rest/rows/path.js';
import type { Account } from '../../../rest/transport/account.js';
import type { Client } from '../../../rest/transport/client.js';
import { readCounted } from '../../../rest/transport/pages.js';

type Fields = Readonly<Record<string, unknown>>;

/** A zone and its records as the API has them. */
export interface WireZone {
  readonly id: string;
  readonly account: Account;
  readonly zone: unknown;
  readonly records: readonly Fields[];
}

interface ZoneRows {
  readonly zone: BoundRow;
  readonly records: BoundRow;
}

/** One call for the zone, and one for each page of its records. */
export async function readZone(client: Client, { zone: row, records: list }: ZoneRows, id: string): Promise<WireZone> {
  client.readAnew();
  const [body, records] = await Promise.all([
    client.read(row, { values: { id } }),
    readRecords(client, list, { zoneId: id }),
  ]);
  const { account } = client.upstream;
  return { id, account, zone: row.dialect.payload(row, body), records: records.filter(isObject) };
}

/** All of them: pages that were read while records came or went may leave some out, and are read once more. */
async function readRecords(client: Client, row: BoundRow, values: PathValues): Promise<readonly unknown[]> {
  const call = { row, values, filter: {} };
  const isComplete = ({ items, total }: Awaited<ReturnType<typeof readCounted>>) =>
    (total ?? items.length) === items.length;
  let read = await readCounted(client, call);
  if (!isComplete(read)) {
    client.readAnew();
    read = await readCounted(client, call);
  }
  if (isComplete(read)) return read.items;
  throw new CallerError('UPSTREAM_CONFLICT', 'The DNS records of the zone change while they are read: ask again');
}
