/** What a month costs, by an own reckoning of begun hours over fleets that change by the minute. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '../../../src/base/dates.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { type Wire, accountAt, falkenstein, fleet, ownPrices, pricing, server, serverPrice } from '../bill/fleet.js';
import { Recorded } from '../history/recorded.js';

const hour = 3_600_000;
const snapshot = 'mutation { snapshotBill(maxAge: 0) { snapshots { accountName day lineCount error } } }';
/** Snapshots are taken at noon. */
const noon = 12;

interface Line {
  readonly name: string;
  readonly kind: string;
  readonly net: { readonly amount: string };
  readonly isAssumed: boolean;
  readonly isUnknown: boolean;
  readonly assumptions: readonly string[];
  readonly segments: readonly {
    readonly product: string | null;
    readonly hours: number;
    readonly isInferred: boolean;
    readonly isCapped: boolean;
    readonly unknownReason: string | null;
  }[];
}
interface Shown {
  readonly net: { readonly amount: string };
  readonly tax: { readonly amount: string };
  readonly gross: { readonly amount: string };
  readonly rounded: { readonly net: { readonly amount: string } };
  readonly lineCount: number;
  readonly unknownCount: number;
  readonly inferredCount: number;
  readonly isComplete: boolean;
  readonly gaps: readonly { readonly accountName: string; readonly days: readonly string[] }[];
  readonly groups: { readonly nodes: readonly { readonly kind: string; readonly net: { readonly amount: string } }[] };
  readonly lines: { readonly nodes: readonly Line[] };
}

const fields = `net { amount } tax { amount } gross { amount } rounded { net { amount } } lineCount unknownCount
  inferredCount isComplete gaps { accountName days }
  lines(first: 1000) { nodes { name kind net { amount } isAssumed isUnknown assumptions
    segments { product hours isInferred isCapped unknownReason } } }`;

const at = (text: string) => Date.parse(`${text}Z`);
const hourly = (net: string, gross: string) => ({ price_hourly: { net, gross } });
const types = [
  { id: 11, name: 'cx22', prices: [{ ...serverPrice('fsn1', '3.79', '4.51', ''), ...hourly('0.0060', '0.0071') }] },
  { id: 13, name: 'cx32', prices: [{ ...serverPrice('fsn1', '6.80', '8.09', ''), ...hourly('0.0109', '0.0130') }] },
];
const list = { ...pricing, server_types: types };
const typed = (name: string) => ({ server_type: { id: name === 'cx22' ? 11 : 13, name } });

let upstream: ScriptedUpstream;
let recorded: Recorded;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
});
beforeEach(async () => {
  await recorded?.close();
  recorded = await Recorded.open(await sharedGraph());
});
afterAll(async () => {
  await recorded.close();
  await upstream.close();
});

const accounts = () => [accountAt(upstream.url, 'CLOUD')];

async function take(day: string, servers: readonly Wire[], volumes: readonly Wire[] = [], prices: unknown = list) {
  upstream.script = fleet({ servers, volumes }, prices);
  await recorded.ask({ day, hour: noon, accounts: accounts() }, snapshot);
}

async function invoiceOf(day: string, args: string, more = ''): Promise<Shown> {
  const { hosting } = await recorded.ask<{ hosting: { invoice: Shown } }>(
    { day, hour: noon, accounts: accounts() },
    `{ hosting { invoice(${args}) { ${fields} ${more} } } }`,
  );
  return hosting.invoice;
}

/** Ten thousandths, in which all prices here are whole. */
const units = (amount: string): bigint => {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole) * 10_000n + BigInt(part.padEnd(4, '0').slice(0, 4));
};
const priceOf = (product: string) =>
  product === 'cx22'
    ? { month: units('3.79'), hour: units('0.0060') }
    : { month: units('6.80'), hour: units('0.0109') };
const least = (a: bigint, b: bigint) => (a < b ? a : b);

