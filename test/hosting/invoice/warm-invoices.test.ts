/** Invoices and forecasts that were asked before, and many of them at once: in CPU against the first answer. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dateOf } from '../../../src/base/dates.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { cpuOf, least } from '../../support/stretch.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { accountAt, fleet, server } from '../bill/fleet.js';
import { Recorded } from '../history/recorded.js';
import { keepDays, account } from '../history/stored-days.js';

const invoice = 'invoice(month: "2026-10", currency: "EUR") { net { amount } lineCount closedAt }';
const present = 'invoice(currency: "EUR") { net { amount } lineCount }';
const year = 'billForecast(period: YEAR, currency: "EUR") { soFar { net { amount } } total { net { amount } } }';

let recorded: Recorded;
beforeAll(async () => {
  recorded = await Recorded.open(await sharedGraph());
  await keepDays(recorded.store, { from: '2026-09-29', to: '2026-11-15', count: 400 });
});
afterAll(() => recorded.close());

describe('of months with hundreds of lines', () => {
  it.each([
    ['an invoice of a month that is over', invoice],
    ['an invoice of the present month', present],
    ['a forecast of a year', year],
  ])('%s costs under a tenth of the first answer, and is the same', async (_, field) => {
    const service = await recorded.lasting({ day: '2026-11-15', accounts: [account] });
    let first: unknown;
    const cost = await cpuOf(async () => (first = await service.ask(`{ hosting { ${field} } }`)));
    const warm = await least(5, () =>
      cpuOf(async () => expect(await service.ask(`{ hosting { ${field} } }`)).toEqual(first)),
    );
    expect(warm).toBeLessThan(cost / 10);
    await service.close();
  });
});

describe('what was derived', () => {
  let upstream: ScriptedUpstream;
  let own: Recorded;
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start(fleet({ servers: [server(1)] }));
    own = await Recorded.open(await sharedGraph());
  });
  afterAll(async () => {
    await own.close();
    await upstream.close();
  });

  it('ends with the next snapshot', async () => {
    const accounts = [accountAt(upstream.url, 'CLOUD')];
    const service = await own.lasting({ day: '2026-11-15', accounts });
    const count = async () => {
      const answer = await service.ask(`{ hosting { ${present} } }`);
      return (answer as { hosting: { invoice: { lineCount: number } } }).hosting.invoice.lineCount;
    };
    const take = () => service.ask('mutation { snapshotBill(maxAge: 0) { snapshots { error } } }');
    expect(await count()).toBe(0);
    await take();
    expect(await count()).toBe(1);
    upstream.script = fleet({ servers: [server(1), server(2)] });
    await take();
    expect(await count()).toBe(2);
    await service.close();
  });

  it('changes with each begun hour', async () => {
    const accounts = [accountAt(upstream.url, 'CLOUD')];
    let now = Date.parse('2026-11-15T12:00:00Z');
    const service = await own.lasting({ day: dateOf(now), now: () => now, accounts });
    const hours = async () => {
      const answer = await service.ask(
        '{ hosting { invoice(currency: "EUR") { lines(first: 1) { nodes { segments { hours } } } } } }',
      );
      type Shown = { hosting: { invoice: { lines: { nodes: { segments: { hours: number }[] }[] } } } };
      return (answer as Shown).hosting.invoice.lines.nodes[0]?.segments[0]?.hours ?? 0;
    };
    const before = await hours();
    now += 3_600_000;
    expect(await hours()).toBe(before + 1);
    now += 1;
    expect(await hours()).toBe(before + 2);
    await service.close();
  });
});

it('three hundred at once leave a cheap question its turn', async () => {
  const service = await recorded.lasting({ day: '2026-11-15', accounts: [account] });
  let done = 0;
  const all = Array.from({ length: 300 }, (_, n) =>
    service.ask(`{ hosting { invoice(currency: "EUR", filter: { name: "web-${n}" }) { lineCount } } }`).then(() => {
      done += 1;
    }),
  );
  await service.ask('{ convert(from: "EUR", to: "USD", date: "2026-11-13") { rate } }');
  expect(done).toBeLessThan(150);
  await Promise.all(all);
  await service.close();
});
