import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { envelope, refused } from '../../rest/zones.js';
import type { Meridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { at, meridianOver, send, uploadFor } from './passing.js';

let upstream: ScriptedUpstream;
let meridian: Meridian;
let token: string;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  meridian = await meridianOver(upstream.url);
  token = await meridian.token(['hosting:write', 'hosting:read']);
});
beforeEach(() => {
  upstream.asked.splice(0);
  upstream.script = () => envelope({ id: 'done' });
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});

const value = (size: number, more = '') =>
  `putValue(accountId: "a", id: "s", key: "k", input: { value: { size: ${size}, name: "v.bin" }, metaData: { a: 1 } }) { values { id } upload { url method expiresAt } ${more} }`;
const script = (size: number) =>
  `putScript(accountId: "a", name: "n", input: { script: { size: ${size}, contentType: "text/javascript" } }) { scripts { id } upload { url } }`;

/** Of a body with several parts, by name. */
function partsOf(body: unknown, contentType: string | undefined): Record<string, string> {
  const boundary = /boundary=(.+)$/.exec(contentType ?? '')?.[1] ?? '';
  const parts = String(body).split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => [/name="([^"]+)"/.exec(part)?.[1] ?? '', part.slice(part.indexOf('\r\n\r\n') + 4, -2)]),
  );
}

