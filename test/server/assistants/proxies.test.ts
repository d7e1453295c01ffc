/** Assistants behind nginx and Caddy, by the examples in deploy: what passes, and what pages of other sites get. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { describeEach } from '../../support/optional/optional.js';
import { type ReverseProxy, reverseProxies } from '../../support/optional/reverse-proxies.js';
import { assistantClient, clientSession } from './client-session.js';
import { message, usual } from './message.js';

let meridian: Meridian;
let token: string;
beforeAll(async () => {
  meridian = await startMeridian({
    BASE_URL: 'http://example.test/meridian',
    BASE_PATH: '/meridian',
    TRUST_PROXY: '127.0.0.1',
    MCP: 'on',
  });
  token = await meridian.token(['rates', 'hosting:read']);
});
afterAll(() => meridian.close());

describeEach(reverseProxies, 'behind $kind', (start) => {
  let proxy: ReverseProxy;
  beforeAll(async () => {
    proxy = await start([meridian.url]);
    // Caddy first asks whether it is ready.
    while ((await sent({ method: 'GET', path: '/meridian/readyz' })).status !== 200);
  });
  afterAll(() => proxy.stop());

  interface Sent {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }

  /** By node:http, as fetch lets nobody choose the host. */
  function sent({ method = 'POST', path = '/meridian/mcp', headers = {} }: Sent) {
    return new Promise<{ status: number | undefined; allow: string | undefined; text: string }>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: proxy.port, path, method, headers: { ...usual, ...headers } };
      const asked = request(options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode, allow: response.headers.allow, text }));
      });
      asked.on('error', reject).end(method === 'POST' ? message('tools/list') : undefined);
    });
  }

  assistantClient.describe('a client', (address) => {
    it.each(['2025-06-18', '2026-07-28'])('of the protocol %s lists the tools and calls one', async (version) => {
      const [connected, listed, answered] = await clientSession(
        { address, url: `http://127.0.0.1:${proxy.port}/meridian/mcp`, token, version },
        [{ list: true }, { name: 'inventory', arguments: { question: 'servers' } }],
      );
      expect(connected).toMatchObject({ server: { name: 'meridian' }, version });
      expect(listed).toMatchObject({ tools: expect.arrayContaining([expect.objectContaining({ name: 'costs' })]) });
      expect(answered).toMatchObject({ structuredContent: { data: { hosting: expect.any(Object) } } });
    });
  });

  describe('a page', () => {
    it.each([
      ['of another origin', { host: 'example.test', origin: 'http://evil.test' }],
      [
        'of another origin, which says that the proxy was asked by its name',
        { origin: 'http://evil.test', 'x-forwarded-host': 'evil.test' },
      ],
      ['of a name that was made to lead here', { host: 'evil.test', origin: 'http://evil.test' }],
      ['of such a name, without an origin', { host: 'evil.test' }],
      ['of such a name, which says that it has another one', { host: 'evil.test', 'x-forwarded-host': 'example.test' }],
    ])('%s is refused, and told why', async (_whose, headers) => {
      const { status, text } = await sent({ headers });
      expect([status, text]).toEqual([
        403,
        expect.stringMatching(/^\{"status":false,"message":"Expected .*evil\.test/),
      ]);
    });

    it('of our own is answered', async () => {
      const headers = { host: 'example.test', origin: 'http://example.test' };
      expect((await sent({ headers })).status).toBe(200);
    });
  });

  it.each(['GET', 'DELETE'])('%s is refused, as there are no streams and no sessions', async (method) => {
    expect(await sent({ method })).toMatchObject({ status: 405, allow: 'POST' });
  });

  it('an unknown token is refused', async () => {
    const headers = { authorization: `Bearer mrd_${'0'.repeat(12)}_${'x'.repeat(43)}` };
    expect((await sent({ headers })).status).toBe(401);
  });
});
