/** The token as a password: for exports alone, whoever tries what. */
import type { OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { program } from '../../support/optional/programs.js';
import { run } from '../../support/run.js';
import { send } from '../../support/sent.js';

let meridian: Meridian;
let token: string;
beforeAll(async () => {
  meridian = await startMeridian({ QUESTIONS_PER_MINUTE: '400' });
  token = await meridian.token(['rates', 'hosting:read']);
});
afterAll(() => meridian.close());

const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString('base64')}`;
const bill = (headers: OutgoingHttpHeaders, method = 'GET') =>
  send(`${meridian.url}/export/bill.csv`, { method, headers });
const challenge = 'Bearer, Basic realm="Meridian exports", charset="UTF-8"';

describe('a password', () => {
  it.each([
    ['without a user', (text: string) => basic(`:${text}`)],
    ['of any user', (text: string) => basic(`someone@example.com:${text}`)],
    ['of a user in another script', (text: string) => basic(`größe:${text}`)],
    ['with spaces around it', (text: string) => basic(`a: ${text}\n`)],
    ['by another spelling', (text: string) => basic(`a:${text}`).replace('Basic', 'bAsIc  ')],
    ['without padding', (text: string) => basic(`a:${text}`).replace(/=+$/, '')],
  ])('is the token: %s', async (_, of) => {
    const { status, headers } = await bill({ authorization: of(token) });
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect((await bill({ authorization: of(token) }, 'HEAD')).status).toBe(200);
  });

  it.each([
    ['the token as the user', (text: string) => basic(`${text}:`)],
    ['a colon before it', (text: string) => basic(`a::${text}`)],
    ['no colon', (text: string) => basic(text)],
    ['nothing', () => 'Basic'],
    ['nothing at all', () => basic('')],
    ['no base64', (text: string) => `Basic a:${text}`],
    ['two of them', (text: string) => `${basic(`a:${text}`)}, ${basic(`a:${text}`)}`],
    ['base64 of base64', (text: string) => basic(basic(`a:${text}`))],
    ['a scheme within it', (text: string) => basic(`a:Bearer ${text}`)],
    ['a zero byte', (text: string) => basic(`a:${text}\0`)],
    ['more than there is room for', (text: string) => basic(`${'a'.repeat(4_000)}:${text}`)],
    ['a wrong token', () => basic(`a:mrd_000000000000_${'a'.repeat(43)}`)],
  ])('is not %s', async (_, of) => {
    const { status, headers, text } = await bill({ authorization: of(token) });
    expect([status, headers['www-authenticate']]).toEqual([401, challenge]);
    expect(text).not.toContain(token);
  });

  it('goes before the cookie of a sign-in', async () => {
    const headers = { authorization: basic('a:wrong'), cookie: `meridian=${token}`, 'sec-fetch-site': 'same-origin' };
    expect((await bill(headers)).status).toBe(401);
  });

  it('is not for pages of other sites, whose browser may remember it', async () => {
    const authorization = basic(`a:${token}`);
    for (const other of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { referer: 'https://evil.example/page' },
    ]) {
      expect((await bill({ authorization, ...other })).status).toBe(403);
    }
    expect((await bill({ authorization, 'sec-fetch-site': 'none' })).status).toBe(200);
  });

  it('is not asked of scripts, as a browser would ask the person', async () => {
    const { headers } = await bill({ 'sec-fetch-mode': 'cors' });
    expect(headers['www-authenticate']).toBe('Bearer');
    expect((await bill({ 'sec-fetch-mode': 'navigate' })).headers['www-authenticate']).toBe(challenge);
  });

  program('curl').it('is one for curl', async () => {
    const url = `${meridian.url}/export/bill.csv`;
    const { out } = await run('curl', ['-s', '-u', `excel:${token}`, url]);
    expect(out).toMatch(/^api,account,kind,/);
    const refused = await run('curl', ['-s', '-o', '/dev/null', '-w', '%{http_code}', url]);
    expect(refused.out).toBe('401');
  });
});

/** The path as it is written: `fetch` would tidy it up. */
function raw(path: string, method: string, authorization: string): Promise<{ status: number; challenge: unknown }> {
  const { hostname, port } = new URL(meridian.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers: { authorization } }, (response) => {
      response.resume();
      resolve({ status: Number(response.statusCode), challenge: response.headers['www-authenticate'] ?? null });
    });
    asked.on('error', reject).end();
  });
}

describe('everything else', () => {
  it.each([
    ['/graphql?query=%7Btoken%7Bid%7D%7D', 'GET'],
    ['/api/v1', 'GET'],
    ['/api/v1/authorize', 'GET'],
    ['/files/abc', 'GET'],
    ['/export/../api/v1', 'GET'],
    ['/export/%2e%2e/api/v1', 'GET'],
    ['//export/bill.csv', 'GET'],
    ['/export/bill.csv/../../api/v1', 'GET'],
    ['/export/', 'GET'],
    ['/export/bill.csv', 'POST'],
    ['/export/bill.csv', 'PUT'],
    ['/export/bill.csv', 'DELETE'],
  ])('takes no password and asks for none: %s by %s', async (path, method) => {
    const { status, challenge: asked } = await raw(path, method, basic(`a:${token}`));
    expect(status === 200 && !path.startsWith('/graphql')).toBe(false);
    expect(String(asked)).not.toContain('Basic');
  });

  it('knows no caller by a password', async () => {
    const { body } = await meridian.query({ query: '{ token { id } }' }, { authorization: basic(`a:${token}`) });
    expect(body.data?.['token'] ?? null).toBeNull();
  });
});

describe('wrong passwords', () => {
  it('count as wrong tokens do, 300 at once too', async () => {
    const strict = await startMeridian({ QUESTIONS_PER_MINUTE: '20' });
    try {
      const authorization = basic(`a:mrd_000000000000_${'b'.repeat(43)}`);
      const tries = Array.from({ length: 300 }, () =>
        send(`${strict.url}/export/bill.csv`, { headers: { authorization } }),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(280);
    } finally {
      await strict.close();
    }
  });
});
