/** Things that were created and deleted between two readings: actions and writes of this service know of them alone. */
import { loadBalancers } from '../../apis/cloud/load-balancers/load-balancers.js';
import { floatingIps } from '../../apis/cloud/networks/floating-ips.js';
import { primaryIps } from '../../apis/cloud/networks/primary-ips.js';
import { servers } from '../../apis/cloud/servers/servers.js';
import { volumes } from '../../apis/cloud/volumes.js';
import { boxes } from '../../apis/storage/boxes.js';
import { BillKind } from '../bill/kind.js';
import { BillUnknownReason } from '../bill/lines/bill-draft.js';
import { typeOfList } from '../drift/written-objects.js';
import { type SnapshotLine, lineKey } from '../history/snapshots/snapshot-line.js';
import { type ChangeEvent, WitnessedChange } from '../history/snapshots/witness.js';
import { itemTurn } from '../inventory/in-turns.js';
import type { ChargedThing } from './account-charges.js';
import type { AccountMonth } from './account-month.js';
import type { Month } from './month.js';
import { begunHours } from './rules.js';
import type { Segment } from './segment.js';
import { type SegmentsOptions, segmentsOf } from './segments.js';

/** The list and the kind of the things of a type. */
const lists: ReadonlyMap<string, Pick<SnapshotLine, 'list' | 'kind'>> = new Map(
  [
    { list: servers.rows.servers.path, kind: BillKind.SERVER },
    { list: volumes.rows.volumes.path, kind: BillKind.VOLUME },
    { list: loadBalancers.rows.loadBalancers.path, kind: BillKind.LOAD_BALANCER },
    { list: floatingIps.rows.floatingIps.path, kind: BillKind.FLOATING_IP },
    { list: primaryIps.rows.primaryIps.path, kind: BillKind.PRIMARY_IP },
    { list: boxes.rows.storageBoxes.path, kind: BillKind.STORAGE_BOX },
  ].map((one) => [typeOfList(one.list), one]),
);

/** When a thing was there, in milliseconds since 1970; null where nothing says. */
interface Life {
  readonly from: number | null;
  readonly until: number | null;
}

/** The segments of each of them that was there in the month, by the key of its line. */
export async function shortLived(
  { stretches, witnesses, created }: Pick<AccountMonth, 'stretches' | 'witnesses' | 'created'>,
  options: SegmentsOptions,
): Promise<ReadonlyMap<string, readonly Segment[]>> {
  const { month, times } = options;
  const seen = new Set([...stretches.all().values()].flatMap((own) => own.map(({ line }) => nameOf(line))));
  const found = new Map<string, readonly Segment[]>();
  const known = new Set<string>();
  for (const line of created) {
    await itemTurn();
    const [key, from] = [lineKey(line), line.created];
    const until = stretches.lastRead(line);
    if (seen.has(nameOf(line)) || found.has(key) || from === null || until === null) continue;
    known.add(nameOf(line));
    const between = { since: from, until, edge: 'END' as const };
    const isKnown = (await times.of(line, between)) !== null;
    const segments = isKnown
      ? await segmentsOf(
          [{ line, from, until: between, unseenUntil: null, order: line.setup ? [line.setup] : [] }],
          options,
        )
      : unknownSegments(line, { from, until: null }, until, month);
    if (segments.length > 0) found.set(key, segments);
  }
  for (const [name, { type, id, from, until }] of lives(witnesses)) {
    await itemTurn();
    const own = lists.get(type);
    const lastRead = own ? stretches.lastRead(own) : null;
    // What is new since the list was last read may be there still.
    if (!own || lastRead === null || (from ?? until ?? lastRead) >= lastRead) continue;
    const line = unknownLine({ ...own, id });
    if (seen.has(nameOf(line)) || known.has(nameOf(line))) continue;
    const segments = unknownSegments(line, { from, until }, lastRead, month);
    if (segments.length > 0) found.set(name, segments);
  }
  return found;
}

/** Whether no list has ever had it: another account of its project may have read it all the same. */
export function isOfActionsAlone({ segments }: ChargedThing): boolean {
  return segments.every(({ line }) => line.cost === BillUnknownReason.NOT_READ);
}

/** A thing of which nothing says when it began or ended may have been there for the rest of the month that was read. */
function unknownSegments(line: SnapshotLine, life: Life, lastRead: number, month: Month): Segment[] {
  const from = Math.max(life.from ?? month.start, month.start);
  const until = Math.min(life.until ?? lastRead, month.end);
  if (until <= from) return [];
  const isInferred = life.from === null || life.until === null;
  const charge = BillUnknownReason.NOT_READ;
  return [
    {
      line,
      from,
      until,
      isOpen: until === month.end,
      isInferred,
      hours: begunHours(from, until),
      charge,
      readings: [],
      setup: null,
    },
  ];
}

function lives(witnesses: readonly ChangeEvent[]): ReadonlyMap<string, Pick<ChangeEvent, 'type' | 'id'> & Life> {
  const all = new Map<string, Pick<ChangeEvent, 'type' | 'id'> & Life>();
  for (const { type, id, change, at } of witnesses) {
    if (change !== WitnessedChange.CREATED && change !== WitnessedChange.DELETED) continue;
    const name = JSON.stringify([type, id]);
    const life = all.get(name) ?? { type, id, from: null, until: null };
    all.set(name, change === WitnessedChange.CREATED ? { ...life, from: at } : { ...life, until: at });
  }
  return all;
}

function nameOf({ list, id }: Pick<SnapshotLine, 'list' | 'id'>): string {
  return JSON.stringify([list, id]);
}

function unknownLine(own: Pick<SnapshotLine, 'list' | 'kind' | 'id'>): SnapshotLine {
  return {
    ...own,
    name: own.id,
    product: null,
    place: null,
    labels: {},
    status: null,
    created: null,
    deletedWith: null,
    stamp: null,
    cost: BillUnknownReason.NOT_READ,
    listCost: null,
    factor: null,
    period: null,
    days: null,
    endsAt: null,
    earlier: [],
    later: [],
    setup: null,
    listPriceSince: null,
  };
}