describe('a write whose file is still to come', () => {
  it('sends nothing, and answers where to send the file and nothing else', async () => {
    const { body } = await meridian.query(
      { query: `mutation { ${value(1_000)} }` },
      { authorization: `Bearer ${token}` },
    );
    expect(body).toEqual({
      data: {
        putValue: {
          values: null,
          upload: {
            url: expect.stringMatching(/^http:\/\/meridian.test\/files\/[\w-]{43}$/),
            method: 'PUT',
            expiresAt: expect.any(String),
          },
        },
      },
    });
    expect(upstream.asked).toEqual([]);
  });

  it('answers no such address when the file is in the input', async () => {
    const query =
      'mutation { putScript(accountId: "a", name: "n", input: { script: { text: "x" } }) { scripts { id } upload { url } } }';
    const { body } = await meridian.query({ query }, { authorization: `Bearer ${token}` });
    expect(body).toEqual({ data: { putScript: { scripts: { id: 'done' }, upload: null } } });
  });

  it.each([
    [
      'two files at once',
      '{ settings: {}, modules: [{ size: 1, name: "a" }, { size: 2, name: "b" }] }',
      /one file at most/,
    ],
    [
      'one of several without a name',
      '{ settings: {}, modules: [{ size: 1 }, { text: "x", name: "b" }] }',
      /needs a name/,
    ],
    [
      'its bytes as well',
      '{ settings: {}, modules: [{ size: 1, text: "x", name: "a" }] }',
      /exactly one of text, base64, size/,
    ],
    ['no bytes', '{ settings: {}, modules: [{ size: 0, name: "a" }] }', /expected at least 1/],
    ['too many bytes', '{ settings: {}, modules: [{ size: 5368709121, name: "a" }] }', /expected at most 5368709120/],
  ])('is refused with %s', async (_what, input, message) => {
    const query = `mutation { putModules(accountId: "a", name: "n", input: ${input}) { upload { url } } }`;
    const { body } = await meridian.query({ query }, { authorization: `Bearer ${token}` });
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringMatching(message),
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(upstream.asked).toEqual([]);
  });

  it('learns what to do when its bytes are too many for the input', async () => {
    const query =
      'mutation ($f: FileInput!) { putScript(accountId: "a", name: "n", input: { script: $f }) { upload { url } } }';
    const most = 512 * 1024;
    const message = `input.script: expected at most 512 KiB, but got ${most + 1} bytes: give their number as \`size\` instead, and send them to the \`upload\` of the answer`;
    for (const f of [
      { text: 'x'.repeat(most + 1) },
      { base64: Buffer.alloc(most + 1).toString('base64') },
      { text: 'é'.repeat(most / 2) + 'x' },
    ]) {
      const { body } = await meridian.query({ query, variables: { f } }, { authorization: `Bearer ${token}` });
      expect(body.errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
    }
    expect(upstream.asked).toEqual([]);
    const inside = await meridian.query(
      { query, variables: { f: { base64: Buffer.alloc(most).toString('base64') } } },
      { authorization: `Bearer ${token}` },
    );
    expect(inside.body.errors).toBeUndefined();
  });
});

describe('a file that is put where a write said', () => {
  it('makes the very call, the file in its place among the parts, and answers what the write does', async () => {
    const file = randomBytes(3_000_000).toString('hex');
    const { url } = await uploadFor(meridian, token, value(file.length, 'renamed: values { id }'));
    const { status, text, headers } = await send('PUT', at(meridian, url), { token, body: file });
    expect(JSON.parse(text)).toEqual({
      data: { putValue: { values: { id: 'done' }, upload: null, renamed: { id: 'done' } } },
    });
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const [asked] = upstream.asked;
    expect(upstream.lines).toEqual(['PUT /accounts/a/spaces/s/values/k']);
    expect(asked?.headers['authorization']).toBe('Bearer secret');
    expect(asked?.headers['transfer-encoding']).toBeUndefined();
    expect(Number(asked?.headers['content-length'])).toBe(Buffer.byteLength(String(asked?.body)));
    const parts = partsOf(asked?.body, asked?.headers['content-type']);
    expect(Object.keys(parts).sort()).toEqual(['meta_data', 'value']);
    expect(parts['meta_data']).toBe('{"a":1}');
    expect(digest(parts['value'] ?? '')).toBe(digest(file));
  });

  it('is the whole body where the call takes it alone, in chunks without a length as well', async () => {
    const chunks = Array.from({ length: 50 }, (_, n) => Buffer.from(`${n}`.padEnd(10_000, '.')));
    const { url } = await uploadFor(meridian, token, script(500_000));
    const { status } = await send('PUT', at(meridian, url), { token, body: chunks });
    expect(status).toBe(200);
    const [asked] = upstream.asked;
    expect(asked?.headers).toMatchObject({ 'content-type': 'text/javascript', 'content-length': '500000' });
    expect(digest(String(asked?.body))).toBe(digest(Buffer.concat(chunks)));
  });

  it('comes with what the variables of the question said, and with the fragments of it', async () => {
    const query = `mutation Both($file: FileInput!, $key: ID!, $other: String) {
      putValue(accountId: "a", id: "s", key: $key, input: { value: $file, expirationTtl: 60 }) { ...Rest }
      other: putScript(accountId: "a", name: "other", input: { script: { text: $other } }) { scripts { id } }
    }
    fragment Rest on PutValuePayload { values { ...Id } upload { url } }
    fragment Id on Done { id }`;
    const variables = { file: { size: 4 }, key: 'kä', other: 'o' };
    const { body } = await meridian.query({ query, variables }, { authorization: `Bearer ${token}` });
    expect(upstream.lines).toEqual(['PUT /accounts/a/scripts/other']);
    const { url } = (body.data?.['putValue'] as { upload: { url: string } }).upload;
    const { text } = await send('PUT', at(meridian, url), { token, body: 'file' });
    expect(JSON.parse(text)).toEqual({ data: { putValue: { values: { id: 'done' }, upload: null } } });
    expect(upstream.lines.slice(1)).toEqual(['PUT /accounts/a/spaces/s/values/k%C3%A4?expiration_ttl=60']);
  });

  it('reports what the upstream refuses by a status and by the error of the field', async () => {
    upstream.script = () => refused(409, 81057, 'it is there');
    const { url } = await uploadFor(meridian, token, script(4));
    const { status, text } = await send('PUT', at(meridian, url), { token, body: 'file' });
    expect(status).toBe(409);
    expect(JSON.parse(text)).toMatchObject({
      data: { putScript: null },
      errors: [{ path: ['putScript'], extensions: { code: 'UPSTREAM_CONFLICT' } }],
    });
  });

  it('may be many at once, each its own', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const { url } = await uploadFor(meridian, token, script(100_000));
        return send('PUT', at(meridian, url), { token, body: `${n}`.padEnd(100_000, '-') });
      }),
    );
    expect(results.map(({ status }) => status)).toEqual(results.map(() => 200));
    expect(new Set(upstream.asked.map(({ body }) => String(body).slice(0, 3))).size).toBe(20);
  });
});

describe('a caller that waits to be let in', () => {
  const waiting = (url: string, token: string, notify: () => void) =>
    new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, expect: '100-continue', 'content-length': 4 };
      const asked = request(url, { method: 'PUT', agent: false, headers }, (response) => {
        response.resume().on('end', () => resolve([response.statusCode, response.headers.connection]));
      });
      asked.on('error', reject).on('continue', () => {
        notify();
        asked.end('file');
      });
      asked.flushHeaders();
    });

  it('sends its file when that will be taken, and not when it is refused', async () => {
    let lettingIn = 0;
    const { url } = await uploadFor(meridian, token, script(4));
    const put = () => waiting(at(meridian, url), token, () => (lettingIn += 1));
    expect(await put()).toEqual([200, 'close']);
    expect(lettingIn).toBe(1);
    expect(await put()).toEqual([404, 'close']);
    expect(lettingIn).toBe(1);
  });

  it('is let in at once elsewhere', async () => {
    const asked = send('POST', `${meridian.url}/graphql`, {
      body: '{"query":"{ __typename }"}',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    expect((await asked).text).toBe('{"data":{"__typename":"Query"}}');
  });
});