describe('the published rules', () => {
  it.each([
    ['a few minutes are an hour', '2026-10-10T10:00', '2026-10-20', 1, '0.006'],
    ['ten days are 240 hours', '2026-10-21T12:00', null, 252, '1.512'],
    ['26 of 31 days reach the monthly price', '2026-10-05T00:00', null, 648, '3.79'],
    ['a month of 31 days costs no more', '2026-01-01T00:00', null, 744, '3.79'],
  ])('%s', async (_, created, deletedOn, hours, net) => {
    const one = server(1, { ...typed('cx22'), created: `${created}:00+00:00` });
    for (let day = '2026-09-30'; day <= '2026-11-01'; day = addDays(day, 1)) {
      const isThere = at(`${created}:00`) <= at(`${day}T${noon}:00:00`) && (deletedOn === null || day < deletedOn);
      await take(day, isThere ? [one] : []);
    }
    const { lines, net: total, isComplete } = await invoiceOf('2026-11-02', 'month: "2026-10", currency: "EUR"');
    if (deletedOn === null) {
      expect(lines.nodes[0]?.segments[0]).toMatchObject({ hours, isInferred: false });
      expect(total.amount).toBe(net);
      expect(isComplete).toBe(true);
    } else expect(lines.nodes[0]?.segments[0]).toMatchObject({ isInferred: true });
  });

  it('a leap February of 29 days costs the monthly price', async () => {
    for (let day = '2024-01-31'; day <= '2024-03-01'; day = addDays(day, 1)) {
      await take(day, [server(1, { ...typed('cx22'), created: '2023-05-01T00:00:00+00:00' })]);
    }
    const { lines } = await invoiceOf('2024-03-02', 'month: "2024-02", currency: "EUR"');
    expect(lines.nodes[0]).toMatchObject({ net: { amount: '3.79' }, segments: [{ hours: 696, isCapped: true }] });
  });
});

describe('a quarter that changes by the minute', () => {
  /** Fixed beginnings, so that a failure can be seen again. */
  function seeded(seed: number): () => number {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state / 2 ** 32;
    };
  }

  it('is reckoned line by line, whatever is created, resized and deleted', async () => {
    const random = seeded(7);
    interface Machine {
      readonly id: number;
      readonly created: number;
      deleted: number | null;
      /** Each product with the time since when it has it. */
      readonly products: [number, string][];
    }
    const machines: Machine[] = [];
    const [first, last] = ['2024-01-20', '2024-04-03'];
    const taken: number[] = [];
    for (let day = first; day <= last; day = addDays(day, 1)) {
      const start = at(`${day}T00:00:00`);
      const minute = () => start + Math.floor(random() * 1440) * 60_000;
      for (let n = 0; n < 2; n += 1) {
        if (random() < 0.4) {
          const created = minute();
          machines.push({ id: machines.length + 1, created, deleted: null, products: [[created, 'cx22']] });
        }
      }
      for (const machine of machines) {
        if (machine.deleted !== null || machine.created >= start) continue;
        if (random() < 0.04) machine.deleted = minute();
        else if (random() < 0.04) {
          machine.products.push([minute(), machine.products.at(-1)?.[1] === 'cx22' ? 'cx32' : 'cx22']);
        }
      }
      // A day without the service.
      if (day === '2024-02-11') continue;
      const now = start + noon * hour;
      taken.push(now);
      const there = machines.filter(({ created, deleted }) => created <= now && (deleted === null || deleted > now));
      await take(
        day,
        there.map(({ id, created, products }) => {
          const product = products.findLast(([since]) => since <= now)?.[1] ?? '';
          return server(id, { ...typed(product), created: new Date(created).toISOString() });
        }),
      );
    }
    for (const [month, until] of [
      ['2024-02', '2024-03'],
      ['2024-03', '2024-04'],
    ]) {
      const [start, end] = [at(`${month}-01T00:00:00`), at(`${until}-01T00:00:00`)];
      const expected = new Map<string, bigint>();
      for (const { id, created, deleted, products } of machines) {
        const seen = taken.filter((time) => created <= time && (deleted === null || deleted > time));
        const [firstSeen, lastSeen] = [seen[0], seen.at(-1)];
        if (firstSeen === undefined || lastSeen === undefined) continue;
        // What ends between two readings is known until the last one that had it; what is resized, since the first.
        const gone = deleted !== null && deleted < (taken.at(-1) ?? 0) ? lastSeen : end;
        const stretches: [number, string][] = [];
        for (const time of seen) {
          const product = products.findLast(([since]) => since <= time)?.[1] ?? '';
          if (stretches.at(-1)?.[1] !== product) stretches.push([stretches.length === 0 ? created : time, product]);
        }
        let sum = 0n;
        let isThere = false;
        for (const [place, [since, product]] of stretches.entries()) {
          const from = Math.max(since, start);
          const to = Math.min(stretches[place + 1]?.[0] ?? gone, end);
          if (to <= from) continue;
          isThere = true;
          const price = priceOf(product);
          sum += least(BigInt(Math.ceil((to - from) / hour)) * price.hour, price.month);
        }
        if (isThere) expected.set(`server ${id}`, sum);
      }
      const shown = await invoiceOf('2024-04-03', `month: "${month}", currency: "EUR"`);
      expect(new Map(shown.lines.nodes.map(({ name, net }) => [name, units(net.amount)]))).toEqual(expected);
      expect(units(shown.net.amount)).toBe([...expected.values()].reduce((all, one) => all + one, 0n));
      expect(shown.isComplete).toBe(month !== '2024-02');
      expect(shown.gaps).toEqual(month === '2024-02' ? [{ accountName: 'default', days: ['2024-02-11'] }] : []);
      expect(expected.size).toBeGreaterThan(20);
    }
  });
});

