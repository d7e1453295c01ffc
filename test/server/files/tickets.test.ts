import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { type Purpose, Tickets } from '../../../src/server/files/tickets.js';
import { Availability, unwatched } from '../../../src/base/store/availability.js';
import { openLmdb } from '../../../src/server/store/lmdb/store.js';
import type { Store } from '../../../src/base/store/store.js';
import { Tokens } from '../../../src/server/tokens/tokens.js';
import { describeEach } from '../../support/optional/optional.js';
import { places } from '../../support/optional/places.js';
import { itSome, someOf } from '../../support/scale.js';

describeEach(places, 'tickets in a store of the kind $kind', (place) => {
  let store: Store;
  let other: Store;
  let here: Tickets;
  /** Another replica. */
  let there: Tickets;
  let holder: { token: NonNullable<Awaited<ReturnType<Tokens['verify']>>>; authorization: string };

  async function holderOf(tokens: Tokens) {
    const authorization = `Bearer ${(await tokens.create({ name: 'Files' })).token}`;
    const token = await tokens.verify(authorization);
    if (!token) throw new Error('A new token is not valid');
    return { token, authorization };
  }

  beforeAll(async () => {
    [store, other] = [await place.open(), await place.open()];
    [here, there] = [new Tickets(store, unwatched), new Tickets(other, unwatched)];
    holder = await holderOf(new Tokens(store));
  });
  afterAll(async () => {
    here.close();
    there.close();
    await store.close();
    await other.close();
  });

  const content = { query: 'mutation', variables: { privateKey: '-----BEGIN PRIVATE KEY-----' }, size: 3 };

  itSome('hold what was put into them, for any replica, until one has used them', async () => {
    const { id, expiresAt } = await here.issue('PUT', content, holder);
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(9 * 60_000);
    expect(await there.read(id, 'PUT', holder)).toEqual(content);
    const used = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => (n % 2 ? here : there).use(id, holder)));
    expect(used.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { reason } of used.filter((each) => each.status === 'rejected')) {
      expect(reason).toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(here.read(id, 'PUT', holder)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(there.use(id, holder)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  itSome('are for one token and one purpose alone', async () => {
    const { id } = await here.issue('PUT', content, holder);
    const stranger = await holderOf(new Tokens(store));
    await expect(here.read(id, 'PUT', stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(here.read(id, 'GET' satisfies Purpose, holder)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await here.read(id, 'PUT', holder)).toEqual(content);
  });

  itSome('show the store nothing of what they hold, and open to nobody else who has its entry', async () => {
    const { id } = await here.issue('PUT', content, holder);
    const kept = await store.namespace<{ token: string; sealed: string }>('file-tickets').get(id);
    const sealed = Buffer.from(kept?.sealed ?? '', 'base64').toString('latin1');
    expect(JSON.stringify(kept) + sealed).not.toMatch(/BEGIN|PRIVATE|mutation/);
    // With the id of the token, and all that is stored of it, but without its secret.
    const thief = { ...holder, authorization: (await holderOf(new Tokens(store))).authorization };
    await expect(here.read(id, 'PUT', thief)).rejects.toThrow();
  });

  itSome('are good for ten minutes', async () => {
    const { id } = await here.issue('PUT', content, holder);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 10 * 60_000 + 1);
    await expect(here.read(id, 'PUT', holder)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    jest.restoreAllMocks();
  });

  itSome('are no more than so many for one token, until some are used', async () => {
    const mine = await holderOf(new Tokens(store));
    const ids: string[] = [];
    const large = { ...content, variables: { text: 'x'.repeat(3_000_000) } };
    const issue = async () => ids.push((await here.issue('PUT', large, mine)).id);
    await expect(
      (async () => {
        for (;;) await issue();
      })(),
    ).rejects.toMatchObject({ code: 'OVERLOADED', retryAfter: 60 });
    expect(ids.length).toBeGreaterThan(10);
    await here.issue('PUT', content, holder);
    await here.use(ids[0] ?? '', mine);
    await issue();
  });

  it.each(someOf(['', 'a', 'a'.repeat(44), 'a'.repeat(5_000), '\0'.repeat(43), 'é'.repeat(43)]))(
    'are none where a caller has written something else: %j',
    async (id) => {
      await expect(here.read(id, 'GET', holder)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});

itSome('is reported as an outage when the store does not answer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-tickets-'));
  const store = openLmdb(folder);
  const availability = new Availability(store, { error: () => undefined, info: () => undefined });
  const tickets = new Tickets(store, availability);
  const tokens = new Tokens(store);
  const authorization = `Bearer ${(await tokens.create({ name: 'Files' })).token}`;
  const token = await tokens.verify(authorization);
  if (!token) throw new Error('A new token is not valid');
  await store.close();
  for (const asked of [
    tickets.issue('PUT', {}, { token, authorization }),
    tickets.read('a'.repeat(43), 'PUT', { token, authorization }),
    tickets.use('a', { token, authorization }),
  ]) {
    await expect(asked).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE', status: 503 });
  }
  tickets.close();
  availability.close();
  await rm(folder, { recursive: true });
});
