/** The dashboard's page and files as a browser gets them. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { type Received, send } from '../../support/sent.js';

const addresses = ['/', '/bill', '/findings', '/machines', '/names', '/rates', '/places', '/alerts', '/tokens'];

let meridian: Meridian;
let html: string;
/** What the page asks for at once. */
let files: string[];
beforeAll(async () => {
  meridian = await startMeridian();
  html = (await get('/')).text;
  files = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);
});
afterAll(() => meridian.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  send(meridian.url + path, { method, headers });

/** Its parts by their names. */
function policyOf({ headers }: Received): Map<string, string> {
  const parts = String(headers['content-security-policy']).split('; ');
  return new Map(parts.map((part) => [part.replace(/ .*/, ''), part.replace(/^\S+ /, '')]));
}

describe.each(addresses)('%s', (address) => {
  it.each(['', '/', '?filter=a'])('is the page, also with %j behind it', async (more) => {
    const path = address === '/' && more === '/' ? '/' : address + more;
    const answer = await get(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.text).toBe(html);
  });

  it('runs and loads nothing from elsewhere or within the page, in no frame', async () => {
    const answer = await get(address);
    const policy = policyOf(answer);
    expect(policy.get('default-src')).toBe("'none'");
    for (const part of ['script-src', 'style-src', 'connect-src', 'form-action'])
      expect(policy.get(part)).toBe("'self'");
    for (const part of ['base-uri', 'frame-ancestors']) expect(policy.get(part)).toBe("'none'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|https?:|blob:|\*/);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
    });
    // Or a page elsewhere could read it.
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is asked for again each time, and not sent again while it is the same', async () => {
    const { headers } = await get(address);
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get(address, { 'if-none-match': `W/${headers.etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe('no-cache');
    // The policy of the page that the browser has may be that of an older release.
    expect(policyOf(again)).toEqual(policyOf(await get(address)));
    expect((await get(address, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('has a head alone, and takes nothing', async () => {
    const answer = await get(address, {}, 'HEAD');
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(html)));
    const posted = await get(address, {}, 'POST');
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the page', () => {
  it('has no script or style within it, which the policy would stop', () => {
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:|<script(?![^>]*\ssrc=)/i);
    expect(html).not.toMatch(/\{\w+\}/);
  });

  it('knows where it is', () => {
    expect(html).toContain('data-root=""');
  });

  it('is found below the path of the public address, where a proxy serves it', async () => {
    for (const [path, root] of [
      ['/sub', '/sub'],
      ['/a/b/', '/a/b'],
      ["/$&/$'", "/$&amp;/$'"],
      ['/&lt/"', '/&amp;lt/%22'],
    ]) {
      const below = await startMeridian({ BASE_URL: `http://meridian.test${path}` });
      const { text } = await send(`${below.url}/bill`);
      expect(text).toContain(`<html lang="en" data-root="${root}">`);
      const found = [...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
      expect(found).toEqual(files.map((file) => root + file));
      await below.close();
    }
  });
});

describe('its files', () => {
  it('are hashed scripts and styles, kept for good, and an icon, kept for a while', async () => {
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      expect(file).toMatch(/^\/assets\/(?:[\w-]+-[A-Z0-9]{8}\.(?:css|js)|icon\.svg)$/);
      const { status, headers } = await get(file);
      const type = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' }[file.replace(/^.*\./, '')];
      expect([status, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
      expect(headers['x-content-type-options']).toBe('nosniff');
      const kept = file.endsWith('.svg') ? 'public, max-age=3600' : 'public, max-age=31536000, immutable';
      expect(headers['cache-control']).toBe(kept);
    }
  });

  it('come compressed as they are wanted, as does the page', async () => {
    const script = files.find((file) => file.endsWith('.js')) ?? '';
    const plain = await get(script);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await get(script, { 'accept-encoding': encoding });
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(decode(answer.bytes).equals(plain.bytes)).toBe(true);
      expect(answer.headers.etag).not.toBe(plain.headers.etag);
      const etag = String(answer.headers.etag);
      expect((await get(script, { 'accept-encoding': encoding, 'if-none-match': etag })).status).toBe(304);
    }
  });

  it.each([
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/index.html',
    '/assets/../index.html',
    '/assets/..%5c..%5cpackage.json',
    '/assets//etc/passwd',
    '/assets/',
    '/assets',
    '/assets/index.html',
    '/assets/main-OLDOLDOL.js',
    '/assets/main.js',
    '/assets/main-OLDOLDOL.js.map',
    '/index.html',
    '/dashboard',
    '/bill/more',
    '/bills',
    '/Bill',
  ])('are these alone: %s is no path', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    expect(JSON.parse(answer.text)).toEqual({
      status: false,
      message: `Expected a path that is listed at /docs, but got ${JSON.stringify(path)}.`,
    });
  });
});