describe('an invoice', () => {
  const there = server(1, { ...typed('cx22'), created: '2026-01-01T00:00:00+00:00' });

  it('counts a resize as two segments, each with a cap of its own, and says so', async () => {
    await take('2026-09-30', [there]);
    await take('2026-10-10', [there]);
    await take('2026-10-11', [{ ...there, ...typed('cx32') }]);
    await take('2026-11-01', [{ ...there, ...typed('cx32') }]);
    const { lines } = await invoiceOf('2026-11-02', 'month: "2026-10", currency: "EUR"');
    expect(lines.nodes).toMatchObject([
      {
        isAssumed: true,
        assumptions: ['CAP_PER_SEGMENT'],
        segments: [
          { product: 'cx22', hours: 252, isInferred: true },
          { product: 'cx32', hours: 492, isInferred: true },
        ],
        net: { amount: '6.8748' },
      },
    ]);
  });

  it('ends what was deleted through here when it was deleted', async () => {
    await take('2026-09-30', [there]);
    await take('2026-10-10', [there]);
    const answer = fleet({ servers: [there], volumes: [] }, list);
    upstream.script = (asked) =>
      asked.method === 'DELETE'
        ? { body: { action: { id: 1, command: 'delete_server', status: 'success', progress: 100, resources: [] } } }
        : answer(asked);
    await recorded.ask(
      { day: '2026-10-10', hour: 20.5, accounts: accounts() },
      'mutation { deleteCloudServer(id: "1") { deletedId } }',
    );
    await take('2026-10-11', []);
    const { lines, inferredCount } = await invoiceOf('2026-11-02', 'month: "2026-10", currency: "EUR"');
    // Nine days and 20.5 hours.
    expect(lines.nodes).toMatchObject([{ segments: [{ hours: 237, isInferred: false }], net: { amount: '1.422' } }]);
    expect(inferredCount).toBe(0);
  });

  it('has nothing before it was there, and says what nobody has seen', async () => {
    await take('2026-10-20', [{ ...there, created: '2026-10-19T20:00:00+00:00' }, server(2, typed('cx22'))]);
    const shown = await invoiceOf('2026-10-20', 'currency: "EUR"');
    expect(shown.lines.nodes.map(({ segments: [one] }) => [one?.hours, one?.isInferred])).toEqual([
      [468, true],
      [16, true],
    ]);
    expect(shown.isComplete).toBe(false);
    expect(shown.gaps[0]?.days).toHaveLength(19);
  });

  it('has what is unknown for a part of the month as unknown of the month', async () => {
    const unpriced = { ...list, server_types: [] };
    await take('2026-09-30', [there], [], unpriced);
    await take('2026-10-08', [there], [], list);
    await take('2026-11-01', [there], [], list);
    const shown = await invoiceOf('2026-11-02', 'month: "2026-10", currency: "EUR"');
    expect(shown).toMatchObject({ unknownCount: 1, isComplete: false, lineCount: 1 });
    expect(shown.lines.nodes[0]).toMatchObject({
      isUnknown: true,
      segments: [{ unknownReason: 'NOT_IN_PRICE_LIST' }, { unknownReason: null, hours: 564 }],
      net: { amount: '3.384' },
    });
  });

  it('counts gigabytes by hours, backups since they were switched on, and traffic once', async () => {
    const volume = {
      id: 9,
      name: 'data',
      status: 'available',
      size: 100,
      location: falkenstein,
      labels: {},
      server: null,
      created: '2026-10-16T00:00:00+00:00',
    };
    const sent = (terabytes: number) => ({ ...there, outgoing_traffic: terabytes * 1024 ** 4 });
    await take('2026-09-30', [sent(25)]);
    await take('2026-10-15', [{ ...sent(22), backup_window: '22-02' }]);
    await take('2026-10-31', [{ ...sent(23), backup_window: '22-02' }], [volume]);
    await take('2026-11-01', [{ ...sent(0), backup_window: '22-02' }], [volume]);
    const { lines } = await invoiceOf('2026-11-02', 'month: "2026-10", currency: "EUR"');
    const byKind = new Map(lines.nodes.map((line) => [line.kind, line]));
    // 4.40 × 384/744, to twelve digits.
    expect(byKind.get('VOLUME')).toMatchObject({ assumptions: ['SHARE_BY_HOURS'], segments: [{ hours: 384 }] });
    expect(byKind.get('VOLUME')?.net.amount).toBe('2.27096774194');
    expect(byKind.get('BACKUP')?.segments).toMatchObject([{ hours: 396, isInferred: true }]);
    expect(byKind.get('TRAFFIC')).toMatchObject({ net: { amount: '3' }, assumptions: ['TRAFFIC_BY_SHARE'] });
  });

  it('groups what it sums, with the tax apart', async () => {
    const own = { ...there, backup_window: '22-02' };
    await take('2026-09-30', [own]);
    await take('2026-11-01', [own]);
    const shown = await invoiceOf(
      '2026-11-02',
      'month: "2026-10", currency: "EUR", groupBy: [KIND]',
      'groups { nodes { kind net { amount } } }',
    );
    expect(shown.groups.nodes).toEqual([
      { kind: 'SERVER', net: { amount: '3.79' } },
      { kind: 'BACKUP', net: { amount: '0.758' } },
    ]);
    expect([shown.net.amount, shown.tax.amount, shown.gross.amount]).toEqual(['4.548', '0.864', '5.412']);
    expect(shown.rounded.net.amount).toBe('4.55');
  });

  it('of what was never read is not complete, though it has no line', async () => {
    const shown = await invoiceOf('2026-10-10', 'currency: "EUR"');
    expect(shown).toMatchObject({ lineCount: 0, isComplete: false });
    expect(shown.gaps[0]?.days.length).toBeGreaterThan(0);
  });

  it.each(['2026-13', '2026-1', 'last', '2027-01'])('of %s is refused', async (month) => {
    await expect(invoiceOf('2026-10-10', `month: "${month}"`)).rejects.toThrow(/month: expected/);
  });

  it('keeps an own price for what it was in force', async () => {
    upstream.script = fleet({ servers: [there] }, list);
    const prices = ownPrices('- { api: cloud, kind: SERVER, discount: 50 % }', at('2026-09-01T00:00:00'));
    await recorded.ask({ day: '2026-09-30', accounts: accounts(), prices }, snapshot);
    await take('2026-11-01', [there]);
    const { lines } = await invoiceOf('2026-11-02', 'month: "2026-10", currency: "EUR"');
    expect(lines.nodes[0]?.net.amount).toBe('1.895');
  });
});
