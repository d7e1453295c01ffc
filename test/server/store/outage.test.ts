import { afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { openStore } from '../../../src/server/store/open.js';
import { Tokens } from '../../../src/server/tokens/tokens.js';
import { type ServerProcess, startProcess } from '../../support/process.js';
import { describeEach } from '../../support/optional/optional.js';
import { ownServers } from '../../support/optional/own-servers.js';
import { ownRedis } from '../../support/optional/redis.js';
import { cuttable, type Cuttable } from './cuttable.js';
import { itSome } from '../../support/scale.js';

describeEach(ownServers(), 'while the $kind store is away', (place) => {
  let way: Cuttable;
  let server: ServerProcess;
  let token: string;
  beforeAll(async () => {
    const store = await openStore({ storeUrl: place.url(), dataDir: '/nowhere' });
    ({ token } = await new Tokens(store).create({ name: 'Shop', defaultCurrency: 'USD' }));
    await store.close();
  });
  beforeEach(async () => {
    way = await cuttable(place.port);
    server = await startProcess({ STORE_URL: place.url(way.port), RATES_SYNC: 'off' });
    await server.printed(/Health/);
    expect((await get('/api/v1/authorize', token)).status).toBe(200);
  });
  afterEach(async () => {
    await server.stop();
    await way.close();
  });

  async function get(path: string, bearer?: string): Promise<{ status: number; retry: string | null; body: string }> {
    const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
    return outcome(await fetch(server.url + path, { headers }));
  }
  async function health(): Promise<{ status: number; problem: string | null }> {
    const { status, body } = await get('/healthz');
    return { status, problem: (JSON.parse(body) as { store: { problem: string | null } }).store.problem };
  }
  async function ask(query: string, bearer?: string) {
    const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
    return outcome(await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) }));
  }
  async function outcome(response: Response) {
    return { status: response.status, retry: response.headers.get('retry-after'), body: await response.text() };
  }
  /** A verdict is kept for half a second. */
  const verdictOver = () => new Promise((resolve) => setTimeout(resolve, 550));
  const logged = (level: number) =>
    server
      .errors()
      .split('\n')
      .filter((line) => line.includes(`"level":${level}`));

  itSome(
    'answers 503 with Retry-After to whoever needs a token, and public data to everyone, with one line in the log',
    async () => {
      const country = '{ country(code: "IN") { name } }';
      const rate = '{ currency(code: "EUR") { rate } }';
      for (let n = 0; n < 3; n++) expect((await ask(rate)).body).toMatch(/"rate":\d/);
      await verdictOver();
      way.cut();

      for (let n = 0; n < 3; n++) {
        for (const [method, path] of [
          ['GET', '/api/v1'],
          ['GET', '/api/v1/authorize'],
          ['POST', '/api/v1/USD/INR'],
        ] as const) {
          const headers = { authorization: `Bearer ${token}` };
          const { status, retry, body } = await outcome(await fetch(server.url + path, { method, headers }));
          expect({ status, retry }).toEqual({ status: 503, retry: '5' });
          expect(JSON.parse(body)).toEqual({
            status: false,
            message: expect.stringContaining('try again in 5 seconds'),
          });
        }
        const questions = ['{ rates { base } }', '{ token { name } }', rate];
        for (const query of [...questions, `{ country(code: "IN") { name } token { name } }`]) {
          const { status, retry, body } = await ask(query, token);
          expect({ status, retry }).toEqual({ status: 503, retry: '5' });
          expect(JSON.parse(body)).toEqual({
            errors: [
              {
                message: expect.stringContaining('try again'),
                extensions: { code: 'STORE_UNAVAILABLE', retryAfter: 5 },
              },
            ],
          });
        }
        expect((await get(`/graphql?query=${encodeURIComponent('{token{name}}')}`, token)).status).toBe(503);
        for (const bearer of [undefined, token]) {
          expect(await ask(country, bearer)).toMatchObject({ status: 200, body: expect.stringContaining('"India"') });
          expect((await ask('{ currency(code: "EUR") { rate(base: "USD") } }', bearer)).status).toBe(200);
          expect((await ask('{ convert(from: "USD", to: "INR") { rate } }', bearer)).status).toBe(200);
          expect((await get('/api/v1/countries', bearer)).status).toBe(200);
        }
        expect((await ask(rate)).status).toBe(200);
        expect((await get('/api/v1', 'mrd_nonsense')).status).toBe(401);
        expect((await get('/api/v1')).status).toBe(401);
        expect((await get('/readyz')).status).toBe(200);
        expect(await health()).toEqual({ status: 200, problem: `The ${place.kind} store does not answer.` });
        expect((await ask('{ health { isReady } }')).body).toContain('"isReady":false');
      }
      expect(logged(50)).toEqual([expect.stringContaining(`The ${place.kind} store does not answer: `)]);
      expect(logged(40)).toEqual([]);

      way.restore();
      await server.printed(new RegExp(`The ${place.kind} store answers again, after \\d+ s`));
      expect((await get('/api/v1/authorize', token)).status).toBe(200);
      expect((await ask('{ token { name } }', token)).body).toContain('"Shop"');
      expect(await health()).toEqual({ status: 200, problem: null });
      expect(logged(50)).toHaveLength(1);
      expect(logged(30)).toHaveLength(1);
    },
  );

  // One after another they would wait for ten minutes: the time limit of a test shows it.
  itSome('keeps all waiting together when it hangs, and nobody once that is known', async () => {
    await verdictOver();
    way.hold();
    const other = (n: number) => `mrd_${n.toString(16).padStart(12, '0')}_${'x'.repeat(43)}`;
    const probes = Promise.all(['/readyz', '/healthz'].map((path) => get(path)));
    const waits = Array.from({ length: 200 }, (_, n) => get('/api/v1', n % 2 ? token : other(n)));
    expect((await probes).map(({ status }) => status)).toEqual([200, 200]);
    expect((await Promise.all(waits)).filter(({ status }) => status !== 503)).toEqual([]);

    for (let n = 0; n < 200; n++) expect((await get('/api/v1', n % 2 ? token : other(n))).status).toBe(503);
    expect((await ask('{ country(code: "IN") { name } }', token)).status).toBe(200);
    expect(logged(50)).toHaveLength(1);

    way.restore();
    await server.printed(/answers again/);
    expect((await get('/api/v1/authorize', token)).status).toBe(200);
  });
});

ownRedis().it(
  'a Redis process that is stopped in the middle of it all keeps the first who asks waiting, and nobody after',
  async (redis) => {
    const store = await openStore({ storeUrl: redis.url, dataDir: '/nowhere' });
    const { token } = await new Tokens(store).create({ name: 'Shop' });
    await store.close();
    const server = await startProcess({ STORE_URL: redis.url, RATES_SYNC: 'off' });
    await server.printed(/Health/);
    const ask = async () =>
      (await fetch(`${server.url}/api/v1`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await ask()).toBe(200);
    redis.child.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 600));
    for (let n = 0; n < 200; n++) expect(await ask()).toBe(503);
    redis.child.kill('SIGCONT');
    await server.printed(/answers again/);
    expect(await ask()).toBe(200);
    await server.stop();
  },
);
