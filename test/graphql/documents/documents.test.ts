/** Trusted documents, as callers ask for them: by their ids and by their hashes, by POST and by GET. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { askRaw } from '../ask-raw.js';

const country = '# The name of a country\nquery Country($code: String! = "IN") { country(code: $code) { name } }\n';
const currency = 'query Currency { currency(code: "CHF") { name } }';
const mutation = 'mutation { deleteCloudVolume(id: "1") { deletedId } }';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const folder = mkdtempSync(join(tmpdir(), 'meridian-documents-'));
let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  writeFileSync(join(folder, 'country.graphql'), country);
  writeFileSync(join(folder, 'delete.graphql'), mutation);
  writeFileSync(join(folder, 'persisted-documents.json'), JSON.stringify({ abc123: currency }));
  writeFileSync(join(folder, 'README.md'), 'No document');
  meridian = await startMeridian({ DOCUMENTS_DIR: folder });
  authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
});
afterAll(async () => {
  await meridian.close();
  rmSync(folder, { recursive: true });
});

const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });
const asPreset = 'application/graphql-response+json';

async function get(given: Record<string, unknown>, headers: Record<string, string> = {}) {
  const texts = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const search = `?${new URLSearchParams(texts).toString()}`;
  const sent = { 'apollo-require-preflight': '1', ...headers };
  const { status, body } = await askRaw(meridian.url, { search, headers: sent });
  return { status, body: JSON.parse(String(body)) as unknown };
}

const india = { data: { country: { name: 'India' } } };

describe('a trusted document', () => {
  it.each([
    ['its id', { documentId: 'country' }, india],
    ['the hash of its text', { documentId: sha256(country) }, india],
    ['its hash with a prefix', { documentId: `sha256:${sha256(country)}` }, india],
    ['the hash of a persisted query', { extensions: persisted(sha256(country)) }, india],
    ['both', { documentId: 'country', extensions: persisted(sha256(country)) }, india],
    [
      'its id with variables',
      { documentId: 'country', variables: { code: 'NO' } },
      { data: { country: { name: 'Norway' } } },
    ],
    ['its id and the name of its operation', { documentId: 'country', operationName: 'Country' }, india],
    ['its key in JSON', { documentId: 'abc123' }, { data: { currency: { name: 'Swiss Franc' } } }],
  ])('is answered by %s, by POST and by GET', async (_name, question, expected) => {
    expect(await meridian.query(question)).toEqual({ status: 200, body: expected });
    expect(await get(question)).toEqual({ status: 200, body: expected });
  });

  it('that changes something is run by POST alone', async () => {
    expect((await get({ documentId: 'delete' }, { authorization })).status).toBe(405);
    const { body } = await meridian.query({ documentId: 'delete' }, { authorization });
    expect(body.data).toHaveProperty('deleteCloudVolume');
  });

  it('requires the scopes that its text requires', async () => {
    const { body } = await meridian.query({ documentId: 'delete' });
    expect(body.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});

describe('a request', () => {
  const notFound = { code: 'PERSISTED_QUERY_NOT_FOUND' };

  it.each([
    ['an id that names none', { documentId: 'nothing' }],
    ['the name of a file that is no document', { documentId: 'README' }],
    ['a property of objects', { documentId: '__proto__' }],
    ['a hash with another prefix', { documentId: `md5:${sha256(country)}` }],
  ])('with %s is not found', async (_name, question) => {
    const { documentId } = question;
    const message = `Expected the documentId of a trusted document, but got ${JSON.stringify(documentId).slice(0, 57)}`;
    const { status, body } = await meridian.query(question, { accept: asPreset });
    expect({ status, errors: body.errors }).toMatchObject({ status: 404, errors: [{ extensions: notFound }] });
    expect(body.errors?.[0]?.message).toContain(message.slice(0, 90));
    expect((await meridian.query(question)).status).toBe(200);
  });

  it.each([
    ['countri', '"country"'],
    ['Country', '"country"'],
    ['delte', '"delete"'],
    ['abc12', '"abc123"'],
  ])('with the misspelt id %s is told what it may stand for', async (documentId, meant) => {
    const message = `Expected the documentId of a trusted document, but got "${documentId}". Did you mean ${meant}?`;
    for (const { body } of [await meridian.query({ documentId }), await get({ documentId })])
      expect(body).toMatchObject({ errors: [{ message, extensions: notFound }] });
  });

  it.each([['nothing'], ['country'.repeat(10_000)], ['__proto__']])(
    'with %.20s is told of none',
    async (documentId) => {
      const { body } = await meridian.query({ documentId });
      expect(body.errors?.[0]?.message).not.toContain('Did you mean');
    },
  );

  it.each(['documentid', 'documentID', 'DocumentId'])('with %s is told of documentId', async (name) => {
    const message = `Expected documentId, written like this, but got "${name}"`;
    for (const { body } of [await meridian.query({ [name]: 'country' }), await get({ [name]: 'country' })])
      expect(body).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
    expect(await meridian.query({ [name]: 'country', query: currency })).toMatchObject({
      body: { data: { currency: { name: 'Swiss Franc' } } },
    });
  });

  it.each([
    ['an id that is no text', { documentId: 7 }, 'Expected one text as documentId, but got 7'],
    [
      'an id and a query',
      { documentId: 'country', query: currency },
      'Expected either a documentId or a query, but got both',
    ],
  ])('with %s is refused', async (_name, question, message) => {
    const { status, body } = await meridian.query(question, { accept: asPreset });
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ message }] } });
  });

  it('with two ids is refused', async () => {
    const search = '?documentId=country&documentId=abc123';
    const { body } = await askRaw(meridian.url, { search, headers: { 'apollo-require-preflight': '1' } });
    expect(JSON.parse(String(body))).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it('that a foreign page could send is refused, whatever it names', async () => {
    for (const documentId of ['country', 'nothing']) {
      const { status, body } = await askRaw(meridian.url, { search: `?documentId=${documentId}` });
      expect(status).toBe(400);
      expect(String(body)).toContain('CSRF');
    }
  });

  it('with null as its id asks by its query', async () => {
    expect(await meridian.query({ documentId: null, query: currency })).toMatchObject({
      body: { data: { currency: { name: 'Swiss Franc' } } },
    });
  });
});

describe('a token for trusted documents alone', () => {
  let bound: string;
  beforeAll(async () => {
    const { token } = await meridian.services.tokens.create({
      name: 'Page',
      scopes: ['rates', 'hosting:read'],
      documentsOnly: true,
    });
    bound = `Bearer ${token}`;
  });
  const asBound = async (question: object, headers: Record<string, string> = {}) =>
    (await meridian.query(question, { authorization: bound, ...headers })).body;
  const codeOf = async (question: object) => (await asBound(question)).errors?.[0]?.extensions['code'];

  it('asks one by its id and by its hash, also where the text comes with the hash', async () => {
    for (const question of [
      { documentId: 'country' },
      { documentId: sha256(country) },
      { extensions: persisted(sha256(country)) },
      { query: country, extensions: persisted(sha256(country)) },
    ])
      expect(await asBound(question)).toEqual(india);
  });

  it.each([
    ['a text', { query: '{ rates { base } }' }],
    ['the text of one without its hash', { query: country }],
    ['another text beside the hash of one', { query: '{ rates { base } }', extensions: persisted(sha256(country)) }],
    ['nothing', {}],
    ['a text and a hash that is not known', { query: currency + ' ', extensions: persisted(sha256(currency + ' ')) }],
  ])('is refused %s, also where others have asked it', async (_name, question) => {
    for (let time = 0; time < 3; time += 1) await meridian.query(question, { authorization });
    const unbound = `Bearer ${await meridian.token(['rates', 'hosting:read'])}`;
    for (let time = 0; time < 3; time += 1) await meridian.query(question, { authorization: unbound });
    const code =
      'extensions' in question && question.query === '{ rates { base } }' ? 'BAD_REQUEST' : 'PERSISTED_QUERY_NOT_FOUND';
    expect(await codeOf(question)).toBe(code);
    expect((await asBound(question)).data).toBeUndefined();
  });

  it('registers no text', async () => {
    const query = '{ rates { base } } # never kept';
    await asBound({ query, extensions: persisted(sha256(query)) });
    const { body } = await meridian.query({ extensions: persisted(sha256(query)) }, { authorization });
    expect(body.errors?.[0]?.extensions['code']).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('is not answered what another has registered', async () => {
    const query = '{ rates { base } } # kept for others';
    await meridian.query({ query, extensions: persisted(sha256(query)) }, { authorization });
    expect((await meridian.query({ extensions: persisted(sha256(query)) }, { authorization })).body.data).toBeDefined();
    expect(await codeOf({ extensions: persisted(sha256(query)) })).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('has the status 404 in the media type of GraphQL', async () => {
    const { status } = await meridian.query(
      { query: '{ rates { base } }' },
      { authorization: bound, accept: asPreset },
    );
    expect(status).toBe(404);
  });

  it('makes no export and does not sign in', async () => {
    const { status } = await fetch(`${meridian.url}/export/findings.csv`, { headers: { authorization: bound } });
    expect(status).toBe(403);
    const signIn = await fetch(`${meridian.url}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://meridian.test', host: 'meridian.test' },
      body: JSON.stringify({ token: bound.slice('Bearer '.length) }),
    });
    expect(signIn.status).toBe(403);
    expect(await signIn.text()).toContain('trusted documents');
  });
});
