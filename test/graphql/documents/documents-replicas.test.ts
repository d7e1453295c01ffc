/** A token for trusted documents alone, before three processes on one store. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openStore } from '../../../src/server/store/open.js';
import { Tokens } from '../../../src/server/tokens/tokens.js';
import { isObject } from '../../../src/base/unknown.js';
import type { Store } from '../../../src/base/store/store.js';
import { describeEach } from '../../support/optional/optional.js';
import { ownServers } from '../../support/optional/own-servers.js';
import { type ServerProcess, startProcess } from '../../support/process.js';

const country = 'query Country { country(code: "IN") { name } }';
const other = '{ rates { base } }';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const persisted = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: sha256(text) } });

describeEach(ownServers(), 'three replicas on $kind', (server) => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-documents-'));
  const replicas: ServerProcess[] = [];
  let store: Store;
  let tokens: Tokens;

  beforeAll(async () => {
    writeFileSync(join(folder, 'country.graphql'), country);
    const env = { STORE_URL: server.url(), DATA_DIR: folder, DOCUMENTS_DIR: folder, RATES_SYNC: 'off', SANDBOX: 'off' };
    const starting = Array.from({ length: 3 }, async () => {
      const replica = await startProcess(env);
      replicas.push(replica);
      await replica.printed(/Health/);
    });
    await Promise.all(starting);
    store = await openStore({ storeUrl: server.url(), dataDir: folder });
    tokens = new Tokens(store);
  });
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await store.close();
    rmSync(folder, { recursive: true });
  });

  /** The name of the country or the base of the rates, or else the code of the error, of each replica. */
  const askAll = (token: string | null, question: object) =>
    Promise.all(
      replicas.map(async ({ url }) => {
        const response = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token !== null && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(question),
        });
        const { data, errors } = (await response.json()) as {
          data?: { country?: { name: string }; rates?: { base: string } };
          errors?: { extensions: { code: string } }[];
        };
        return errors?.[0]?.extensions.code ?? data?.country?.name ?? data?.rates?.base;
      }),
    );
  const three = (answer: string) => [answer, answer, answer];
  const make = async (documentsOnly: boolean) => {
    const { token, record } = await tokens.create({ name: 'Page', scopes: ['rates'], documentsOnly });
    return { token, id: record.id };
  };

  it('give it documents and nothing else', async () => {
    const { token } = await make(true);
    expect(await askAll(token, { documentId: 'country' })).toEqual(three('India'));
    expect(await askAll(token, { extensions: persisted(country) })).toEqual(three('India'));
    expect(await askAll(token, { query: other })).toEqual(three('PERSISTED_QUERY_NOT_FOUND'));
  });

  it('register nothing that it sends, on none of them, and give it nothing that others have registered', async () => {
    const [bound, free] = [await make(true), await make(false)];
    const text = `${other} # of a bound token`;
    const whole = { query: text, extensions: persisted(text) };
    for (let time = 0; time < 3; time += 1)
      expect(await askAll(bound.token, whole)).toEqual(three('PERSISTED_QUERY_NOT_FOUND'));
    for (const token of [free.token, null])
      expect(await askAll(token, { extensions: persisted(text) })).toEqual(three('PERSISTED_QUERY_NOT_FOUND'));
    for (let time = 0; time < 3; time += 1) expect(await askAll(free.token, whole)).toEqual(three('INR'));
    expect(await askAll(free.token, { extensions: persisted(text) })).toEqual(three('INR'));
    expect(await askAll(bound.token, { extensions: persisted(text) })).toEqual(three('PERSISTED_QUERY_NOT_FOUND'));
  });

  it('all see that it is bound now, or no more, or deactivated', async () => {
    const { token, id } = await make(false);
    expect(await askAll(token, { query: other })).toEqual(three('INR'));
    const records = store.namespace<unknown>('tokens');
    const record = await records.get(id);
    if (!isObject(record)) throw new Error('The token is not where tokens are kept');
    const becomes = async (answer: string, query = other) => {
      while ((await askAll(token, { query })).some((one) => one !== answer)) await pause(20);
    };
    await records.set(id, { ...record, scopes: [], documentScopes: ['rates'] });
    await becomes('PERSISTED_QUERY_NOT_FOUND');
    expect(await askAll(token, { documentId: 'country' })).toEqual(three('India'));
    await records.set(id, record);
    await becomes('INR');
    await tokens.deactivate(id);
    await becomes('UNAUTHENTICATED', '{ token { name } }');
  });
});
