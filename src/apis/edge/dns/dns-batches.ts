/** Changes put together into as few calls as a plan allows, and carried out. */
import { isObject } from '../../../base/unknown.js';
import type { Client } from '../../../rest/transport/client.js';
import { type Batch, type Outcome, type PlannedCalls, carryOut } from '../../dns/changes/carry-out.js';
import { groupedBy } from '../../dns/changes/plan.js';
import type { EdgeRecordChange, EdgeZoneState } from './dns-plan.js';
import { dnsRecordWrites } from './dns-records.js';
import { type EdgeRecordState, bodyOf, differenceOf, keyOf, stateOf } from './dns-state.js';

type RecordFields = Readonly<Record<string, unknown>>;

/**
 * Divides changes into calls. All changes to one name share a call: the name never disappears in between, or because a
 * later call fails. Only a name with more changes than a call may have is divided.
 */
export function batchesOf(changes: readonly EdgeRecordChange[], most: number): readonly Batch<EdgeRecordState>[] {
  const batches: EdgeRecordChange[][] = [];
  // Long ones first, which leaves the fewest gaps.
  for (const group of groupsOf(changes).sort((a, b) => b.length - a.length)) {
    for (let from = 0; from < group.length; from += most) {
      const part = group.slice(from, from + most);
      const open = batches.find((batch) => batch.length + part.length <= most);
      if (open) open.push(...part);
      else batches.push([...part]);
    }
  }
  return batches;
}

/** Groups changes by name; a renamed record belongs to both names. Deletions come first, creations last. */
function groupsOf(changes: readonly EdgeRecordChange[]): EdgeRecordChange[][] {
  const groups = new Map<string, { readonly names: Set<string>; readonly changes: EdgeRecordChange[] }>();
  for (const change of changes) {
    const names = [change.before, change.after].flatMap((state) => state?.name ?? []);
    const own = [...new Set(names.flatMap((name) => groups.get(name) ?? []))];
    // The smaller joins the larger, so that a long chain of names does not move again and again.
    const [group = { names: new Set(), changes: [] }, other] = own.sort((a, b) => b.changes.length - a.changes.length);
    group.changes.push(change);
    for (const moved of other?.changes ?? []) group.changes.push(moved);
    for (const name of [...names, ...(other?.names ?? [])]) groups.set(name, group.names.add(name) && group);
  }
  const order = ({ before, after }: EdgeRecordChange) => (after === null ? 0 : before === null ? 2 : 1);
  return [...new Set(groups.values())].map((group) => group.changes.sort((a, b) => order(a) - order(b)));
}

/** The body of the call. */
export function callOf(batch: Batch<EdgeRecordState>): RecordFields {
  const deletes = [];
  const patches = [];
  const posts = [];
  for (const { before, after } of batch) {
    if (!after) deletes.push({ id: before?.id });
    else if (!before) posts.push(bodyOf(after));
    else patches.push({ id: before.id, ...differenceOf(before, after) });
  }
  return {
    ...(deletes.length > 0 && { deletes }),
    ...(patches.length > 0 && { patches }),
    ...(posts.length > 0 && { posts }),
  };
}

export function callsOf(changes: readonly EdgeRecordChange[], zone: EdgeZoneState): PlannedCalls<EdgeRecordState> {
  const row = dnsRecordWrites.rows.batchEdgeDnsRecords;
  const calls = batchesOf(changes, zone.changesPerCall).map((batch) => ({
    changes: batch,
    row,
    values: { zoneId: zone.id },
    sent: callOf(batch),
  }));
  return { changes, calls };
}

/** Carries out the calls. The answer has the ids of new records. */
export function carriedOut(calls: PlannedCalls<EdgeRecordState>, { name }: EdgeZoneState, client: Client) {
  return carryOut(calls, async ({ changes, row, values, sent }) => {
    const payload = row.dialect.payload(row, await client.write(row, { values, sent }));
    const posts: unknown = isObject(payload) ? payload['posts'] : undefined;
    const created = Array.isArray(posts) ? posts.filter(isObject).map((record) => stateOf(record, name)) : [];
    return doneAs(created, changes);
  });
}

function doneAs(created: readonly EdgeRecordState[], changes: Batch<EdgeRecordState>): Outcome<EdgeRecordState>[] {
  const createdAs = new Map<EdgeRecordChange, EdgeRecordState>();
  // What is answered in other words than it was asked in has its name and type still.
  for (const sameIn of [keyOf, (state: EdgeRecordState) => `${state.type} ${state.name}`]) {
    const known = new Set(createdAs.values());
    const open = groupedBy(
      created.filter((state) => !known.has(state)),
      sameIn,
    );
    for (const change of changes) {
      if (change.before || !change.after || createdAs.has(change)) continue;
      const state = open.get(sameIn(change.after))?.shift();
      if (state) createdAs.set(change, state);
    }
  }
  return changes.map((change) => ({ ...change, after: createdAs.get(change) ?? change.after, isDone: true }));
}
