/** Nothing a caller writes becomes code, wherever in a question it stands and however often it is asked. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { startProcess } from '../support/process.js';
import { askAgain } from './ask-again.js';
import { magic } from './generate/values.js';
import { elsewhere, inText, none, spellings } from './places-of-text.js';

const ran = () => Reflect.get(globalThis, 'ranFromText');

describe('text that was taken for code', () => {
  let meridian: Meridian;
  let headers: Record<string, string>;
  beforeAll(async () => {
    meridian = await startMeridian();
    headers = { authorization: `Bearer ${await meridian.token(['rates', 'hosting:read', 'hosting:write'])}` };
  });
  beforeEach(() => {
    Reflect.deleteProperty(globalThis, 'ranFromText');
  });
  afterAll(() => meridian.close());

  it.each([...inText, ...elsewhere])('%s is a text, each time', async (_place, body, expected) => {
    const received = await askAgain(meridian.url, body, headers);
    expect(ran()).toBeUndefined();
    for (const { text } of received) {
      const answer = JSON.parse(text) as { errors?: { extensions: { code: string } }[] };
      if (typeof expected === 'string') expect(answer.errors?.[0]?.extensions.code).toBe(expected);
      else expect(answer).toEqual(expected);
    }
    expect(received.slice(1)).toEqual(Array(3).fill(received[0]));
  });

  it.each(Object.entries(spellings))('%s in a mutation is a text, each time', async (_spelling, text) => {
    const query = `mutation { deleteCloudVolume(id: ${text}) { deletedId } }`;
    const received = await askAgain(meridian.url, { query }, headers);
    expect(ran()).toBeUndefined();
    for (const { text: answer } of received) {
      expect(answer).toContain('id: expected a number, but got \\"__MAGIC_DATE__');
      expect(answer).toContain('"data":{"deleteCloudVolume":null}');
    }
  });

  it.each(Object.entries(spellings))('%s by GET and by hash is a text, each time', async (_spelling, text) => {
    const query = `{ country: countryNamed(name: ${text}) { name } }`;
    const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') };
    const byHash = new URLSearchParams({ extensions: JSON.stringify({ persistedQuery }) });
    const whole = new URLSearchParams({ query, extensions: JSON.stringify({ persistedQuery }) });
    for (const search of [new URLSearchParams({ query }), whole, byHash, byHash, byHash, byHash]) {
      const response = await fetch(`${meridian.url}/graphql?${search}`, {
        headers: { 'apollo-require-preflight': '1' },
      });
      expect(await response.json()).toEqual(none);
    }
    for (const body of [{ query, extensions: { persistedQuery } }, { extensions: { persistedQuery } }]) {
      for (const { text: received } of await askAgain(meridian.url, body)) expect(JSON.parse(received)).toEqual(none);
    }
    expect(ran()).toBeUndefined();
  });
});

describe('a whole process', () => {
  it('does not end when a text asks for it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'meridian-code-'));
    const server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off' });
    await server.printed(/Health/);
    for (const code of [`${magic}(process.exit(7),0)`, `${magic}(process.exit(7),0)`.replaceAll('_', '\\u005f')]) {
      for (const { status, text } of await askAgain(server.url, {
        query: `{ country: countryNamed(name: "${code}") { name } }`,
      })) {
        expect({ status, text }).toEqual({ status: 200, text: JSON.stringify(none) });
      }
    }
    expect(server.child.exitCode).toBeNull();
    expect(await server.stop()).toBe(0);
    rmSync(dataDir, { recursive: true, force: true });
  });
});
