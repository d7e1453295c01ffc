/** Streams end with their token, whichever of three processes on one store it is ended at. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Store } from '../../../src/base/store/store.js';
import { isObject } from '../../../src/base/unknown.js';
import { openStore } from '../../../src/server/store/open.js';
import { Tokens } from '../../../src/server/tokens/tokens.js';
import { EventStream } from '../../support/event-stream.js';
import { describeEach } from '../../support/optional/optional.js';
import { ownServers } from '../../support/optional/own-servers.js';
import { type ServerProcess, startProcess } from '../../support/process.js';

const query = 'subscription { ratesPublished { base } }';

describeEach(ownServers(), 'streams of three replicas on $kind end', (server) => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-streams-'));
  const replicas: ServerProcess[] = [];
  const streams: EventStream[] = [];
  let store: Store;
  /** As the process of `npm run token` has them. */
  let tokens: Tokens;

  beforeAll(async () => {
    const env = { STORE_URL: server.url(), DATA_DIR: folder, RATES_SYNC: 'off', SANDBOX: 'off' };
    const starting = Array.from({ length: 3 }, async () => {
      const replica = await startProcess(env);
      replicas.push(replica);
      await replica.printed(/Health/);
    });
    await Promise.all(starting);
    store = await openStore({ storeUrl: server.url(), dataDir: folder });
    tokens = new Tokens(store);
  });
  afterEach(() => streams.splice(0).forEach((stream) => stream.close()));
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await store.close();
    rmSync(folder, { recursive: true });
  });

  /** A stream at each replica, with a first result. */
  async function openAll(token: string): Promise<readonly EventStream[]> {
    const opened = await Promise.all(
      replicas.map(({ url }) => EventStream.open(url, { query }, { authorization: `Bearer ${token}` })),
    );
    streams.push(...opened);
    return Promise.all(opened.map((stream) => stream.has(1)));
  }

  async function expectEnded(ended: readonly EventStream[], others: readonly EventStream[]): Promise<void> {
    await Promise.all(ended.map((stream) => stream.over()));
    for (const stream of ended) {
      expect(stream.results.slice(1)).toMatchObject([{ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }]);
      expect(stream.isComplete).toBe(true);
    }
    expect(others.map(({ isOver, results }) => [isOver, results.length])).toEqual(others.map(() => [false, 1]));
  }

  it('where their token is deactivated elsewhere, and those of another go on', async () => {
    const [one, other] = [await tokens.create({ name: 'One' }), await tokens.create({ name: 'Other' })];
    const [ended, others] = [await openAll(one.token), await openAll(other.token)];
    await tokens.deactivate(one.record.id);
    await expectEnded(ended, others);
  });

  it('where it expires by what another has written', async () => {
    const [one, other] = [await tokens.create({ name: 'One' }), await tokens.create({ name: 'Other' })];
    const [ended, others] = [await openAll(one.token), await openAll(other.token)];
    const records = store.namespace<unknown>('tokens');
    const record = await records.get(one.record.id);
    if (!isObject(record)) throw new Error('The token is not where tokens are kept');
    await records.set(one.record.id, { ...record, expiresAt: '2026-01-01T00:00:00.000Z' });
    await expectEnded(ended, others);
  });
});