describe('an address for a file', () => {
  it('is good for one request, of however many at once', async () => {
    const { url } = await uploadFor(meridian, token, script(4));
    const puts = await Promise.all(
      Array.from({ length: 10 }, () => send('PUT', at(meridian, url), { token, body: 'file' })),
    );
    expect(puts.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
    expect(upstream.asked).toHaveLength(1);
    expect((await send('PUT', at(meridian, url), { token, body: 'file' })).status).toBe(404);
  });

  it('is good for the token alone that it was made for, and stays so when another tries', async () => {
    const { url } = await uploadFor(meridian, token, script(4));
    const other = await meridian.token(['hosting:write']);
    expect(await send('PUT', at(meridian, url), { token: other, body: 'file' })).toMatchObject({ status: 403 });
    expect(await send('PUT', at(meridian, url), { body: 'file' })).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
    });
    expect(upstream.asked).toEqual([]);
    expect((await send('PUT', at(meridian, url), { token, body: 'file' })).status).toBe(200);
  });

  it('takes no page of another site', async () => {
    const { url } = await uploadFor(meridian, token, script(4));
    const put = (origin: string) => send('PUT', at(meridian, url), { token, body: 'file', headers: { origin } });
    for (const origin of ['https://evil.example', 'null', `${meridian.url}.evil.example`]) {
      expect((await put(origin)).status).toBe(403);
    }
    expect(upstream.asked).toEqual([]);
    expect((await put(meridian.url)).status).toBe(200);
  });

  it('takes no file of another size than was given, before it begins where it can, and then stays good', async () => {
    const { url } = await uploadFor(meridian, token, script(4));
    const put = (body: string) => send('PUT', at(meridian, url), { token, body });
    expect(await put('files')).toMatchObject({
      status: 400,
      text: JSON.stringify({ status: false, message: 'Expected 4 bytes, as the input says, but got 5' }),
    });
    expect((await put('fil')).status).toBe(400);
    expect(upstream.asked).toEqual([]);
    expect((await put('file')).status).toBe(200);
  });

  it.each([
    ['fewer', ['fi'], 'but got 2'],
    ['more', ['file', 's'], 'but got more'],
    ['more in one piece', ['files'], 'but got more'],
  ])('breaks its call off when it turns out to bring %s bytes', async (_what, parts, message) => {
    const { url } = await uploadFor(meridian, token, script(4));
    const body = parts.map((part) => Buffer.from(part));
    const { status, text } = await send('PUT', at(meridian, url), { token, body });
    expect([status, text]).toEqual([400, expect.stringContaining(message)]);
    expect(upstream.asked).toEqual([]);
  });

  it.each([
    ['unknown', 'a'.repeat(43), 404],
    ['empty', '', 404],
    ['strange', '%2e%2e%2f', 404],
    ['longer than a key of the store', 'a'.repeat(5_000), 404],
    ['a character that some stores take in no key', '%00'.repeat(43), 404],
  ])('that is %s is no address', async (_what, ticket, status) => {
    expect(await send('PUT', `${meridian.url}/files/${ticket}`, { token, body: 'file' })).toMatchObject({ status });
  });

  it('is not of the other kind', async () => {
    const { url } = await uploadFor(meridian, token, script(4));
    expect((await send('GET', at(meridian, url), { token })).status).toBe(404);
    const posted = await send('POST', at(meridian, url), { token, body: 'file' });
    expect(posted).toMatchObject({ status: 405, headers: { allow: 'GET, PUT' } });
    expect((await send('HEAD', at(meridian, url), { token })).status).toBe(405);
    expect((await send('PUT', at(meridian, url), { token, body: 'file' })).status).toBe(200);
  });

  it('takes nothing beyond 5 GiB, which it says before anything is sent', async () => {
    const headers = { 'content-length': 5 * 1024 ** 3 + 1, expect: '100-continue' };
    const asked = send('PUT', `${meridian.url}/files/${'a'.repeat(43)}`, { token, headers, body: [] });
    expect((await asked).status).toBe(413);
  });
});

