/** The history of the bill in every kind of store: what replicas share, what is lost with what is damaged, what is kept. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays } from '../../../../src/base/dates.js';
import { unwatched } from '../../../../src/base/store/availability.js';
import type { Store } from '../../../../src/base/store/store.js';
import { HistoryStore } from '../../../../src/hosting/history/snapshots/history-store.js';
import { pack, unpack } from '../../../../src/hosting/history/snapshots/packed.js';
import { addTo, entriesIn, linesOf } from '../../../../src/server/store/backup.js';
import { storeKeyOf } from '../../../../src/rest/transport/account.js';
import { describeEach } from '../../../support/optional/optional.js';
import { places } from '../../../support/optional/places.js';
import { itSome, someOf } from '../../../support/scale.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { account, keepDays, periodsOf } from '../stored-days.js';
import { Recorded } from '../recorded.js';

/** Days of two months and their ends. */
const [first, last] = ['2024-02-20', '2024-04-05'];
const key = storeKeyOf(account);

describeEach(places, 'in $kind', (place) => {
  let stores: readonly [Store, Store];
  let recorded: Recorded;
  beforeAll(async () => {
    const store = await place.open();
    // A process opens the embedded store once.
    stores = [store, place.kind === 'lmdb' ? store : await place.open()];
    recorded = new Recorded(await sharedGraph(), stores[1]);
  });
  afterAll(async () => {
    for (const store of new Set(stores)) await store.close();
  });

  /** Of which the month begins at 3 lines of 3.79. */
  const whole = async () => {
    await empty(stores[0]);
    await keepDays(stores[0], { from: first, to: last });
    return periodsOf(recorded, first, last);
  };

  itSome('another replica reads what one has written', async () => {
    const periods = await whole();
    expect(periods.map(({ from }) => from)).toEqual(Array.from({ length: 46 }, (_, n) => addDays(first, n)));
    for (const { isComplete, lineCount, monthlyAmount } of periods) {
      expect([isComplete, lineCount]).toEqual([true, 3]);
      expect(Number(monthlyAmount?.net.amount)).toBeGreaterThan(11);
    }
    const months = await periodsOf(recorded, first, last, 'MONTH');
    expect(months.map(({ monthlyAmount }) => monthlyAmount)).toEqual(
      ['2024-02-29', '2024-03-31', last].map((day) => periods.find(({ from }) => from === day)?.monthlyAmount),
    );
  });

  /** What has become of stored values, and the days that are lost with that. */
  const damages: readonly [what: string, damage: (store: Store) => Promise<unknown>, lost: readonly string[]][] = [
    ['a text that is nothing', (store) => put(store, `${key} 2024-03-10`, 'nothing'), []],
    ['nothing but garbage for one day', (store) => damaged(store, '2024-03-10', '?'), ['2024-03-10']],
    [
      'a later version of one day',
      (store) => damaged(store, '2024-03-10', { v: 2, day: '2024-03-10' }),
      ['2024-03-10'],
    ],
    ['a value that was cut', (store) => cut(store, '2024-03-10'), ['2024-03-10']],
    ['a number', (store) => damaged(store, '2024-03-10', 7), ['2024-03-10']],
    ['no entry', (store) => damaged(store, '2024-03-10', undefined), ['2024-03-10']],
    ['no full snapshot of a month', (store) => put(store, `${key} full 2024-03-01`, undefined), []],
    ['no full snapshot at all', (store) => withoutFull(store), []],
    ['a garbled first day', (store) => damaged(store, first, '?'), []],
    ['the first day of a month garbled', (store) => damaged(store, '2024-03-01', '?'), []],
    [
      'two days on end that are garbled, until the next full one',
      async (store) => {
        await damaged(store, '2024-03-28', '?');
        await damaged(store, '2024-03-29', '?');
      },
      ['2024-03-28', '2024-03-29', '2024-03-30', '2024-03-31'],
    ],
  ];

  it.each(someOf(damages))('%s costs no more than what cannot be told', async (_what, damage, lost) => {
    const before = await whole();
    await damage(stores[0]);
    const after = await periodsOf(recorded, first, last);
    expect(after).toEqual(
      before.map((period) =>
        lost.includes(period.from)
          ? {
              from: period.from,
              day: null,
              monthlyAmount: null,
              lineCount: 0,
              isComplete: false,
              gaps: [{ days: [period.from], error: null }],
            }
          : period,
      ),
    );
    // From a day in the middle, before which the damage lies.
    expect(await periodsOf(recorded, '2024-04-02', last)).toEqual(before.slice(-4));
    // The next snapshot goes on, and what follows on it.
    await keepDays(stores[0], { from: addDays(last, 1), to: addDays(last, 2) });
    const next = await periodsOf(recorded, addDays(last, 1), addDays(last, 2));
    expect(next.map(({ isComplete, lineCount }) => [isComplete, lineCount])).toEqual([
      [true, 3],
      [true, 3],
    ]);
  });

  itSome('a line that another release has written costs itself, until it is known again', async () => {
    const before = await whole();
    const changed = async (name: string) => {
      const entry = (await unpack(await entries(stores[0]).get(name))) as { lines: object[] };
      await put(
        stores[0],
        name,
        await pack({ ...entry, lines: entry.lines.map((one) => ({ ...one, u: { of: 'later' } })) }),
      );
    };
    await changed(`${key} 2024-03-10`);
    const after = await periodsOf(recorded, first, last);
    const day = after.find(({ from }) => from === '2024-03-10');
    expect(day).toMatchObject({ isComplete: false, gaps: [{ days: ['2024-03-10'] }] });
    expect(day?.gaps[0]?.error).toMatch(/another release/);
    expect(day?.lineCount).toBeLessThan(3);
    // Each of them is written again within days, or ends.
    for (const [place, period] of after.entries()) {
      if (period.isComplete) expect(period).toEqual(before[place]);
      else expect(['2024-03-10', '2024-03-11', '2024-03-12']).toContain(period.from);
    }
  });

  itSome('keeps as many days as it is told, and each of these can be read', async () => {
    await empty(stores[0]);
    await keepDays(stores[0], { from: '2024-01-10', to: '2024-06-20', keepDays: 40 });
    const periods = await periodsOf(recorded, '2024-01-01', '2024-06-20');
    // From the last full one that is as old.
    expect(periods[0]?.from).toBe('2024-04-01');
    expect(periods.every(({ isComplete, lineCount }) => isComplete && lineCount === 3)).toBe(true);
    expect(periods).toHaveLength(81);
    const names = await namesIn(stores[0], 'bill-history');
    expect(names.filter((name) => name < `${key} 2024-04-01`)).toEqual([]);
    expect(names.filter((name) => /(full|repeat) 2024-0[123]/.test(name))).toEqual([]);
    expect((await namesIn(stores[0], 'bill-rates'))[0]).toBe('2024-04-01');
  });

  itSome('keeps the month before until it is closed, however few days it is told', async () => {
    await empty(stores[0]);
    await keepDays(stores[0], { from: '2024-01-10', to: '2024-01-31', keepDays: 5 });
    // As a full one is written within a month where another release has left lines.
    const accounts = stores[0].namespace('bill-accounts');
    await accounts.set(key, { ...((await accounts.get(key)) as object), fullDays: ['2024-01-10', '2024-01-20'] });
    await keepDays(stores[0], { from: '2024-02-01', to: '2024-02-03', keepDays: 5 });
    expect((await periodsOf(recorded, '2024-01-01', '2024-02-03'))[0]?.from).toBe('2024-01-10');
    await keepDays(stores[0], { from: '2024-02-04', to: '2024-03-01', keepDays: 5 });
    expect((await periodsOf(recorded, '2024-01-01', '2024-03-01'))[0]?.from).toBe('2024-01-20');
  });

  itSome('forgets an account that is gone, once all of its days are old', async () => {
    await empty(stores[0]);
    await keepDays(stores[0], { from: '2024-01-10', to: '2024-01-20' });
    const history = new HistoryStore(stores[0], unwatched);
    await history.forgetBefore('2024-01-20', () => Promise.resolve(false));
    expect(await history.accounts()).toHaveLength(1);
    await history.forgetBefore('2024-01-21', () => Promise.resolve(false));
    for (const namespace of ['bill-accounts', 'bill-history', 'bill-rates'])
      expect(await namesIn(stores[0], namespace)).toEqual([]);
  });

  itSome('is carried to another store by a backup, also to one that has begun anew', async () => {
    const before = await whole();
    const backup = await entriesIn(linesOf(stores[0], { withSecrets: true }));
    await empty(stores[0]);
    await addTo(stores[0], backup);
    expect(await periodsOf(recorded, first, last)).toEqual(before);
    await empty(stores[0]);
    const [since, until] = ['2024-04-04', '2024-04-12'];
    await keepDays(stores[0], { from: since, to: until });
    const anew = await periodsOf(recorded, since, until);
    await addTo(stores[0], backup);
    await addTo(stores[0], backup);
    expect(await periodsOf(recorded, first, until)).toEqual([...before.filter(({ from }) => from < since), ...anew]);
    await keepDays(stores[0], { from: addDays(until, 1), to: addDays(until, 1) });
    expect((await periodsOf(recorded, first, addDays(until, 1))).every(({ isComplete }) => isComplete)).toBe(true);
  });
});

const entries = (store: Store) => store.namespace<unknown>('bill-history');

async function put(store: Store, name: string, value: unknown): Promise<void> {
  await (value === undefined ? entries(store).delete(name) : entries(store).set(name, value));
}

/** With what repeats it. */
async function damaged(store: Store, day: string, value: unknown): Promise<void> {
  await put(store, `${key} ${day}`, value);
  await put(store, `${key} repeat ${day}`, value);
}

async function cut(store: Store, day: string): Promise<void> {
  for (const name of [`${key} ${day}`, `${key} repeat ${day}`]) {
    await put(store, name, String(await entries(store).get(name)).slice(0, -20));
  }
}

async function withoutFull(store: Store): Promise<void> {
  for (const name of await namesIn(store, 'bill-history'))
    if (name.includes(' full ')) await put(store, name, undefined);
}

async function namesIn(store: Store, namespace: string): Promise<string[]> {
  const names: string[] = [];
  for await (const [name] of store.range(namespace, { limit: 10_000 })) names.push(name);
  return names.sort();
}

async function empty(store: Store): Promise<void> {
  for (const namespace of ['bill-accounts', 'bill-history', 'bill-rates']) {
    await store.namespace(namespace).deleteMany(await namesIn(store, namespace));
  }
}
