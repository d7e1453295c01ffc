/** The days of an invoice: they add up to it, say what of them is assumed, and go on to the forecast of the month. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '../../../src/base/dates.js';
import { exact } from '../../../src/base/decimal.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { accountAt, falkenstein, fleet, pricing, server, serverPrice } from '../bill/fleet.js';
import { Recorded } from '../history/recorded.js';

interface Price {
  readonly net: { readonly amount: string };
  readonly gross: { readonly amount: string };
}
interface Day {
  readonly day: string;
  readonly amount: Price | null;
  readonly assumed: Price | null;
  readonly toCome: Price | null;
  readonly unknownCount: number;
}
interface Answer {
  readonly invoice: Price & {
    readonly days: readonly Day[];
    readonly groups: { readonly nodes: readonly (Price & { readonly days: readonly Day[] })[] };
  };
  readonly billForecast: { readonly soFar: Price; readonly total: Price };
  readonly billHistory: {
    readonly periods: readonly { readonly spent: Price; readonly from: string; readonly to: string }[];
  };
}

const price = 'net { amount } gross { amount }';
const day = `day amount { ${price} } assumed { ${price} } unknownCount`;
const types = [{ id: 11, name: 'cx22', prices: [{ ...serverPrice('fsn1', '3.79', '4.51', '0.0060') }] }];
const cx22 = { server_type: { id: 11, name: 'cx22' }, created: '2026-10-03T00:00:00+00:00' };
const volume = {
  id: 9,
  name: 'data',
  status: 'available',
  size: 100,
  location: falkenstein,
  labels: {},
  server: null,
  created: '2026-10-01T00:00:00+00:00',
};

function sum(prices: readonly (Price | null)[], side: keyof Price) {
  return prices.reduce((total, one) => (one === null ? total : total.plus(exact(one[side].amount))), exact(0));
}

describe('the days of an invoice', () => {
  let upstream: ScriptedUpstream;
  let recorded: Recorded;
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start();
    recorded = await Recorded.open(await sharedGraph());
    // The first reading is of the tenth, and the 13th and 14th were not read.
    for (const read of ['2026-10-10', '2026-10-11', '2026-10-12', '2026-10-15', '2026-10-16']) {
      upstream.script = fleet(
        { servers: [server(1, cx22), server(2, cx22)], volumes: [volume] },
        { ...pricing, server_types: types },
      );
      await ask(read, 'mutation { snapshotBill(maxAge: 0) { snapshots { error } } }');
    }
  });
  afterAll(async () => {
    await recorded.close();
    await upstream.close();
  });

  async function ask<T>(on: string, source: string): Promise<T> {
    const answer = await recorded.ask<{ hosting: T }>(
      { day: on, accounts: [accountAt(upstream.url, 'CLOUD')] },
      source,
    );
    return answer.hosting;
  }

  const asked = (currency: string) => `{ hosting {
    invoice(month: "2026-10", currency: "${currency}", groupBy: [KIND]) {
      ${price} days { ${day} toCome { ${price} } } groups { nodes { ${price} days { ${day} } } } }
    billForecast(currency: "${currency}") { soFar { ${price} } total { ${price} } }
    billHistory(from: "2026-10-10", every: ALL, rates: TODAY, currency: "${currency}") { periods { from to spent { ${price} } } } } }`;

  it.each(['EUR', 'INR'])('add up to it exactly, in %s, and those of a group to the group', async (currency) => {
    const { invoice } = await ask<Answer>('2026-10-16', asked(currency));
    expect(invoice.days.map((one) => one.day)).toEqual(
      Array.from({ length: 31 }, (_, place) => addDays('2026-10-01', place)),
    );
    for (const side of ['net', 'gross'] as const) {
      expect(
        sum(
          invoice.days.map(({ amount }) => amount),
          side,
        ),
      ).toEqual(exact(invoice[side].amount));
      for (const group of invoice.groups.nodes) {
        expect(
          sum(
            group.days.map(({ amount }) => amount),
            side,
          ),
        ).toEqual(exact(group[side].amount));
      }
    }
    expect(invoice.groups.nodes).toHaveLength(2);
  });

  it('say what was assumed before the first reading and between two', async () => {
    const { invoice } = await ask<Answer>('2026-10-16', asked('EUR'));
    const assumed = invoice.days.filter((one) => one.assumed !== null && exact(one.assumed.net.amount).gt(0));
    expect(assumed.map((one) => one.day.slice(8))).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      '09',
      '13',
      '14',
    ]);
    for (const one of assumed) expect(one.assumed).toEqual(one.amount);
    // The volume alone was there on the first two days.
    const [first, , third] = invoice.days;
    expect(exact(first?.amount?.net.amount ?? '').lt(exact(third?.amount?.net.amount ?? ''))).toBe(true);
  });

  it('go on to the end of the month as the forecast does, and are nothing else once it is over', async () => {
    const { invoice, billForecast } = await ask<Answer>('2026-10-16', asked('EUR'));
    const toCome = invoice.days.filter((one) => one.toCome !== null);
    expect(toCome[0]?.day).toBe('2026-10-16');
    expect(invoice.days.filter((one) => one.amount === null).map((one) => one.day)[0]).toBe('2026-10-17');
    for (const side of ['net', 'gross'] as const)
      expect(
        sum(
          invoice.days.flatMap((one) => [one.amount, one.toCome]),
          side,
        ),
      ).toEqual(exact(billForecast.total[side].amount));
    const over = await ask<Answer>('2026-11-02', asked('EUR'));
    expect(over.invoice.days.every((one) => one.toCome === null && one.amount !== null)).toBe(true);
  });

  it('a history of all days at once has the sum of its days', async () => {
    const { invoice, billHistory } = await ask<Answer>('2026-10-16', asked('EUR'));
    const [all, ...others] = billHistory.periods;
    expect(others).toEqual([]);
    expect(all).toMatchObject({ from: '2026-10-10', to: '2026-10-16' });
    const days = invoice.days.filter((one) => one.day >= '2026-10-10');
    for (const side of ['net', 'gross'] as const)
      expect(
        sum(
          days.slice(0, 7).map(({ amount }) => amount),
          side,
        ),
      ).toEqual(exact(all?.spent[side].amount ?? ''));
  });
});
