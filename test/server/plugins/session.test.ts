/** Signing in by a cookie, and what another page of the same host can do with it: nothing. */
import type { OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { type Received, send } from '../../support/sent.js';

const json = { 'content-type': 'application/json' };
/** What a browser says of the page of this service, and of one at another port of the same host. */
const host = 'localhost:4000';
const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
const other = { host, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' };
const month = 30 * 86_400;

let meridian: Meridian;
let token: string;
let cookie: string;
beforeAll(async () => {
  meridian = await startMeridian();
  token = await meridian.token(['rates', 'hosting:read', 'hosting:write', 'admin']);
  cookie = `meridian=${token}`;
});
afterAll(() => meridian.close());

function signIn(headers: OutgoingHttpHeaders, body: unknown = { token }, at: Meridian = meridian): Promise<Received> {
  return send(`${at.url}/session`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
}

function ask(query: string, headers: OutgoingHttpHeaders, at: Meridian = meridian): Promise<Received> {
  return send(`${at.url}/graphql`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ query }),
  });
}

function get(query: string, headers: OutgoingHttpHeaders): Promise<Received> {
  const asked = { 'apollo-require-preflight': '1', ...headers };
  return send(`${meridian.url}/graphql?${new URLSearchParams({ query })}`, { headers: asked });
}

/** Of the first error, or null for an answer without any. */
function code({ text }: Received): unknown {
  const { errors } = JSON.parse(text) as { errors?: { extensions: { code: unknown } }[] };
  return errors?.[0]?.extensions.code ?? null;
}

function expectEnvelope({ status, headers, text }: Received, expected: number): void {
  expect([status, headers['content-type']]).toEqual([expected, 'application/json; charset=utf-8']);
  expect(JSON.parse(text)).toEqual({ status: false, message: expect.any(String) });
  expect(headers['set-cookie']).toBeUndefined();
}

/** The cookies that a browser would keep, by their path. */
function keptOf({ headers }: Received): Map<string, readonly string[]> {
  const parts = (headers['set-cookie'] ?? []).map((each) => each.split('; '));
  const kept = parts.filter((attributes) => !attributes.includes('Max-Age=0'));
  return new Map(kept.map((attributes) => [attributes.find((each) => each.startsWith('Path=')) ?? '', attributes]));
}

