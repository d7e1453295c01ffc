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

/** What one call changes, and what it sends. */
interface Step extends SetChange {
  readonly row: BoundRow;
  readonly sent: SetCall['sent'];
}

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

/** Those of one name stand together, deletions first: an alias must be gone before anything stands in its place. */
export function callsOf(changes: readonly SetChange[], { id, name: zone }: CloudZoneState): SetCall[] {
  const isKept = ({ after }: SetChange) => Number(after !== null);
  return [...groupedBy(changes, (change) => namesOf(change).name).values()].flatMap((own) =>
    own
      .sort((a, b) => isKept(a) - isKept(b))
      .flatMap((change) =>
        stepsOfSet(change, zone).map(({ before, after, row, sent }) => ({
          changes: [{ before, after }],
          row,
          // A path takes what it has placeholders for: that of a new set none of its name.
          values: { zoneId: id, ...namesOf(change) },
          sent,
        })),
      ),
  );
}

function stepsOfSet({ before, after }: SetChange, zone: string): Step[] {
  if (!after) return [{ before, after, row: deletes, sent: {} }];
  if (!before) return stepsToNew(after);
  const steps: Step[] = [];
  let state = before;
  const step = (row: BoundRow, changed: Partial<RecordSetState>, sent: SetCall['sent']) => {
    const next = { ...state, ...changed };
    steps.push({ before: state, after: next, row, sent });
    state = next;
  };
  if (!hasSameRecords(before, after, zone)) {
    if (after.records.length <= recordsPerCall) step(sets, { records: after.records }, recordsSent(after.records));
    else for (const { row, sent, records } of inParts(before, after, zone)) step(row, { records }, sent);
  }
  if (before.ttl !== after.ttl) step(changesTtl, { ttl: after.ttl }, { ttl: after.ttl });
  if (!hasSameLabels(before, after)) step(updates, { labels: after.labels }, { labels: after.labels });
  return steps;
}

function stepsToNew(after: RecordSetState): Step[] {
  const { name, type, ttl, labels } = after;
  const [first = [], ...others] = chunks(after.records, recordsPerCall);
  let state: RecordSetState = { ...after, records: first };
  const hasLabels = Object.keys(labels).length > 0;
  const sent = { name, type, ttl, ...recordsSent(first), ...(hasLabels && { labels }) };
  const steps: Step[] = [{ before: null, after: state, row: creates, sent }];
  for (const more of others) {
    const next = { ...state, records: [...state.records, ...more] };
    steps.push({ before: state, after: next, row: adds, sent: recordsSent(more) });
    state = next;
  }
  return steps;
}

interface Part {
  readonly row: BoundRow;
  readonly sent: SetCall['sent'];
  /** Once it is done. */
  readonly records: readonly CloudRecordState[];
}

/** Of a set with more records than one call may write: what goes, what comes, and what is said of the others. */
function inParts({ records: old, type }: RecordSetState, { records: wanted }: RecordSetState, zone: string): Part[] {
  const same = ({ value }: CloudRecordState) => sameIn(zone, type, value);
  const [there, asked] = [old, wanted].map((records) => new Map(records.map((record) => [same(record), record])));
  const gone = old.filter((record) => !asked?.has(same(record)));
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
