/** Names of documents that no caller of good will sends. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { askRaw } from '../ask-raw.js';

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

const preflight = { 'apollo-require-preflight': '1' };

it('are not found, three hundred of them at once, and a cheap question beside them is answered', async () => {
  const unknown = Array.from({ length: 300 }, (_, nth) => meridian.query({ documentId: `unknown-${nth}` }));
  const cheap = meridian.query({ query: '{ country(code: "IN") { name } }' });
  const document = meridian.query({ documentId: 'country', variables: { code: 'IN' } });
  expect((await cheap).body).toEqual({ data: { country: { name: 'India' } } });
  expect((await document).body.data?.['country']).toMatchObject({ name: 'India' });
  const codes = (await Promise.all(unknown)).map(({ body }) => body.errors?.[0]?.extensions['code']);
  expect(new Set(codes)).toEqual(new Set(['PERSISTED_QUERY_NOT_FOUND']));
});

it.each([
  ['a part of a path', '../documents/country'],
  ['the path of a file', '/etc/passwd'],
  ['a file of the folder', 'country.graphql'],
  ['a percent-encoded part of a path', '..%2Fdocuments%2Fcountry'],
  ['another case', 'Country'],
  ['a zero byte behind it', 'country\0'],
  ['a blank behind it', 'country '],
  ['a direction mark before it', '\u202Ecountry'],
  ['a letter of another script', 'cοuntry'],
  ['letters of full width', 'ｃｏｕｎｔｒｙ'],
  ['half of a character', 'country\uD800'],
  ['a property of maps', 'get'],
  ['a property of objects', 'constructor'],
  ['nothing', ''],
  ['the hash of nothing', 'sha256:'],
  ['900,000 characters', 'x'.repeat(900_000)],
  ['as many that are three bytes each', 'ｘ'.repeat(300_000)],
])('are not found with %s, and are not repeated at length', async (_what, documentId) => {
  const { status, body } = await meridian.query({ documentId });
  expect([status, body.errors?.[0]?.extensions['code'], body.data]).toEqual([
    200,
    'PERSISTED_QUERY_NOT_FOUND',
    undefined,
  ]);
  expect(JSON.stringify(body).length).toBeLessThan(500);
  if (documentId.length > 1_000) return;
  const got = await askRaw(meridian.url, {
    search: `?${new URLSearchParams({ documentId }).toString()}`,
    headers: preflight,
  });
  expect(String(got.body)).toContain('PERSISTED_QUERY_NOT_FOUND');
});

it('are refused where they are longer than a request may be', async () => {
  const { status } = await meridian.query({ documentId: 'x'.repeat(1_100_000) });
  expect(status).toBe(413);
  const got = await askRaw(meridian.url, { search: `?documentId=${'x'.repeat(40_000)}`, headers: preflight });
  expect(got.status).toBe(431);
});