describe('signing in', () => {
  it('keeps the token where no script reads it, nor any service of this host that is asked for something else', async () => {
    const answer = await signIn(own);
    expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
    const kept = keptOf(answer);
    expect([...kept.keys()].sort()).toEqual(['Path=/export', 'Path=/graphql']);
    for (const [path, attributes] of kept) {
      expect([...attributes].sort()).toEqual([cookie, `Max-Age=${month}`, path, 'HttpOnly', 'SameSite=Strict'].sort());
    }
    // What stands at the root of the host, by whomever it was set, would come beside them.
    expect(answer.headers['set-cookie']).toContainEqual(expect.stringMatching(/^meridian=; Max-Age=0; Path=\/;/));
  });

  it('takes a token that was pasted with spaces around it', async () => {
    expect(keptOf(await signIn(own, { token: ` ${token}\n` })).get('Path=/graphql')).toContain(cookie);
  });

  it.each<[string, OutgoingHttpHeaders]>([
    ['another port', other],
    ['another port, of an old browser', { host, origin: 'http://localhost:3000' }],
    ['another site', { host, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['no page that names its origin', { host, origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a file', { host, origin: 'file://' }],
    ['an origin that is none', { host, origin: host }],
    ['an origin that begins alike', { host, origin: `http://${host}.evil.example` }],
    ['an extension of the browser', { host, origin: `chrome-extension://${host}`, 'sec-fetch-site': 'none' }],
    ['an own origin of which the browser says otherwise', { ...own, 'sec-fetch-site': 'same-site' }],
    ['nothing that the browser says', { host }],
    ['the address bar', { host, 'sec-fetch-site': 'none' }],
    ['a page of another port by its referer', { host, referer: 'http://localhost:3000/graphql' }],
  ])('is refused to %s, as is signing out', async (_name, headers) => {
    expectEnvelope(await signIn(headers), 403);
    expectEnvelope(await send(`${meridian.url}/session`, { method: 'DELETE', headers }), 403);
  });

  it('is not forwarded to other origins: a preflight allows no cookies', async () => {
    const headers = {
      ...other,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    for (const path of ['/session', '/graphql', '/export/bill.csv']) {
      const answer = await send(meridian.url + path, { method: 'OPTIONS', headers });
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
    expect(
      (await ask('{ token { id } }', { ...own, cookie })).headers['access-control-allow-credentials'],
    ).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['a text', 'mrd_'],
    ['null', null],
    ['a list', [1]],
    ['no token', {}],
    ['a number', { token: 1 }],
  ])('refuses a body that is %s', async (_name, body) => {
    expectEnvelope(await signIn(own, body), 400);
  });

  it.each(['', 'mrd_', 'mrd_0123456789ab_', `mrd_0123456789ab_${'x'.repeat(43)}`, 'a; Path=/', 'x\r\nset-cookie: a=b'])(
    'refuses a token that is not known: %j',
    async (unknown) => {
      const answer = await signIn(own, { token: unknown });
      expectEnvelope(answer, 401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    },
  );

  it('refuses a token that has ended', async () => {
    const ended = await meridian.token();
    await meridian.services.tokens.deactivate(ended.slice(4, 16));
    expectEnvelope(await signIn(own, { token: ended }), 401);
  });

  it('reads no other bodies', async () => {
    const at = (type: string | undefined, body: string) =>
      send(`${meridian.url}/session`, {
        method: 'POST',
        headers: { ...own, ...(type && { 'content-type': type }) },
        body,
      });
    const good = JSON.stringify({ token });
    expectEnvelope(await at('text/plain', good), 400);
    expectEnvelope(await at('application/x-www-form-urlencoded', `token=${token}`), 415);
    expectEnvelope(await at('multipart/form-data; boundary=x', good), 415);
    expectEnvelope(await at(undefined, good), 415);
    expectEnvelope(await at('application/json', ''), 400);
    expectEnvelope(await at('application/json', '{broken'), 400);
    expectEnvelope(await at('application/json', '{"__proto__":{"token":"x"}}'), 400);
    expectEnvelope(await at('application/json', JSON.stringify({ token, more: 'x'.repeat(5000) })), 413);
  });

  it.each(['GET', 'PUT', 'PATCH'])('answers %s with what is allowed', async (method) => {
    const answer = await send(`${meridian.url}/session`, { method, headers: own });
    expectEnvelope(answer, 405);
    expect(answer.headers.allow).toBe('DELETE, POST');
  });

  it('lasts no longer than the token', async () => {
    const made = await meridian.services.tokens.create({ name: 'Short', expiresAt: new Date(Date.now() + 90_000) });
    const attributes = keptOf(await signIn(own, { token: made.token })).get('Path=/graphql') ?? [];
    const seconds = Number(attributes.find((each) => each.startsWith('Max-Age='))?.slice(8));
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThanOrEqual(90);
  });
});

describe('signing out', () => {
  it('ends each cookie where it is, with one or without', async () => {
    for (const headers of [{ ...own, cookie }, own]) {
      const answer = await send(`${meridian.url}/session`, { method: 'DELETE', headers });
      expect(answer.status).toBe(204);
      expect(answer.headers['set-cookie']).toEqual(
        ['/graphql', '/export', '/'].map((path) => `meridian=; Max-Age=0; Path=${path}; HttpOnly; SameSite=Strict`),
      );
    }
  });
});

describe('the graph, by the cookie', () => {
  it('answers as with the token', async () => {
    expect(code(await ask('{ tokens { id } }', { ...own, cookie }))).toBeNull();
    const making = 'mutation { createToken(input: { name: "By cookie" }) { token { name } } }';
    expect(JSON.parse((await ask(making, { ...own, cookie })).text)).toEqual({
      data: { createToken: { token: { name: 'By cookie' } } },
    });
  });

  it('finds it among others, whoever set them', async () => {
    const garbage = [
      'meridian=',
      'meridian=abc',
      'meridian="quoted"',
      'xmeridian=a',
      `meridians=${token}`,
      ';;',
      '=',
      'a',
    ];
    for (const each of garbage) {
      for (const text of [`${each}; ${cookie}`, `${cookie}; ${each}`, `${cookie};${each}`]) {
        expect(code(await ask('{ token { id } }', { ...own, cookie: text }))).toBeNull();
      }
    }
    expect(code(await ask('{ token { id } }', { ...own, cookie: `${cookie}; ${cookie}` }))).toBeNull();
  });

  it('takes what is no token for no cookie, and so answers what is for everyone, whoever asks', async () => {
    for (const none of [
      'meridian=',
      'meridian=abc',
      `meridian="${token}"`,
      `other=1,${cookie}`,
      `xmeridian=${token}`,
    ]) {
      expect(code(await ask('{ token { id } }', { ...own, cookie: none }))).toBe('UNAUTHENTICATED');
      expect(code(await ask('{ country(code: "IN") { name } }', { ...other, cookie: none }))).toBeNull();
    }
  });

  it('refuses two of different tokens: another service of the host may have set one', async () => {
    const second = `meridian=${await meridian.token(['admin'])}`;
    for (const text of [`${cookie}; ${second}`, `${second}; a=b; ${cookie}`]) {
      const answer = await ask('{ token { id } }', { ...own, cookie: text });
      expect([answer.status, code(answer)]).toEqual([403, 'FORBIDDEN']);
      expect(answer.text).toContain('Clear the cookies of this host');
      for (const each of [cookie, second]) expect(answer.text).not.toContain(each.slice(-43));
    }
  });

  const foreign: [string, OutgoingHttpHeaders][] = [
    ['another port', other],
    ['another port, of an old browser', { host, origin: 'http://localhost:3000' }],
    ['another site', { host, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a page in a sandbox', { host, origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['something that says nothing', { host }],
    ['the address bar, which sends no such thing', { host, 'sec-fetch-site': 'none' }],
  ];

  it.each(foreign)('refuses what comes of %s: nothing is asked, and nothing changed', async (_name, headers) => {
    const before = (await meridian.services.tokens.list()).length;
    for (const query of [
      'mutation { createToken(input: { name: "Theirs" }) { secret } }',
      '{ tokens { id } }',
      '{ country(code: "IN") { name } }',
    ]) {
      const answer = await ask(query, { ...headers, cookie });
      expect([answer.status, code(answer)]).toEqual([403, 'FORBIDDEN']);
      expect(answer.text).not.toContain('"data"');
    }
    expect((await meridian.services.tokens.list()).length).toBe(before);
  });

  it('refuses forms, which need no preflight, whatever they pretend to be', async () => {
    const body = JSON.stringify({ query: 'mutation { createToken(input: { name: "Form" }) { secret } }' });
    const before = (await meridian.services.tokens.list()).length;
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      for (const headers of [other, own]) {
        const all = { ...headers, cookie, 'content-type': type };
        const answer = await send(`${meridian.url}/graphql`, { method: 'POST', headers: all, body });
        expect(answer.status).toBeGreaterThanOrEqual(400);
      }
    }
    expect((await meridian.services.tokens.list()).length).toBe(before);
  });

  it('is out of reach of a header: that wins', async () => {
    const weak = await meridian.token(['rates']);
    const asked = (authorization: string, from: OutgoingHttpHeaders = own) =>
      ask('{ tokens { id } }', { ...from, cookie, authorization });
    expect(code(await asked(`Bearer ${weak}`))).toBe('FORBIDDEN');
    expect(code(await asked('Bearer mrd_none'))).toBe('UNAUTHENTICATED');
    expect(code(await asked(`Bearer ${token}`, other))).toBeNull();
  });

  it.each(['', 'Bearer', 'Bearer ', 'bearer   ', 'Basic cHJveHk6cHJveHk='])(
    'is asked for where a header holds no token: %j',
    async (authorization) => {
      expect(code(await ask('{ tokens { id } }', { ...own, cookie, authorization }))).toBeNull();
      expect((await ask('{ tokens { id } }', { ...other, cookie, authorization })).status).toBe(403);
    },
  );

  it('ends with the token, within a second', async () => {
    const short = await meridian.token();
    const asked = () => ask('{ token { id } }', { ...own, cookie: `meridian=${short}` });
    expect(code(await asked())).toBeNull();
    await ask(`mutation { deactivateToken(id: "${short.slice(4, 16)}") { token { isActive } } }`, { ...own, cookie });
    expect(code(await asked())).toBe('UNAUTHENTICATED');
    const made = await meridian.services.tokens.create({ name: 'Brief', expiresAt: new Date(Date.now() + 400) });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(code(await ask('{ token { id } }', { ...own, cookie: `meridian=${made.token}` }))).toBe('UNAUTHENTICATED');
  });

  it('is a token of it where the graph is closed to others', async () => {
    const closed = await startMeridian({ ANONYMOUS: 'off' });
    const mine = `meridian=${await closed.token()}`;
    expect((await ask('{ country(code: "IN") { name } }', own, closed)).status).toBe(401);
    expect((await ask('{ country(code: "IN") { name } }', { ...own, cookie: mine }, closed)).status).toBe(200);
    await closed.close();
  });
});

describe('kept answers', () => {
  const open = '{ rates { base } }';
  const closed = '{ token { id defaultCurrency } }';

  it('are never those of another caller, by POST and by GET', async () => {
    const dollars = `meridian=${await meridian.token(['rates'], 'USD')}`;
    for (const way of [ask, get]) {
      for (let n = 0; n < 3; n++) {
        expect((await way(open, { ...own, cookie: dollars })).text).toContain('"USD"');
        expect((await way(open, own)).text).toContain('"INR"');
        expect(code(await way(closed, { ...own, cookie: dollars }))).toBeNull();
        expect(code(await way(closed, own))).toBe('UNAUTHENTICATED');
        for (const query of [open, closed]) {
          expect((await way(query, { ...other, cookie: dollars })).status).toBe(403);
        }
      }
    }
  });

  it('signal whoever keeps them on the way that they depend on the cookie', async () => {
    for (const way of [ask, get]) {
      expect((await way(open, { ...own, cookie })).headers.vary).toBe('accept, accept-encoding, authorization, cookie');
    }
  });
});

describe('GET /graphql, by the cookie', () => {
  const reading = { host, 'sec-fetch-site': 'same-origin' };

  it('answers the page of this service, and the address bar', async () => {
    for (const site of ['same-origin', 'none']) {
      expect(code(await get('{ token { id } }', { host, 'sec-fetch-site': site, cookie }))).toBeNull();
    }
  });

  it('changes nothing', async () => {
    const before = (await meridian.services.tokens.list()).length;
    const answer = await get('mutation { createToken(input: { name: "By GET" }) { secret } }', { ...reading, cookie });
    expect(answer.status).toBe(405);
    expect((await meridian.services.tokens.list()).length).toBe(before);
  });

  it('refuses what a tag of another page asks for', async () => {
    for (const site of ['same-site', 'cross-site', 'unheard-of']) {
      const answer = await get('{ token { id } }', {
        host,
        'sec-fetch-site': site,
        'sec-fetch-mode': 'no-cors',
        cookie,
      });
      expect(answer.status).toBe(403);
    }
  });
});

describe('GET /export/bill.csv, by the cookie', () => {
  const bill = (headers: OutgoingHttpHeaders) => send(`${meridian.url}/export/bill.csv`, { headers });

  it.each<[string, OutgoingHttpHeaders]>([
    ['a link of the page', { host, 'sec-fetch-site': 'same-origin' }],
    ['its script', own],
    ['the address bar', { host, 'sec-fetch-site': 'none' }],
    ['a link of the page by plain HTTP, where a browser says no more', { host, referer: `http://${host}/bill?q=1` }],
  ])('comes to %s', async (_name, headers) => {
    const answer = await bill({ ...headers, cookie });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.headers['content-type']).toMatch(/^text\/csv/);
  });

  it.each<[string, OutgoingHttpHeaders]>([
    ['a link of another port', { host, 'sec-fetch-site': 'same-site' }],
    ['a link of another site', { host, 'sec-fetch-site': 'cross-site' }],
    ['a script of another port', other],
    ['a link of another port by plain HTTP', { host, referer: 'http://localhost:3000/' }],
    ['a referer that is none', { host, referer: host }],
    ['something that says nothing', { host }],
  ])('is refused to %s', async (_name, headers) => {
    expectEnvelope(await bill({ ...headers, cookie }), 403);
  });

  it('is refused without it, and with one that has ended', async () => {
    expectEnvelope(await bill(own), 401);
    expectEnvelope(await bill({ ...own, cookie: `meridian=mrd_0123456789ab_${'x'.repeat(43)}` }), 401);
  });
});

describe('everything else', () => {
  it.each(['/api/v1/USD', '/api/v1/authorize'])('takes no cookie: %s', async (path) => {
    const plain = await send(meridian.url + path, { headers: own });
    const answer = await send(meridian.url + path, { headers: { ...own, cookie } });
    expect([answer.status, answer.text]).toEqual([plain.status, plain.text]);
    expect(answer.status).toBe(401);
    expect((await send(meridian.url + path, { headers: { ...other, cookie } })).text).toBe(plain.text);
  });
});

describe('behind a proxy', () => {
  it('is signed in by TLS alone, below the path of the public address, as the proxy names the host or does not', async () => {
    const behind = await startMeridian({ BASE_URL: 'https://meridian.test/sub' });
    const mine = await behind.token();
    const page = { origin: 'https://meridian.test', 'sec-fetch-site': 'same-origin' };
    for (const host of ['meridian.test', '127.0.0.1:4000', 'meridian.test:443']) {
      const answer = await signIn({ ...page, host }, { token: mine }, behind);
      const kept = keptOf(answer);
      expect([...kept.keys()].sort()).toEqual(['Path=/sub/export', 'Path=/sub/graphql']);
      for (const attributes of kept.values()) expect(attributes).toContain('Secure');
      const asked = await ask('{ token { id } }', { ...page, host, cookie: `meridian=${mine}` }, behind);
      expect(code(asked)).toBeNull();
    }
    await behind.close();
  });

  it('refuses the same host without TLS, which whoever sits in the way can be', async () => {
    const behind = await startMeridian({ BASE_URL: 'https://meridian.test' });
    const mine = await behind.token();
    for (const host of ['meridian.test', '127.0.0.1:4000']) {
      const page = { host, origin: 'http://meridian.test' };
      expectEnvelope(await signIn(page, { token: mine }, behind), 403);
      expect((await ask('{ token { id } }', { ...page, cookie: `meridian=${mine}` }, behind)).status).toBe(403);
    }
    await behind.close();
  });
});
