/** Changes as calls: the API changes one record set at a time, and of one set its records, TTL and labels apart. */
import { chunks } from '../../../../rest/planner/chunks.js';
import type { BoundRow } from '../../../../rest/rows/bound-row.js';
import type { DnsCall } from '../../../dns/changes/carry-out.js';
import { type Change, groupedBy } from '../../../dns/changes/plan.js';
import { sameIn } from '../../../dns/zone-file/value-in.js';
import { recordSetWrites, recordsPerCall } from '../record-sets.js';
import {
  type RecordSetState,
  type CloudRecordState,
  type CloudZoneState,
  hasSameLabels,
  hasSameRecords,
  namesOf,
} from './state.js';

type SetChange = Change<RecordSetState>;
type SetCall = DnsCall<RecordSetState>;

const {
  createCloudDnsRecordSet: creates,
  deleteCloudDnsRecordSet: deletes,
  updateCloudDnsRecordSet: updates,
  changeCloudDnsRecordSetTtl: changesTtl,
  setCloudDnsRecords: sets,
  addCloudDnsRecords: adds,
  removeCloudDnsRecords: removes,
  updateCloudDnsRecords: comments,
} = recordSetWrites.rows;

/** Orders the calls by name, deletions first: an alias must be gone before other records can take its name. */
export function callsOf(changes: readonly SetChange[], zone: CloudZoneState): SetCall[] {
  const isKept = ({ after }: SetChange) => Number(after !== null);
  return [...groupedBy(changes, (change) => namesOf(change).name).values()].flatMap((own) =>
    own.sort((a, b) => isKept(a) - isKept(b)).flatMap((change) => callsOfSet(change, zone)),
  );
}

function callsOfSet(change: SetChange, { id, name: zone }: CloudZoneState): SetCall[] {
  const { before, after } = change;
  // A path takes values only for its placeholders: that of a new set has none for its name.
  const values = { zoneId: id, ...namesOf(change) };
  const calls: SetCall[] = [];
  let state = before;
  const add = (row: BoundRow, changed: Partial<RecordSetState> | null, sent: SetCall['sent']) => {
    const base = state ?? after;
    const next = changed && base && { ...base, ...changed };
    calls.push({ changes: [{ before: state, after: next }], row, values, sent });
    state = next;
  };
  if (!after) add(deletes, null, {});
  else if (!before) {
    const { name, type, ttl, labels } = after;
    const [first = [], ...others] = chunks(after.records, recordsPerCall);
    const hasLabels = Object.keys(labels).length > 0;
    add(creates, { records: first }, { name, type, ttl, ...recordsSent(first), ...(hasLabels && { labels }) });
    let records = first;
    for (const more of others) add(adds, { records: (records = [...records, ...more]) }, recordsSent(more));
  } else {
    for (const { row, sent, records } of partsOf(before, after, zone)) add(row, { records }, sent);
    if (before.ttl !== after.ttl) add(changesTtl, { ttl: after.ttl }, { ttl: after.ttl });
    if (!hasSameLabels(before, after)) add(updates, { labels: after.labels }, { labels: after.labels });
  }
  return calls;
}

interface Part {
  readonly row: BoundRow;
  readonly sent: SetCall['sent'];
  /** The records of the set once the part is done. */
  readonly records: readonly CloudRecordState[];
}

/** Splits a change to a set with more records than one call may write: removals, additions and comments. */
function partsOf(before: RecordSetState, after: RecordSetState, zone: string): Part[] {
  const { records: old, type } = before;
  const { records: wanted } = after;
  if (hasSameRecords(before, after, zone)) return [];
  if (wanted.length <= recordsPerCall) return [{ row: sets, records: wanted, sent: recordsSent(wanted) }];
  const same = ({ value }: CloudRecordState) => sameIn(zone, type, value);
  const [there, requested] = [old, wanted].map((records) => new Map(records.map((record) => [same(record), record])));
  const gone = old.filter((record) => !requested?.has(same(record)));
  const added = wanted.filter((record) => !there?.has(same(record)));
  const commented = wanted.filter(
    (record) => there?.has(same(record)) && there.get(same(record))?.comment !== record.comment,
  );
  let records = old;
  const part = (row: BoundRow, written: readonly CloudRecordState[], next: readonly CloudRecordState[]): Part => {
    records = next;
    return { row, records, sent: recordsSent(written) };
  };
  const within = (some: readonly CloudRecordState[]) => (record: CloudRecordState) =>
    some.some((one) => same(one) === same(record));
  return [
    ...chunks(gone, recordsPerCall).map((some) =>
      part(
        removes,
        some,
        records.filter((one) => !within(some)(one)),
      ),
    ),
    ...chunks(added, recordsPerCall).map((some) => part(adds, some, [...records, ...some])),
    ...chunks(commented, recordsPerCall).map((some) => ({
      ...part(
        comments,
        some,
        records.map((one) => some.find((other) => same(other) === same(one)) ?? one),
      ),
      sent: { records: some.map(({ value, comment }) => ({ value, comment: comment ?? '' })) },
    })),
  ];
}

function recordsSent(records: readonly CloudRecordState[]) {
  return { records: records.map(({ value, comment }) => ({ value, ...(comment !== null && { comment }) })) };
}
