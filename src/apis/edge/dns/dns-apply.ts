/** Reads the records of a zone, carries a plan out, and knows what would put everything back. */
import { CallerError } from '../../../base/errors.js';
import type { Client } from '../../../rest/transport/client.js';
import { UpstreamError } from '../../../rest/failures/failure.js';
import { readCounted } from '../../../rest/transport/pages.js';
import { isObject, textAt } from '../../../base/unknown.js';
import { type Batch, batchesOf, callOf } from './dns-batches.js';
import { type Change, type Plan, type ZoneState, groupedBy } from './dns-plan.js';
import { dnsRecords, dnsRecordWrites } from './dns-records.js';
import { type RecordState, bodyOf, differenceOf, keyOf, stateOf, toInput } from './dns-state.js';
import { zones } from '../zones/zones.js';
import { sameName } from './zone-file/text.js';

/** Changes that one call may make. */
const most = { free: 200, paid: 3_500 };

export interface ReadZone extends ZoneState {
  readonly id: string;
  readonly changesPerCall: number;
}

/** Two calls, as long as one page takes all of its records. */
export async function readZone(client: Client, id: string): Promise<ReadZone> {
  client.readAnew();
  const [body, records] = await Promise.all([client.read(zones.rows.zone, { values: { id } }), recordsOf(client, id)]);
  const zone = zones.rows.zone.dialect.payload(zones.rows.zone, body);
  const told = textAt(zone, 'name');
  if (!told) throw new CallerError('UPSTREAM_UNAVAILABLE', 'The edge API does not say the name of the zone');
  const name = sameName(told);
  const plan = textAt(isObject(zone) ? zone['plan'] : undefined, 'legacy_id') ?? 'free';
  return {
    id,
    name,
    changesPerCall: plan === 'free' ? most.free : most.paid,
    records: records.filter(isObject).map((record) => stateOf(record, name)),
  };
}

/** All of them: pages that were read while records came or went may leave some out, and are read once more. */
async function recordsOf(client: Client, zoneId: string): Promise<readonly unknown[]> {
  const call = { row: dnsRecords.rows.dnsRecords, values: { zoneId }, filter: {} };
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

/** A change, and what has become of it. */
export interface Outcome extends Change {
  /** Null where that is not known: its call may have taken effect. */
  readonly isDone: boolean | null;
}

export interface Outcomes {
  readonly outcomes: readonly Outcome[];
  readonly calls: number;
  /** Why some are not done. */
  readonly failure: CallerError | null;
}

export function previewOf({ changes }: Plan, { changesPerCall }: ReadZone): Outcomes {
  const outcomes = changes.map((change) => ({ ...change, isDone: false }));
  return { outcomes, calls: batchesOf(changes, changesPerCall).length, failure: null };
}

/** One call after the other, up to the first that fails: each is done as a whole. */
export async function carryOut({ changes }: Plan, zone: ReadZone, client: Client): Promise<Outcomes> {
  const outcomes = new Map<Change, Outcome>();
  const batches = batchesOf(changes, zone.changesPerCall);
  let failure: UpstreamError | null = null;
  const note = (batch: Batch, isDone: boolean | null) => {
    for (const change of batch) outcomes.set(change, { ...change, isDone });
  };
  for (const batch of batches) {
    try {
      if (failure) note(batch, false);
      else for (const [change, outcome] of await write(batch, zone, client)) outcomes.set(change, outcome);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      // What was done but not told leaves the others as they were to be.
      if (error.isDone !== true) failure = error;
      note(batch, error.isDone);
    }
  }
  const inOrder = changes.flatMap((change) => outcomes.get(change) ?? []);
  if (failure && inOrder.every(({ isDone }) => isDone === false)) throw failure;
  return { outcomes: inOrder, calls: batches.length, failure: failure && inWords(failure, inOrder) };
}

async function write(batch: Batch, { id, name }: ReadZone, client: Client): Promise<[Change, Outcome][]> {
  const row = dnsRecordWrites.rows.batchEdgeDnsRecords;
  const body = await client.write(row, { values: { zoneId: id }, sent: callOf(batch) });
  const payload = row.dialect.payload(row, body);
  const posts: unknown = isObject(payload) ? payload['posts'] : undefined;
  const made = Array.isArray(posts) ? posts.filter(isObject).map((record) => stateOf(record, name)) : [];
  const madeAs = new Map<Change, RecordState>();
  // What is answered in other words than it was asked in has its name and type still.
  for (const sameIn of [keyOf, (state: RecordState) => `${state.type} ${state.name}`]) {
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
  return batch.map((change) => [change, { ...change, after: madeAs.get(change) ?? change.after, isDone: true }]);
}

function inWords(failure: UpstreamError, outcomes: readonly Outcome[]): CallerError {
  const done = outcomes.filter(({ isDone }) => isDone === true).length;
  const message = `${failure.message}. ${done} of ${outcomes.length} changes are made; ask the same again for the rest: what is done is not done twice.`;
  return new CallerError(failure.code, message, { ...failure.extensions });
}

/** Changes, as the mutation takes them, that put back what these have changed. */
export function undoOf(changes: readonly Change[]): object[] {
  return changes.map(({ before, after }) => {
    if (!before) return { delete: after ? nameOf(after) : {} };
    if (!after) return { create: toInput(before.type, bodyOf(before)) };
    return { update: { id: before.id, ...toInput(before.type, differenceOf(after, before)) } };
  });
}

/** What a deletion finds it by. */
function nameOf(state: RecordState): object {
  if (state.id !== null) return { id: state.id };
  const { name, type, content, data, priority } = bodyOf(state);
  return toInput(state.type, {
    name,
    type,
    ...(data ? { data } : { content }),
    ...(priority !== undefined && { priority }),
  });
}
