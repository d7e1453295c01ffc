/** @in-order */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { heldTimeouts } from '../../support/held-timeouts.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { until } from '../../support/until.js';

let upstream: ScriptedUpstream;
let meridian: Meridian;
let headers: Record<string, string>;
const timeouts = heldTimeouts();
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  meridian = await startMeridian({ CLOUD_TOKEN: 'secret', CLOUD_BASE_URL: upstream.url });
  headers = { authorization: `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}` };
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

const ask = (query: string) => meridian.query({ query }, headers);

describe('an upstream that hangs, over HTTP', () => {
  it('is not sent the write of a caller who has gone while it waited for its turn', async () => {
    const held: (() => void)[] = [];
    upstream.script = async ({ path }) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return { body: { server: { id: Number(path.split('/').at(-1)), name: 'web' } } };
    };
    const readers = Array.from({ length: 16 }, (_, n) => ask(`{ cloud { server(id: ${n + 1}) { id } } }`));
    await until(() => held.length === 16);
    const leaving = new AbortController();
    const query = 'mutation { rebootCloudServer(id: 7) { action { id } } }';
    const gone = fetch(`${meridian.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
      signal: leaving.signal,
    }).catch(() => 'gone');
    await new Promise((resolve) => setTimeout(resolve, 300));
    leaving.abort();
    expect(await gone).toBe('gone');
    await new Promise((resolve) => setTimeout(resolve, 300));
    held.forEach((release) => release());
    const answers = await Promise.all(readers);
    expect(answers.every(({ body }) => body.errors === undefined)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(upstream.lines.filter((line) => line.startsWith('POST'))).toEqual([]);
  });

  it('keeps 100 callers no longer than one call may take, is sent 16, and then nothing for a while', async () => {
    upstream.script = () => () => undefined;
    upstream.asked.splice(0);
    const answers = Array.from({ length: 100 }, (_, n) => ask(`{ cloud { server(id: ${n + 1}) { id } } }`));
    await until(() => upstream.asked.length === 16);
    timeouts.over();
    for (const { body } of await Promise.all(answers)) expect(body.data).toEqual({ cloud: { server: null } });
    expect(upstream.asked.length).toBe(16);

    const { body } = await ask('{ cloud { server(id: 1) { id } } }');
    expect(body.errors?.[0]?.extensions['retryAfter']).toBeGreaterThan(0);
    expect(upstream.asked.length).toBe(16);
  });
});
