/** The daily snapshots of the bill, by real processes over one store: each day once, whatever becomes of a process. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { addDays } from '../../src/base/dates.js';
import { unwatched } from '../../src/base/store/availability.js';
import type { Store } from '../../src/base/store/store.js';
import { HistoryStore } from '../../src/hosting/history/snapshots/history-store.js';
import type { Account } from '../../src/rest/transport/account.js';
import { accountAt, fleet, server } from '../hosting/bill/fleet.js';
import { type HistoryReplica, startReplica } from '../hosting/history/replicas.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';
import { until } from '../support/until.js';
import { Optional } from '../support/optional/optional.js';
import { type Place, networkedPlaces } from '../support/optional/places.js';

const hour = 60 * 60_000;
/** All times of accounts are before it. */
const evening = 21 * hour;
let day = '2024-03-01';
const at = (time: number) => Date.parse(day) + time;

let upstream: ScriptedUpstream;
/** Those that live; tests share them, as each has days and accounts of its own. */
const replicas: HistoryReplica[] = [];
let place: Place;
let store: Store;
beforeEach(async () => {
  day = addDays(day, 100);
  upstream = await ScriptedUpstream.start(fleet({ servers: [server(1), server(2)] }));
});
afterEach(() => upstream.close());
afterAll(async () => {
  for (const replica of replicas) await replica.kill();
});

async function started(count: number): Promise<readonly HistoryReplica[]> {
  const lacking = Math.max(0, count - replicas.length);
  replicas.push(...(await Promise.all(Array.from({ length: lacking }, () => startReplica(place)))));
  return replicas.slice(0, count);
}

const readings = () => upstream.asked.filter(({ path }) => path === '/servers').length;
const accountsAt = (...names: string[]) => names.map((name) => accountAt(upstream.url, 'CLOUD', name));
const snapshotOf = (account: Account) => new HistoryStore(store, unwatched).snapshotOn(account, day);

Optional.firstOf(networkedPlaces).describe('daily tasks of processes', (found) => {
  beforeAll(async () => {
    place = found;
    store = await place.open();
  });
  afterAll(() => store?.close());

  it('are one a day for each account, at once for a new one and then at a time of its own', async () => {
    const [replica] = await started(1);
    const accounts = accountsAt('a', 'b', 'c', 'd', 'e', 'f');
    const taken: number[] = [];
    for (let time = 0; time < 24; time += 1) {
      await replica?.tell({ now: at(time * hour), accounts });
      taken.push(readings());
    }
    // Without the first ones, nothing but the bill has these accounts.
    expect(new Set(taken)).toEqual(new Set([accounts.length]));
    day = addDays(day, 1);
    taken.length = 0;
    for (let time = 0; time < 24; time += 1) {
      await replica?.tell({ now: at(time * hour), accounts });
      taken.push(readings() - accounts.length);
    }
    expect(taken.at(-1)).toBe(accounts.length);
    // Spread over the day, and over early enough to be tried again.
    expect(new Set(taken).size).toBeGreaterThan(3);
    expect(taken[20]).toBe(accounts.length);
  });

  it('are taken by one of several replicas', async () => {
    const three = await started(3);
    const accounts = accountsAt('a', 'b', 'c');
    for (const time of [evening, evening + 2 * hour]) {
      await Promise.all(three.map((replica) => replica.tell({ now: at(time), accounts })));
    }
    expect(readings()).toBe(3);
    for (const account of accounts) expect(await snapshotOf(account)).toMatchObject({ day, error: null });
  });

  it('are taken by another replica once the one that was at it is killed', async () => {
    const [victim, heir] = await started(2);
    replicas.shift();
    const accounts = accountsAt('killed');
    const answer = fleet({ servers: [server(1)] });
    // It is killed while it reads.
    upstream.script = () => () => undefined;
    void victim?.tell({ now: at(evening), accounts });
    await until(() => upstream.asked.length > 0);
    await victim?.kill();
    upstream.script = answer;
    await heir?.tell({ now: at(evening), accounts });
    expect(await snapshotOf(accounts[0] as Account)).toBeNull();
    // The lease of the dead one ends by the clock of the store, which no test sets.
    for (const later of [1.1, 2.2]) {
      await pause(31_000);
      await heir?.tell({ now: at(evening + later * hour), accounts });
      if (await snapshotOf(accounts[0] as Account)) break;
    }
    expect(await snapshotOf(accounts[0] as Account)).toMatchObject({ day, error: null });
  });

  it('are tried again an hour after a failure, and say of which source something is lacking', async () => {
    const [replica] = await started(1);
    const accounts = accountsAt('failing', 'fine');
    const answer = fleet({ servers: [server(1)] });
    upstream.script = (asked) =>
      asked.path === '/volumes'
        ? { status: 503, body: { error: { code: 'unavailable', message: 'later' } } }
        : answer(asked);
    const times = [evening, evening + 0.5 * hour, evening + 1.1 * hour];
    const seen: number[] = [];
    for (const time of times) {
      await replica?.tell({ now: at(time), accounts: accounts.slice(0, 1) });
      seen.push(readings());
    }
    expect(seen).toEqual([1, 1, 2]);
    const failed = await snapshotOf(accounts[0] as Account);
    expect(failed).toMatchObject({ missing: ['/volumes'], error: expect.stringContaining('volumes') });
    // The servers are known all the same.
    expect(failed?.lines.map(({ id }) => id)).toEqual(['1']);
    upstream.script = answer;
    await replica?.tell({ now: at(evening + 2.2 * hour), accounts });
    for (const account of accounts) expect(await snapshotOf(account)).toMatchObject({ missing: [], error: null });
    const after = readings();
    await replica?.tell({ now: at(evening + 2.9 * hour), accounts });
    expect(readings()).toBe(after);
  });

  it('are off where none are kept', async () => {
    const [replica] = await started(1);
    await replica?.tell({ now: at(evening), accounts: accountsAt('off'), keepDays: 0 });
    expect(upstream.asked).toEqual([]);
  });

  it('never replace those of a later day, whatever a clock says', async () => {
    const [replica] = await started(1);
    const accounts = accountsAt('set-back');
    await replica?.tell({ now: at(evening), accounts });
    const taken = await snapshotOf(accounts[0] as Account);
    day = addDays(day, -1);
    const [, late] = await started(2);
    const { warnings } = (await late?.tell({ now: at(evening), accounts })) ?? { warnings: [] };
    expect(warnings.join()).toMatch(/later/);
    expect(await snapshotOf(accounts[0] as Account)).toBeNull();
    day = addDays(day, 1);
    expect(await snapshotOf(accounts[0] as Account)).toEqual(taken);
  });
});
