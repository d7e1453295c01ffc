/** What has to be done to make a zone what a zone file says, and nothing that a file cannot say. */
import { type Change, type Plan, type ZoneState, groupedBy, refused } from './dns-plan.js';
import { type RecordState, differenceOf, keyOf, stateOf } from './dns-state.js';
import { type FileRecord, parseZoneFile } from './zone-file/parse.js';
import { ZoneFileError } from './zone-file/tokens.js';
import { isWithin, sameName } from './zone-file/text.js';
import { isKnownKind } from './zone-file/value.js';

/** Name servers of the zone itself are not its own to choose. */
const isGiven = ({ type, name }: { readonly type: string; readonly name: string }, zone: string) =>
  type === 'NS' && name === zone;

export function planOfFile(file: string, zone: ZoneState): Plan {
  const wanted = recordsIn(file, zone.name);
  const own = zone.records.filter((record) => isKnownKind(record.type) && !isGiven(record, zone.name));
  const group = ({ name, type }: { readonly name: string; readonly type: string }) => `${name} ${type}`;
  const there = groupedBy(own, group);
  const asked = groupedBy(wanted, group);
  const changes: Change[] = [];
  const unchanged: RecordState[] = [];
  for (const key of new Set([...there.keys(), ...asked.keys()])) {
    for (const change of paired(there.get(key) ?? [], asked.get(key) ?? [], zone.name)) {
      const { before, after } = change;
      if (before && after && Object.keys(differenceOf(before, after)).length === 0) unchanged.push(before);
      else changes.push(change);
    }
  }
  return { changes, unchanged };
}

function recordsIn(file: string, zone: string): readonly FileRecord[] {
  const records = parsed(file, zone).filter((record) => !isGiven(record, zone));
  const outside = records.filter(({ name }) => !isWithin(zone, name));
  if (outside.length > 0) throw outsideOf(zone, outside);
  refuseBesideAlias(records, zone);
  return records;
}

function parsed(file: string, zone: string): readonly FileRecord[] {
  try {
    return parseZoneFile(file, zone);
  } catch (error) {
    throw error instanceof ZoneFileError ? refused(`zoneFile: ${error.message}`) : error;
  }
}

function outsideOf(zone: string, records: readonly FileRecord[]) {
  const names = [...new Set(records.map(({ name, line }) => `${shortened(name)} (line ${line})`))];
  const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
  return refused(`zoneFile: expected names of ${zone}, but got ${names.slice(0, 5).join(', ')}${more}`);
}

function shortened(name: string): string {
  return name.length > 80 ? `${name.slice(0, 77)}...` : name;
}

/** The zone's own name may have both: there the edge answers the addresses of the alias. */
function refuseBesideAlias(records: readonly FileRecord[], zone: string): void {
  const all = records.filter(({ type }) => type === 'CNAME');
  // The first of a name is the one that others are beside.
  const aliases = new Map(all.reverse().map((record) => [record.name, record]));
  for (const { name, type, line, content } of records) {
    const alias = aliases.get(name);
    if (!alias || (type === 'CNAME' && sameName(content ?? '') === sameName(alias.content ?? ''))) continue;
    if (name === zone && !['A', 'AAAA', 'CNAME'].includes(type)) continue;
    throw refused(
      `zoneFile: line ${line}: expected nothing beside the CNAME of ${shortened(name)} (line ${alias.line}), but got ${type}`,
    );
  }
}

/**
 * Of one name and type: what says the same stays, what differs in its priority alone is changed, and of the rest as many
 * as there are on both sides are changed into each other, so that they keep what the file does not say of them.
 */
function paired(there: readonly RecordState[], asked: readonly FileRecord[], zone: string): Change[] {
  const changes: Change[] = [];
  let left: readonly RecordState[] = there;
  const states = asked.map((record) => [record, stateOf({ ...record }, zone)] as const);
  // What stands there twice is asked for once.
  let missing = [...groupedBy(states, ([, state]) => keyOf(state)).values()].flatMap((same) => same.slice(0, 1));
  const rounds: readonly ((record: RecordState) => string)[] = [
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

/** The record that is there, saying what the file says. */
function following(before: RecordState, { ttl }: FileRecord, { content, data, priority }: RecordState): RecordState {
  return { ...before, content, data, priority, ttl: before.proxied || ttl === null ? before.ttl : ttl };
}