describe('a file that does not go on', () => {
  /** Milliseconds, as much as a busy machine needs to begin with it. */
  const idle = 3_000;

  it('is reported as 408 when its caller is silent, and as 504 when the upstream takes no more or does not answer', async () => {
    await Promise.all([silentCaller(), callerSilentForAWhile(), silentUpstream()]);
  });

  async function silentCaller(): Promise<void> {
    let isCut = false;
    const cutting = await breaking(() => (isCut = true), { idle });
    const { url } = await uploadFor(cutting.meridian, cutting.token, script(1_000_000));
    async function* some() {
      yield Buffer.alloc(500_000);
      await pause(60_000, undefined, { ref: false });
    }
    const put = send('PUT', at(cutting.meridian, url), { token: cutting.token, body: some() });
    expect(await put).toMatchObject({ status: 408, text: expect.stringContaining('nothing came for 3 s') });
    await until(() => isCut);
    await cutting.close();
  }

  /** The rest of its file is taken and dropped, and the connection goes on. */
  async function callerSilentForAWhile(): Promise<void> {
    const cutting = await breaking(() => undefined, { idle });
    const { url } = await uploadFor(cutting.meridian, cutting.token, script(1_000_000));
    const { port, pathname } = new URL(at(cutting.meridian, url));
    const socket = connect(Number(port), '127.0.0.1');
    let received = '';
    socket.on('data', (data: Buffer) => (received += data.toString()));
    const head = [`PUT ${pathname} HTTP/1.1`, 'host: x', `authorization: Bearer ${cutting.token}`];
    socket.write(`${[...head, 'content-length: 1000000'].join('\r\n')}\r\n\r\n`);
    socket.write(Buffer.alloc(500_000));
    await until(() => received.includes('HTTP/1.1 408'));
    socket.write(Buffer.alloc(500_000));
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    await until(() => received.includes('HTTP/1.1 200'));
    socket.destroy();
    await cutting.close();
  }

  async function silentUpstream(): Promise<void> {
    upstream.script = () => () => undefined;
    const impatient = await meridianOver(upstream.url, { idle });
    const writer = await impatient.token(['hosting:write', 'hosting:read']);
    const { url } = await uploadFor(impatient, writer, script(4));
    const { status, text } = await send('PUT', at(impatient, url), { token: writer, body: 'file' });
    expect([status, text]).toEqual([504, expect.stringContaining('the write may have taken effect')]);
    await impatient.close();
  }

  it('breaks its call off when its caller goes away, and its address is used up', async () => {
    let isCut = false;
    const cutting = await breaking(() => (isCut = true));
    const { url } = await uploadFor(cutting.meridian, cutting.token, script(1_000_000));
    async function* broken() {
      yield Buffer.alloc(500_000);
      await cutting.begun;
      throw new Error('gone');
    }
    await expect(send('PUT', at(cutting.meridian, url), { token: cutting.token, body: broken() })).rejects.toThrow();
    await until(() => isCut);
    const again = { token: cutting.token, body: Buffer.alloc(1_000_000) };
    expect((await send('PUT', at(cutting.meridian, url), again)).status).toBe(404);
    await cutting.close();
  });

  it('is an error to the caller when the upstream goes away in the middle of it', async () => {
    const cutting = await breaking(() => undefined, { cuts: true });
    const { url } = await uploadFor(cutting.meridian, cutting.token, script(20_000_000));
    let isSent = false;
    async function* large() {
      for (let sent = 0; sent < 20; sent += 1) yield Buffer.alloc(1_000_000);
      isSent = true;
    }
    const put = await send('PUT', at(cutting.meridian, url), { token: cutting.token, body: large() });
    expect([put.status, put.text]).toEqual([503, expect.stringContaining('the write may have taken effect')]);
    // Who is not read any more does not read either, and waits.
    expect(isSent).toBe(true);
    await cutting.close();
  });
});

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(10);
}

/** Over an upstream that notifies when a call begins and when it is cut off; it may cut calls off itself. */
async function breaking(onCut: () => void, { cuts = false, idle = 60_000 } = {}) {
  let notify = () => {};
  const begun = new Promise<void>((resolve) => (notify = resolve));
  const server = createServer((request) => {
    request.on('error', onCut);
    request.on('data', () => {
      notify();
      if (cuts) request.socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const meridian = await meridianOver(`http://127.0.0.1:${port}`, { idle });
  return {
    meridian,
    begun,
    token: await meridian.token(['hosting:write', 'hosting:read']),
    async close() {
      await meridian.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
