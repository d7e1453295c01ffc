/** Plans the changes that make a zone match a zone file. Settings that a file cannot express stay. */
import { groupedBy, planBetween } from '../../dns/changes/plan.js';
import type { FileRecord } from '../../dns/zone-file/parse.js';
import { isGiven } from '../../dns/zone-file/records-in.js';
import type { EdgeRecordChange, RecordPlan, EdgeZoneState } from './dns-plan.js';
import { DnsRecordType } from './dns-record.js';
import { type EdgeRecordState, isSame, keyOf, stateOf } from './dns-state.js';

export const recordTypes: readonly string[] = Object.values(DnsRecordType);

export function planOfFile(wanted: readonly FileRecord[], zone: EdgeZoneState): RecordPlan {
  const own = zone.records.filter((record) => recordTypes.includes(record.type) && !isGiven(record, zone.name));
  const group = ({ name, type }: { readonly name: string; readonly type: string }) => `${name} ${type}`;
  const there = groupedBy(own, group);
  const requested = groupedBy(wanted, group);
  const keys = [...new Set([...there.keys(), ...requested.keys()])];
  const pairs = keys.flatMap((key) => paired(there.get(key) ?? [], requested.get(key) ?? [], zone.name));
  return planBetween(pairs, isSame);
}

/**
 * Matches the records of one name and type with those of the file. Equal records stay; records that differ only in
 * priority are changed; of the rest, as many as possible are changed into each other, so that they keep what the file
 * does not say of them.
 */
function paired(there: readonly EdgeRecordState[], requested: readonly FileRecord[], zone: string): EdgeRecordChange[] {
  const changes: EdgeRecordChange[] = [];
  let left: readonly EdgeRecordState[] = there;
  const states = requested.map((record) => [record, stateOf({ ...record }, zone)] as const);
  // A duplicate line of the file is requested once.
  let missing = [...groupedBy(states, ([, state]) => keyOf(state)).values()].flatMap((same) => same.slice(0, 1));
  const rounds: readonly ((record: EdgeRecordState) => string)[] = [
    keyOf,
    (record) => keyOf({ ...record, priority: null }),
    ({ name }) => name,
  ];
  for (const sameIn of rounds) {
    const open = groupedBy(left, sameIn);
    const rest = [];
    for (const pair of missing) {
      const before = open.get(sameIn(pair[1]))?.shift();
      if (before) changes.push({ before, after: following(before, ...pair) });
      else rest.push(pair);
    }
    missing = rest;
    left = [...open.values()].flat();
  }
  const gone = left.map((before) => ({ before, after: null }));
  return [...changes, ...missing.map(([, after]) => ({ before: null, after })), ...gone];
}

/** The present record with the content of the file. */
function following(
  before: EdgeRecordState,
  { ttl }: FileRecord,
  { content, data, priority }: EdgeRecordState,
): EdgeRecordState {
  return { ...before, content, data, priority, ttl: before.proxied || ttl === null ? before.ttl : ttl };
}
