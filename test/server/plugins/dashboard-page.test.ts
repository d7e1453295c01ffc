/** An address that no page has, as people and as programs get it. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { send } from '../../support/sent.js';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  send(meridian.url + path, { method, headers });

it.each(['/nothing', '/bill/2026', '/bil?of=cloud'])(
  'a person who opens %s gets the page, as not found',
  async (path) => {
    const [page, answer] = await Promise.all([get('/'), get(path, browser)]);
    expect([answer.status, answer.text]).toEqual([404, page.text]);
    expect(answer.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  },
);

it('is never said to be the page that the browser has', async () => {
  const { headers } = await get('/');
  const answer = await get('/nothing', { ...browser, 'if-none-match': String(headers.etag) });
  expect(answer.status).toBe(404);
});

it.each([
  ['/nothing', {}, 'GET'],
  ['/nothing', { accept: '*/*' }, 'GET'],
  ['/nothing', browser, 'POST'],
  ['/api/v1/nothing/at/all', browser, 'GET'],
  ['/assets/gone-AAAAAAAA.js', browser, 'GET'],
  ['/export/nothing', browser, 'GET'],
])('%s for %j by %s is an error in JSON', async (path, headers, method) => {
  const answer = await get(path, headers, method);
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.text)).toMatchObject({ status: false });
});
