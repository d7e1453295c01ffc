/** Reads the records of a zone, and writes changes of them. */
import { CallerError } from '../../../base/errors.js';
import type { Client } from '../../../rest/transport/client.js';
import { isObject, textAt } from '../../../base/unknown.js';
import type { Batch, Outcome } from '../../dns/changes/carry-out.js';
import { groupedBy } from '../../dns/changes/plan.js';
import { readRecords } from '../../dns/changes/read-records.js';
import { callOf } from './dns-batches.js';
import type { EdgeRecordChange, EdgeZoneState } from './dns-plan.js';
import { dnsRecords, dnsRecordWrites } from './dns-records.js';
import { type EdgeRecordState, keyOf, stateOf } from './dns-state.js';
import { zones } from '../zones/zones.js';
import { sameName } from '../../dns/zone-file/text.js';

/** Changes that one call may make. */
const most = { free: 200, paid: 3_500 };

export interface ReadZone extends EdgeZoneState {
  readonly id: string;
  readonly changesPerCall: number;
}

/** Two calls, as long as one page takes all of its records. */
export async function readZone(client: Client, id: string): Promise<ReadZone> {
  client.readAnew();
  const [body, records] = await Promise.all([
    client.read(zones.rows.zone, { values: { id } }),
    readRecords(client, { row: dnsRecords.rows.dnsRecords, values: { zoneId: id } }),
  ]);
  const zone = zones.rows.zone.dialect.payload(zones.rows.zone, body);
  const returned = textAt(zone, 'name');
  if (!returned) throw new CallerError('UPSTREAM_UNAVAILABLE', 'The edge API does not say the name of the zone');
  const name = sameName(returned);
  const plan = textAt(isObject(zone) ? zone['plan'] : undefined, 'legacy_id') ?? 'free';
  return {
    id,
    name,
    changesPerCall: plan === 'free' ? most.free : most.paid,
    records: records.filter(isObject).map((record) => stateOf(record, name)),
  };
}

/** Makes the changes of one call; what is new is answered with its id. */
export async function write(
  batch: Batch<EdgeRecordState>,
  { id, name }: ReadZone,
  client: Client,
): Promise<Outcome<EdgeRecordState>[]> {
  const row = dnsRecordWrites.rows.batchEdgeDnsRecords;
  const body = await client.write(row, { values: { zoneId: id }, sent: callOf(batch) });
  const payload = row.dialect.payload(row, body);
  const posts: unknown = isObject(payload) ? payload['posts'] : undefined;
  const made = Array.isArray(posts) ? posts.filter(isObject).map((record) => stateOf(record, name)) : [];
  const madeAs = new Map<EdgeRecordChange, EdgeRecordState>();
  // What is answered in other words than it was asked in has its name and type still.
  for (const sameIn of [keyOf, (state: EdgeRecordState) => `${state.type} ${state.name}`]) {
    const known = new Set(madeAs.values());
    const open = groupedBy(
      made.filter((state) => !known.has(state)),
      sameIn,
    );
    for (const change of batch) {
      if (change.before || !change.after || madeAs.has(change)) continue;
      const state = open.get(sameIn(change.after))?.shift();
      if (state) madeAs.set(change, state);
    }
  }
  return batch.map((change) => ({ ...change, after: madeAs.get(change) ?? change.after, isDone: true }));
}
