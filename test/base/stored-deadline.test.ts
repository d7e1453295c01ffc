/** What was stored by a process whose clock was 400 days ahead holds nothing up once clocks are right again. */
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwatched } from '../../src/base/store/availability.js';
import type { Store } from '../../src/base/store/store.js';
import { isBeforeEnd } from '../../src/hosting/findings/silences/finding-silence.js';
import { Severity } from '../../src/hosting/findings/severity.js';
import { Verdict } from '../../src/hosting/findings/verdict.js';
import { EngineGuard } from '../../src/rest/shared/engine.js';
import { SharedRests, type Rest } from '../../src/rest/shared/shared-rests.js';
import { backoff } from '../../src/server/alerts/delivery/backoff.js';
import { AlertRules } from '../../src/server/alerts/rules/rules.js';
import { Outbox } from '../../src/server/alerts/outbox/outbox.js';
import { Tickets } from '../../src/server/files/tickets.js';
import { openLmdb } from '../../src/server/store/lmdb/store.js';
import { Tokens } from '../../src/server/tokens/tokens.js';
import { alert } from '../server/alerts/messages.js';

const day = 86_400_000;
const ahead = 400 * day;
const ruleId = '0123456789abcdef';

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-deadlines-'));
  store = await openLmdb(folder);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Runs it at that time, by a clock that stands. */
async function at<T>(time: number, run: () => Promise<T>): Promise<T> {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(time);
  try {
    return await run();
  } finally {
    clock.mockRestore();
  }
}

const now = Date.parse('2026-11-25T08:00:00Z');

describe('a lease', () => {
  it('is free again, with a fence above the last', async () => {
    const held = await at(now + ahead, () => store.leases.acquire('snapshots', 'killed', 30_000));
    const next = await at(now, () => store.leases.acquire('snapshots', 'next', 30_000));
    expect(next).toMatchObject({ owner: 'next' });
    expect(next?.fence).toBeGreaterThan(held?.fence ?? Infinity);
  });

  it('is held for its own time where clocks differ a little', async () => {
    await at(now + 30_000, () => store.leases.acquire('alerts', 'alive', 30_000));
    expect(await at(now, () => store.leases.acquire('alerts', 'next', 30_000))).toBeNull();
  });
});

it('a ticket is not valid', async () => {
  const tokens = new Tokens(store);
  const authorization = `Bearer ${(await tokens.create({ name: 'Files' })).token}`;
  const token = await tokens.verify(authorization);
  if (!token) throw new Error('A new token is not valid');
  const tickets = new Tickets(store, unwatched);
  const holder = { token, authorization };
  const { id } = await at(now + ahead, () => tickets.issue('GET', { a: 1 }, holder));
  await expect(at(now, () => tickets.read(id, 'GET', holder))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await at(now + ahead + 60_000, () => tickets.read(id, 'GET', holder))).toEqual({ a: 1 });
  tickets.close();
});

it('a silence of a week ends', () => {
  const cause = { severity: Severity.LOW, verdict: Verdict.CERTAIN, parts: [] };
  const silence = (createdAt: number) => ({
    id: 'f',
    kind: 'K',
    reason: 'known',
    createdAt,
    until: createdAt + 7 * day,
    createdBy: null,
    cause,
  });
  expect(isBeforeEnd(silence(now + ahead), now)).toBe(false);
  expect(isBeforeEnd(silence(now), now + 6 * day)).toBe(true);
  expect(isBeforeEnd(silence(now), now + 7 * day)).toBe(false);
  expect(isBeforeEnd({ ...silence(now + ahead), until: null }, now)).toBe(true);
});

it('a message of the outbox is due, before those that are due later', async () => {
  const rules = new AlertRules({ store, availability: unwatched, now: () => now });
  const outbox = new Outbox({ store, availability: unwatched, rules, now: () => now });
  const add = (due: number) => outbox.add({ ruleId, isTest: false, due, alerts: [alert()], more: 0 });
  await add(now + ahead);
  await add(now + day);
  await add(now);
  const { entries, next } = await outbox.due(now, 10, () => false);
  expect(entries.map(({ due }) => due)).toEqual([now + ahead, now]);
  expect(next).toBe(now + day);
});

it('a delivery that a wrong clock began is given up after a day all the same', () => {
  const next = backoff(() => 0.5);
  expect(next(3, now + ahead, now)).toBeGreaterThan(now);
  expect(next(12, now + ahead, now)).toBeNull();
});

it('an account rests for an hour at most, whatever was stored or is announced', async () => {
  const heard: Rest[] = [];
  const log = { debug: () => undefined, warn: () => undefined };
  const guard = new EngineGuard({ kind: 'lmdb', isStore: true }, log);
  const rests = new SharedRests(
    'one',
    store,
    guard,
    (_, rest) => void heard.push(rest),
    () => undefined,
  );
  const begin = (left: number) => rests.begin('account', { kind: 'exhausted', left, row: null });
  await at(now + ahead, () => begin(600_000));
  expect(await at(now, () => rests.load('account'))).toEqual([]);
  await at(now, () => begin(600_000));
  expect(await at(now, () => rests.load('account'))).toEqual([{ kind: 'exhausted', left: 600_000, row: null }]);
  rests.close();
});
