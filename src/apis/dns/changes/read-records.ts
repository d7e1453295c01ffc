/** Reads all records of a zone, which changes of them are worked out from. */
import { CallerError } from '../../../base/errors.js';
import type { PathValues } from '../../../rest/rows/path.js';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import type { Client } from '../../../rest/transport/client.js';
import { readCounted } from '../../../rest/transport/pages.js';

interface RecordList {
  readonly row: BoundRow;
  readonly values: PathValues;
}

/** All of them: pages that were read while records came or went may leave some out, and are read once more. */
export async function readRecords(client: Client, wanted: RecordList): Promise<readonly unknown[]> {
  const call = { ...wanted, filter: {} };
  const isWhole = ({ items, total }: Awaited<ReturnType<typeof readCounted>>) =>
    (total ?? items.length) === items.length;
  let read = await readCounted(client, call);
  if (!isWhole(read)) {
    client.readAnew();
    read = await readCounted(client, call);
  }
  if (isWhole(read)) return read.items;
  throw new CallerError('UPSTREAM_CONFLICT', 'The DNS records of the zone change while they are read: ask again');
}
