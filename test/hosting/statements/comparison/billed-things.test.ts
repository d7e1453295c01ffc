/** A statement of two months, as sums under 5 EUR carry over: each month of a thing is judged by itself. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WatchedProject } from '../../invoice/watched-project.js';
import type { WrittenRow } from '../reading/written.js';
import { type Thing, watched } from './billed-world.js';
import { compared } from './compared.js';

const long = '2025-03-01T08:00';
const things: readonly Thing[] = [
  { id: 1, created: long },
  { id: 2, created: '2026-10-12T09:15', deleted: '2026-11-10T20:30' },
  { id: 3, created: long, deleted: '2026-10-28T20:30' },
  { id: 4, created: '2026-10-30T01:00', deleted: '2026-11-03T19:20' },
  { id: 5, created: '2026-11-12T09:15' },
  { id: 6, created: long },
  { id: 7, created: long },
  { id: 8, created: long },
].map((thing) => ({ kind: 'server', ...thing }));

const row = (id: number, from: string, until: string, [quantity, unit, total]: readonly string[]): WrittenRow => ({
  grouping: 'Project shop',
  product: 'CX22 Cloud Server',
  description: `server-${id}`,
  thing: 'Server',
  id: String(id),
  quantity: quantity ?? '',
  from: `2026-${from}`,
  until: `2026-${until}`,
  unit: unit ?? '',
  total: total ?? '',
});
const month = ['1.0000', 'Months', '3.7900'];
const hours = (count: number, total: string) => [String(count), 'Hours', total];
const october = (id: number) => row(id, '10-01', '10-31', month);
const november = (id: number) => row(id, '11-01', '11-30', month);

const rows: readonly WrittenRow[] = [
  october(1),
  november(1),
  // It was there for 471 hours, and then for 237.
  row(2, '10-12', '10-31', hours(471, '2.8260')),
  row(2, '11-01', '11-10', hours(230, '1.3800')),
  // Its 669 hours reach the price of the month.
  row(3, '10-01', '10-28', month),
  row(3, '11-01', '11-03', hours(72, '0.4320')),
  // 47 hours, and 68.
  row(4, '10-30', '11-03', hours(115, '0.6900')),
  october(6),
  november(6),
  november(6),
  november(7),
  row(8, '10-01', '11-30', ['2.0000', 'Months', '7.5800']),
];

/** The number, the months, the verdict, the cause, and theirs less ours. */
const planted = [
  '1 2026-10 AGREED null 0',
  '1 2026-11 AGREED null 0',
  '2 2026-10 AGREED null 0',
  '2 2026-11 DIFFERS HOURS -0.042',
  '3 2026-10 AGREED null 0',
  '3 2026-11 CHARGED_AFTER_DELETION null 0.432',
  '4 2026-10,2026-11 AGREED null 0',
  '5 2026-11 SEEN_BUT_UNBILLED null -2.682',
  '6 2026-10 AGREED null 0',
  '6 2026-11 AGREED null 0',
  '6 2026-11 BILLED_TWICE null 3.79',
  '7 2026-10 SEEN_BUT_UNBILLED null -3.79',
  '7 2026-11 AGREED null 0',
  '8 2026-10,2026-11 AGREED null 0',
];

let project: WatchedProject;
beforeAll(async () => {
  project = await watched(things, { until: '2026-12-04' });
});
afterAll(() => project.close());

describe.each(['en', 'de'] as const)('a statement of two months, in %s', (language) => {
  it('has each difference in its month, and no other', async () => {
    const { lines } = await compared(project, rows, { preview: true, language, day: '2026-12-05' });
    const found = lines.nodes.map(({ providerId, months, verdict, cause, difference }) =>
      [providerId, months.join(), verdict, cause, difference?.amount].map(String).join(' '),
    );
    expect(found.sort()).toEqual(planted);
  });

  it('has no judgement of its second month while that goes on', async () => {
    const { lines } = await compared(project, rows, { preview: true, language, day: '2026-11-30' });
    const found = lines.nodes.filter(({ months }) => months.includes('2026-11'));
    expect(found.filter(({ verdict }) => verdict !== 'BILLED_TWICE').map(({ cause }) => cause)).toEqual(
      Array.from({ length: 7 }, () => 'RUNNING_MONTH'),
    );
    const over = lines.nodes.filter(({ months }) => !months.includes('2026-11'));
    expect(over.map(({ providerId, verdict }) => `${providerId} ${verdict}`).sort()).toEqual([
      '1 AGREED',
      '2 AGREED',
      '3 AGREED',
      '6 AGREED',
      '7 SEEN_BUT_UNBILLED',
    ]);
  });
});
