/** Forty differences of twelve kinds between a statement and what was there, written down before anything is compared. */
import type { WrittenRow } from '../reading/written.js';
import { type Thing, digits } from './billed-world.js';

export interface Planted {
  readonly thing: Thing;
  /** What its provider bills in place of what is right. */
  readonly bill: (right: readonly WrittenRow[]) => readonly WrittenRow[];
  readonly verdict: string;
  readonly cause: string | null;
}

const long = '2025-03-01T08:00';
const late = '2026-10-12T09:15';
const gone = '2026-10-10T20:30';

const lived = (id: number, more: Partial<Thing> = {}): Thing => ({ id, kind: 'server', created: long, ...more });
const eachOf = (change: Partial<WrittenRow>) => (right: readonly WrittenRow[]) =>
  right.map((row) => ({ ...row, ...change }));
const fullMonth = (id: number, more: Partial<WrittenRow> = {}): WrittenRow => ({
  grouping: 'Project shop',
  product: 'CX22 Cloud Server',
  description: `server-${id}`,
  thing: 'Server',
  id: String(id),
  quantity: '1.0000',
  from: '2026-10-01',
  until: '2026-10-31',
  unit: 'Months',
  total: '3.7900',
  ...more,
});
const hours = (quantity: number, each = 60) => ({
  quantity: String(quantity),
  unit: 'Hours',
  total: digits(quantity * each),
});
const twice = (right: readonly WrittenRow[]) => [...right, ...right];
const resizedBy = (first: number, second: number) => (right: readonly WrittenRow[]) =>
  right.map((row, place) => ({ ...row, ...(place === 0 ? hours(first) : hours(second, 109)) }));

const repeated: Planted[] = [
  lived(1001),
  lived(1002, { kind: 'address' }),
  lived(1003, { created: late }),
  lived(1004, { kind: 'volume', size: 100 }),
].map((thing) => ({ thing, bill: twice, verdict: 'BILLED_TWICE', cause: null }));

const afterDeletion: Planted[] = [
  { thing: lived(1011, { deleted: gone }), bill: () => [fullMonth(1011)] },
  { thing: lived(1012, { deleted: gone }), bill: eachOf({ until: '2026-10-20', ...hours(480) }) },
  { thing: lived(1013, { deleted: '2026-09-28T15:00' }), bill: () => [fullMonth(1013)] },
  {
    thing: lived(1014, { deleted: '2026-09-30T03:00' }),
    bill: () => [fullMonth(1014, { until: '2026-10-03', ...hours(72) })],
  },
].map((one) => ({ ...one, verdict: 'CHARGED_AFTER_DELETION', cause: null }));

/** Nobody has ever seen these: their things are in no reading. */
const never = (id: number): Thing => lived(id, { created: '2027-01-01T00:00' });
const unseen: Planted[] = [
  { thing: never(1021), bill: () => [fullMonth(1021)] },
  { thing: never(1022), bill: () => [fullMonth(1022, { from: '2026-10-05', until: '2026-10-08', ...hours(90) })] },
  {
    thing: never(1023),
    bill: () => [fullMonth(1023, { thing: 'Primary IP', product: 'Primary IPv4', total: '0.5000' })],
  },
  { thing: never(1024), bill: () => [fullMonth(1024, { thing: 'Volume', product: 'Volume', total: '4.4000' })] },
].map((one) => ({ ...one, verdict: 'BILLED_BUT_UNSEEN', cause: 'NEVER_SEEN' }));

const unbilled: Planted[] = [
  lived(1031),
  lived(1032, { created: late }),
  lived(1033, { kind: 'volume', size: 50 }),
  lived(1034, { kind: 'address' }),
].map((thing) => ({ thing, bill: () => [], verdict: 'SEEN_BUT_UNBILLED', cause: null }));

const keeping: Planted[] = [
  { thing: lived(1041), bill: eachOf({ total: '3.2900' }) },
  { thing: lived(1042), bill: eachOf({ total: '4.1500' }) },
  { thing: lived(1043, { deleted: gone }), bill: eachOf(hours(237, 52)) },
  { thing: lived(1044, { kind: 'address' }), bill: eachOf({ total: '0.5500' }) },
].map((one) => ({ ...one, verdict: 'DIFFERS', cause: 'KEEPS_ITS_PRICE' }));

