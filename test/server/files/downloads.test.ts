import { createHash, randomBytes } from 'node:crypto';
import { type ServerResponse, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Meridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { at, meridianOver, send } from './passing.js';

let upstream: ScriptedUpstream;
let meridian: Meridian;
let token: string;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  meridian = await meridianOver(upstream.url);
  token = await meridian.token(['hosting:read']);
});
beforeEach(() => void upstream.asked.splice(0));
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

const most = 512 * 1024;

/** Answers these bytes to whatever is asked. */
function holding(bytes: Buffer, headers: Record<string, string> = {}): void {
  upstream.script = () => (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': bytes.length, ...headers }).end(bytes);
}

async function valueOf(fields = 'contentType size text base64 url', as = token, from = meridian) {
  const query = `{ edge { value(accountId: "a", id: "s", key: "k") { ${fields} } } }`;
  const { body } = await from.query({ query }, { authorization: `Bearer ${as}` });
  return (body.data?.['edge'] as { value: Record<string, string> }).value;
}

const get = (url: string | undefined, as = token) => send('GET', at(meridian, url ?? ''), { token: as });

describe('bytes in an answer', () => {
  it('are there up to 512 KiB, with an address from which they can be had again', async () => {
    const bytes = Buffer.alloc(most, 'é');
    holding(bytes);
    const value = await valueOf();
    expect(value).toMatchObject({ contentType: 'text/html', size: most, text: bytes.toString() });
    expect(value['base64']).toBe(bytes.toString('base64'));
    expect(digest((await get(value['url'])).text)).toBe(digest(bytes.toString()));
  });

  it('are at the address alone beyond that, with their size, and the rest of them is not read', async () => {
    let written = 0;
    let isCut = false;
    upstream.script = () => (response: ServerResponse) => {
      response.on('close', () => (isCut = true));
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': 2 ** 33 });
      const write = (): void => {
        while (!isCut && response.write(Buffer.alloc(65_536))) written += 65_536;
      };
      response.on('drain', write);
      write();
    };
    expect(await valueOf()).toEqual({
      contentType: 'image/png',
      size: 2 ** 33,
      text: null,
      base64: null,
      url: expect.stringMatching(/^http:\/\/meridian.test\/files\/[\w-]{43}$/),
    });
    while (!isCut) await pause(10);
    expect(written).toBeLessThan(16 * 2 ** 20);
  });

  it('have no size where the upstream does not state it', async () => {
    upstream.script = () => (response: ServerResponse) => {
      response.writeHead(200);
      response.write(Buffer.alloc(most));
      response.end('x');
    };
    expect(await valueOf('size text contentType')).toEqual({ size: null, text: null, contentType: null });
  });

  it('are wanted as they are stored', async () => {
    holding(Buffer.from('a'));
    await valueOf();
    expect(upstream.asked[0]?.headers['accept-encoding']).toBe('identity');
  });
});

describe('a text in an answer', () => {
  it('is an error beyond 8 MB, of which no more is read', async () => {
    holding(Buffer.alloc(8 * 1024 * 1024 + 1, 'x'), { 'content-type': 'text/plain' });
    const query = '{ edge { script(accountId: "a", name: "n") } }';
    const { body } = await meridian.query({ query }, { authorization: `Bearer ${token}` });
    expect(body.errors?.[0]?.message).toContain('it is larger than 8 MB');
    expect(body.data).toEqual({ edge: { script: null } });
  });
});

describe('an address from which bytes are had', () => {
  it('gives what the read answers, as an attachment that no browser runs', async () => {
    const bytes = Buffer.from('<script>alert(1)</script>');
    holding(bytes);
    const { url } = await valueOf('url');
    const { status, headers, text } = await get(url);
    expect([status, text]).toEqual([200, bytes.toString()]);
    expect(headers).toMatchObject({
      'content-type': 'text/html',
      'content-length': String(bytes.length),
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(upstream.lines).toEqual(Array.from({ length: 2 }, () => 'GET /accounts/a/spaces/s/values/k'));
  });

  it('gives bytes whose number is not known beforehand', async () => {
    const bytes = randomBytes(700_000).toString('hex');
    upstream.script = () => (response: ServerResponse) => {
      response.writeHead(200);
      response.write(bytes.slice(0, 700_000));
      response.end(bytes.slice(700_000));
    };
    const { url } = await valueOf('url');
    const { headers, text } = await get(url);
    expect(digest(text)).toBe(digest(bytes));
    expect(headers['content-length']).toBeUndefined();
    expect(headers['content-type']).toBe('application/octet-stream');
  });

  it('is good once, for the token that asked, and not for a page of another site', async () => {
    holding(Buffer.from('x'));
    const { url } = await valueOf('url');
    const other = await meridian.token(['hosting:read']);
    expect((await get(url, other)).status).toBe(403);
    expect((await send('GET', at(meridian, url ?? ''))).status).toBe(401);
    const foreign = { token, headers: { origin: 'https://evil.example' } };
    expect((await send('GET', at(meridian, url ?? ''), foreign)).status).toBe(403);
    const gets = await Promise.all([get(url), get(url), get(url)]);
    expect(gets.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await send('PUT', at(meridian, url ?? ''), { token, body: 'x' })).status).toBe(404);
  });

  it('reports what the upstream refuses by then', async () => {
    holding(Buffer.from('x'));
    const { url } = await valueOf('url');
    upstream.script = () => ({
      status: 404,
      body: { success: false, errors: [{ code: 10009, message: 'key not found' }], messages: [], result: null },
    });
    expect(await get(url)).toMatchObject({
      status: 404,
      text: JSON.stringify({ status: false, message: 'The edge API refused: key not found' }),
    });
  });

  it('breaks off when the upstream goes away or does not go on, so that nobody takes a part for the whole', async () => {
    // Milliseconds, as much as a busy machine needs to begin with it.
    const impatient = await meridianOver(upstream.url, { idle: 3_000 });
    const reader = await impatient.token(['hosting:read']);
    for (const rest of ['cut', 'silent']) {
      holding(Buffer.from('x'));
      const { url } = await valueOf('url', reader, impatient);
      upstream.script = () => (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': 1_000 });
        response.write('half');
        if (rest === 'cut') setTimeout(() => response.destroy(), 50);
      };
      await expect(send('GET', at(impatient, url ?? ''), { token: reader })).rejects.toThrow();
    }
    await impatient.close();
  });

  it('lets the upstream go when its caller goes away', async () => {
    holding(Buffer.from('x'));
    const { url } = await valueOf('url');
    let isCut = false;
    upstream.script = () => (response: ServerResponse) => {
      response.on('close', () => (isCut = true));
      response.writeHead(200);
      response.write('x');
    };
    const options = { agent: false, headers: { authorization: `Bearer ${token}` } };
    const asked = request(at(meridian, url ?? ''), options, (response) => {
      response.on('error', () => undefined).once('data', () => asked.destroy());
    });
    asked.end();
    while (!isCut) await pause(10);
    expect(asked.destroyed).toBe(true);
  });
});

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
