import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../src/base/config-error.js';
import { readConfig } from '../../../src/server/config/config.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian({ QUESTIONS_PER_MINUTE: '3' });
});
afterAll(() => meridian.close());

const query = '{ countries(first: 1) { nodes { name } } }';
const json = 'application/json';

function ask(authorization: string | null, more: Record<string, string> = {}) {
  const headers = { 'content-type': json, ...(authorization !== null && { authorization }), ...more };
  return fetch(`${meridian.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
}

async function bearer(): Promise<string> {
  return `Bearer ${await meridian.token(['rates'])}`;
}

describe('a bound on the questions of a token in a minute', () => {
  it('refuses one more as a whole, with 429 and when to ask again', async () => {
    const token = await bearer();
    for (let n = 0; n < 3; n += 1) expect((await ask(token)).status).toBe(200);
    const refused = await ask(token);
    expect(refused.status).toBe(429);
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThanOrEqual(1);
    expect(retryAfter).toBeLessThanOrEqual(60);
    const message = `Expected at most 3 questions a minute with the token "Test", but this is one more. Ask again in ${retryAfter} s.`;
    expect(await refused.json()).toEqual({ errors: [{ message, extensions: { retryAfter, code: 'RATE_LIMITED' } }] });
  });

  it('counts questions by GET, refused ones and those that come some other way too', async () => {
    const authorization = await bearer();
    const byGet = (more = '') =>
      fetch(`${meridian.url}/graphql?query=${encodeURIComponent(query)}${more}`, {
        headers: { authorization, 'apollo-require-preflight': '1' },
      });
    expect((await byGet()).status).toBe(200);
    expect((await ask(authorization, { 'content-type': `${json}; charset=UTF-8; x=y` })).status).toBeLessThan(500);
    expect((await byGet('&extensions={')).status).toBe(400);
    expect((await byGet()).status).toBe(429);
  });

  it('counts each token by itself, callers without one by their address, and not REST', async () => {
    const [one, other] = [await bearer(), await bearer()];
    for (let n = 0; n < 4; n += 1) await ask(one);
    expect((await ask(other)).status).toBe(200);
    for (let n = 0; n < 3; n += 1) expect((await ask(null)).status).toBe(200);
    const refused = await ask(null);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/^Expected at most 3 questions a minute from your address/) }],
    });
    for (let n = 0; n < 6; n += 1) {
      const rates = await fetch(`${meridian.url}/api/v1`, { headers: { authorization: one } });
      expect(rates.status).toBe(200);
    }
    expect((await ask(one)).status).toBe(429);
  });

  it.each(['/export/bill.csv', '/export/findings.csv', '/export/findings.sarif'])(
    'counts %s with the questions',
    async (path) => {
      const authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
      const load = () => fetch(`${meridian.url}${path}?currency=a&currency=b`, { headers: { authorization } });
      expect((await ask(authorization)).status).toBe(200);
      for (let n = 0; n < 2; n += 1) expect((await load()).status).toBe(400);
      const refused = await load();
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
      expect(await refused.json()).toEqual({
        status: false,
        message: expect.stringMatching(/^Expected at most 3 questions a minute with the token "Test"/),
      });
      expect((await ask(authorization)).status).toBe(429);
    },
  );

  it('is none unless it is set, and set to nothing else than a number', () => {
    expect(readConfig({}).questionsPerMinute).toBeNull();
    expect(readConfig({ QUESTIONS_PER_MINUTE: ' 120 ' }).questionsPerMinute).toBe(120);
    for (const wrong of ['0', '-1', '1.5', 'many', '1000001', '1e3', 'off']) {
      expect(() => readConfig({ QUESTIONS_PER_MINUTE: wrong })).toThrow(
        new ConfigError([`QUESTIONS_PER_MINUTE: expected a whole number from 1 to 1000000, but got "${wrong}"`]),
      );
    }
  });
});