const otherHours: Planted[] = [
  { thing: lived(1051, { deleted: gone }), bill: eachOf(hours(232)) },
  { thing: lived(1052, { created: late }), bill: eachOf(hours(475)) },
  { thing: lived(1053, { created: late, deleted: '2026-10-20T05:00' }), bill: eachOf(hours(170)) },
  { thing: lived(1054, { created: '2026-10-08T09:15' }), bill: eachOf(hours(550)) },
].map((one) => ({ ...one, verdict: 'DIFFERS', cause: 'HOURS' }));

const resize = (id: number): Thing => lived(id, { resized: gone });
const resized: Planted[] = [
  { thing: resize(1061), bill: resizedBy(231, 514) },
  { thing: resize(1062), bill: resizedBy(240, 505) },
  { thing: lived(1063, { created: '2026-10-04T10:00', resized: '2026-10-20T10:00' }), bill: resizedBy(388, 274) },
].map((one) => ({ ...one, verdict: 'DIFFERS', cause: 'RESIZE' }));

const taxed: Planted[] = [
  { thing: lived(1071), bill: eachOf({ total: '4.5100' }) },
  { thing: lived(1072, { kind: 'volume', size: 100 }), bill: eachOf({ total: '5.2400' }) },
  { thing: lived(1073, { deleted: gone }), bill: eachOf({ total: digits(237 * 71) }) },
].map((one) => ({ ...one, verdict: 'DIFFERS', cause: 'TAX' }));

/** These are rightly billed, at the four decimals of the file. */
const rounded: Planted[] = [
  lived(1081, { kind: 'volume', size: 37, created: late }),
  lived(1082, { kind: 'volume', size: 11, deleted: gone }),
  lived(1083, { kind: 'volume', size: 250, created: '2026-10-30T01:00' }),
].map((thing) => ({ thing, bill: (right) => right, verdict: 'DIFFERS', cause: 'ROUNDING' }));

/** Midnight in Berlin is two hours earlier in October, and one in November. */
const ofBerlin: Planted[] = [
  { thing: lived(1091, { deleted: gone }), bill: eachOf(hours(239)) },
  { thing: lived(1092, { created: '2026-10-15T09:15' }), bill: eachOf(hours(398)) },
  { thing: lived(1093, { deleted: '2026-10-22T07:10' }), bill: eachOf(hours(514)) },
].map((one) => ({ ...one, verdict: 'DIFFERS', cause: 'MONTH_ZONE' }));

const cappedTogether: Planted[] = [
  { thing: resize(1101), bill: ([one, other]: readonly WrittenRow[]) => [one, other && { ...other, total: '5.3780' }] },
  {
    thing: lived(1102, { resized: '2026-10-05T20:30' }),
    bill: ([one, other]: readonly WrittenRow[]) => [one, other && { ...other, total: '6.0980' }],
  },
].map((one) => ({
  ...one,
  bill: (right) => one.bill(right).flatMap((row) => row ?? []),
  verdict: 'DIFFERS',
  cause: 'CAP_PER_SEGMENT',
}));

const shared: Planted[] = [
  { thing: lived(1111, { kind: 'volume', size: 100, created: late }), bill: eachOf({ total: '4.4000' }) },
  { thing: lived(1112, { kind: 'volume', size: 90, created: '2026-10-17T00:30' }), bill: eachOf({ total: '1.9800' }) },
].map((one) => ({ ...one, verdict: 'DIFFERS', cause: 'SHARE_BY_HOURS' }));

export const planted: readonly Planted[] = [
  ...repeated,
  ...afterDeletion,
  ...unseen,
  ...unbilled,
  ...keeping,
  ...otherHours,
  ...resized,
  ...taxed,
  ...rounded,
  ...ofBerlin,
  ...cappedTogether,
  ...shared,
];

/** What is billed as it should be. */
export const right: readonly Thing[] = [
  ...[1, 2, 3, 4, 5, 6].map((id) => lived(id)),
  ...[11, 12, 13].map((id) => lived(id, { created: late })),
  ...[21, 22].map((id) => lived(id, { deleted: gone })),
  ...[31, 32].map((id) => resize(id)),
  ...[41, 42, 43].map((id) => lived(id, { kind: 'volume', size: 10 * id })),
  ...[51, 52].map((id) => lived(id, { kind: 'address' })),
  lived(61, { created: '2026-10-28T01:00', deleted: '2026-10-30T19:20' }),
  lived(62, { deleted: '2026-10-31T23:30' }),
  // It was there, and costs nothing in October.
  lived(63, { deleted: '2026-09-29T03:00' }),
];
