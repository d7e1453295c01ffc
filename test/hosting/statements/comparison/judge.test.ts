/** Verdicts beyond a difference: what is not known, not over, or of no account is never taken for zero. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WatchedProject } from '../../invoice/watched-project.js';
import type { WrittenRow } from '../reading/written.js';
import { type Thing, rightRows, watched } from './billed-world.js';
import { compared } from './compared.js';

const server = (id: number, more: Partial<Thing> = {}): Thing => ({
  id,
  kind: 'server',
  created: '2025-03-01T08:00',
  ...more,
});
const [first, second, late, unpriced] = [
  server(1),
  server(2),
  server(3, { created: '2026-10-31T13:00' }),
  server(4, { product: 'gx99' }),
] as const;

let project: WatchedProject;
beforeAll(async () => {
  project = await watched([first, second, late, unpriced]);
});
afterAll(() => project.close());

const rows = [first, second].flatMap(rightRows);
const [one] = rows as [WrittenRow];

const samples = {
  en: `grouping,product,description,reference,quantity,from,until,condition,unit,external id,price,total
Project shop,CX33 Cloud Server,web-1,Server 90000031,1.0000,2026-10-01,2026-10-31,,Months,90000031,,€ 4.9900
Project shop,Primary IPv4,web-1-ip,Primary IP 91000012,1.0000,2026-10-01,2026-10-31,,Months,91000012,,€ 0.5000
Project shop,Primary IPv4,web-1-ip,Primary IP 91000012,1.0000,2026-10-01,2026-10-31,,Months,91000012,,€ 0.5000
Project shop,Server Backup,web-1,Server 90000031,1.0000,2026-10-01,2026-10-31,,Months,90000031,,€ 0.9980
Robot,AX41-NVMe Dedicated Server setup fee,db-spare,Server 2345702,1.0000,2026-10-21,2026-10-21,,Pieces,2345702,,€ 39.0000
`,
  de: '',
};
samples.de = samples.en.replaceAll(/(\d{4})-(\d{2})-(\d{2})/g, '$3.$2.$1');

describe.each(['en', 'de'] as const)('an address that is billed twice, in %s', (language) => {
  it('is found before anything is known of its account', async () => {
    const { lines, disputedCount, difference, apartCount } = await compared(project, samples[language], {
      preview: true,
    });
    expect(disputedCount).toBe(1);
    expect(lines.nodes[0]).toMatchObject({
      providerId: '91000012',
      verdict: 'BILLED_TWICE',
      theirs: { amount: '0.5' },
      difference: { amount: '0.5' },
      act: { kind: 'COPY_FOR_PROVIDER', mutation: null },
    });
    expect(lines.nodes[0]?.act?.text).toContain('Line 4: Primary IPv4, Primary IP 91000012, 2026-10-01 to 2026-10-31');
    expect(difference.amount).toBe('0.5');
    expect(apartCount).toBe(4);
    expect(lines.nodes.slice(1).map(({ verdict, cause, difference: none }) => [verdict, cause, none])).toEqual(
      Array.from({ length: 4 }, () => ['NOT_JUDGED', 'UNTIED_GROUPING', null]),
    );
  });
});

it('does not judge a month that goes on', async () => {
  const running = rows.map((row) => ({ ...row, until: '2026-10-20', quantity: '468', unit: 'Hours', total: '2.8080' }));
  const { lines, isComplete, difference, apart } = await compared(project, running, {
    day: '2026-10-20',
    preview: true,
  });
  expect(lines.nodes.map(({ verdict, cause }) => [verdict, cause])).toEqual([
    ['NOT_JUDGED', 'RUNNING_MONTH'],
    ['NOT_JUDGED', 'RUNNING_MONTH'],
  ]);
  expect([isComplete, difference.amount]).toEqual([false, '0']);
  expect(lines.nodes[0]?.ours).not.toBeNull();
  expect(Number(apart.amount)).not.toBeNaN();
});

it('tells what has no price here apart, and offers what is billed as its own price', async () => {
  const billed = { ...one, description: 'gpu', id: '4', product: 'GX99 Cloud Server', total: '184.0000' };
  const { lines, difference, apart, isComplete } = await compared(project, [...rows, billed], { preview: true });
  const found = lines.nodes.find(({ providerId }) => providerId === '4');
  expect(found).toMatchObject({ verdict: 'NO_PRICE_HERE', ours: null, difference: null, isDisputed: false });
  // Eleven hours of what was ordered late.
  expect([difference.amount, apart.amount, isComplete]).toEqual(['-0.066', '184', false]);
  expect(found?.act).toMatchObject({
    kind: 'USE_AS_OWN_PRICE',
    variables: {
      input: {
        api: 'CLOUD',
        account: 'default',
        kind: 'SERVER',
        id: '4',
        amount: '184',
        period: 'month',
        currency: 'EUR',
      },
    },
  });
  expect(found?.act?.variables?.input['note']).toMatch(/^Statement \w+, line 4$/);
  expect(found?.act?.mutation).toContain('setOwnPrice(input: $input)');
});

it('expects what was ordered on the last day on the next statement', async () => {
  const { lines } = await compared(project, rows, { preview: true });
  const unbilled = lines.nodes.filter(({ verdict }) => verdict === 'SEEN_BUT_UNBILLED');
  expect(unbilled.map(({ providerId, cause, isDisputed, act }) => [providerId, cause, isDisputed, act])).toEqual([
    ['3', 'ORDERED_LATE', false, null],
    ['4', null, true, null],
  ]);
  expect(unbilled[1]).toMatchObject({ ours: null, difference: null });
});

it('does not call unbilled what another statement bills', async () => {
  const ofLate = rightRows(late);
  await compared(project, ofLate);
  const { lines } = await compared(project, rows, { preview: true });
  expect(
    lines.nodes.filter(({ verdict }) => verdict === 'SEEN_BUT_UNBILLED').map(({ providerId }) => providerId),
  ).toEqual(['4']);
});

it('does not accuse the provider of days on which nothing was read', async () => {
  const before = {
    ...one,
    id: '77',
    from: '2026-09-20',
    until: '2026-09-30',
    quantity: '250',
    unit: 'Hours',
    total: '1.5000',
  };
  const { lines } = await compared(project, [before], { preview: true, groupings: ['Project shop'] });
  expect(lines.nodes.find(({ providerId }) => providerId === '77')).toMatchObject({
    verdict: 'BILLED_BUT_UNSEEN',
    cause: 'NOT_READ_THEN',
    act: null,
  });
  const short = { ...before, from: '2026-10-20', until: '2026-10-20', quantity: '5', total: '0.0300' };
  const other = await compared(project, [...rows, short], { preview: true });
  expect(other.lines.nodes.find(({ providerId }) => providerId === '77')).toMatchObject({
    verdict: 'BILLED_BUT_UNSEEN',
    cause: 'LIVED_BETWEEN_READINGS',
  });
});

it('keeps what its words do not name out of the differences', async () => {
  const odd = { ...one, thing: 'Widget', id: '909', product: 'Widget', total: '7.0000' };
  const { lines } = await compared(project, [...rows, odd], { preview: true });
  expect(lines.nodes.find(({ providerId }) => providerId === '909')).toMatchObject({
    verdict: 'NOT_JUDGED',
    cause: 'UNKNOWN_KIND',
    ours: null,
  });
});

it('has the order beside the month of a thing, as a line of its own', async () => {
  const setup = {
    ...one,
    product: 'CX22 Cloud Server setup fee',
    quantity: '1.0000',
    unit: 'Pieces',
    from: '2026-10-31',
    total: '39.0000',
  };
  const { lines } = await compared(project, [...rows, setup], { preview: true });
  const found = lines.nodes.filter(({ providerId }) => providerId === '1');
  expect(found.map(({ isSetup, verdict, cause }) => [isSetup, verdict, cause])).toEqual([
    [true, 'DIFFERS', 'ORDERED_ELSEWHEN'],
    [false, 'AGREED', null],
  ]);
});
