/** Tokens made, listed and ended in the graph, by those who may and those who may not. */
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { OutageError } from '../../../src/base/store/error.js';
import { ensureDemoToken } from '../../../src/server/tokens/demo.js';
import { type Scope, Tokens } from '../../../src/server/tokens/tokens.js';
import { type Answer, type Meridian, startMeridian } from '../../support/meridian.js';

const created = `mutation ($input: CreateTokenInput!) {
  createToken(input: $input) {
    token { id name defaultCurrency scopes { scope boundTo { api account } } documentsOnly isActive createdAt expiresAt lastUsedAt }
    secret
  }
}`;
const ended = 'mutation ($id: ID!) { deactivateToken(id: $id) { token { id isActive } } }';
const listed = '{ tokens { id name isActive scopes { scope } } }';

let meridian: Meridian;
let admin: string;
let away = false;
/** Calls of the store until it is away. */
let callsLeft = Infinity;
const lines: string[] = [];

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  meridian = await startMeridian({}, (services) => {
    const ping = async () => {
      callsLeft -= 1;
      if (away || callsLeft < 0) throw new OutageError('The store does not answer');
    };
    const ask = <T>(question: () => Promise<T>) => ping().then(question);
    const log = pino({ level: 'trace' }, stream);
    const config = { ...services.config, logLevel: 'debug' as const };
    return { ...services, config, log, tokens: new Tokens(services.store, Date.now, { ask, write: ask }) };
  });
  admin = await meridian.token(['admin']);
});
afterAll(() => meridian.close());

function ask(query: string, variables: object, token?: string): Promise<Answer> {
  return meridian.query({ query, variables }, token === undefined ? {} : { authorization: `Bearer ${token}` });
}

const codes = ({ body }: Answer) => body.errors?.map(({ extensions }) => extensions['code']);
const count = async () => (await meridian.services.tokens.list()).length;
const idOf = (token: string) => token.slice(4, 16);

interface Made {
  readonly secret: string;
  readonly token: Readonly<Record<string, unknown>> & { readonly id: string };
}

async function make(input: object): Promise<Made> {
  const { body } = await ask(created, { input }, admin);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return (body.data as { createToken: Made }).createToken;
}

const usd = (token: string) => fetch(`${meridian.url}/api/v1/USD`, { headers: { authorization: `Bearer ${token}` } });

describe('createToken', () => {
  it('makes a token that works at once and shows its secret this once', async () => {
    const { token, secret } = await make({ name: ' Shop ', defaultCurrency: 'eur' });
    expect(secret).toMatch(new RegExp(`^mrd_${token.id}_[\\w-]{43}$`));
    expect(token).toEqual({
      id: token.id,
      name: 'Shop',
      defaultCurrency: 'EUR',
      scopes: [{ scope: 'RATES', boundTo: null }],
      documentsOnly: false,
      isActive: true,
      createdAt: expect.any(String),
      expiresAt: null,
      lastUsedAt: null,
    });
    expect((await usd(secret)).status).toBe(200);
    const { body } = await ask(listed, {}, admin);
    expect(body.data?.['tokens']).toContainEqual(expect.objectContaining({ id: token.id, name: 'Shop' }));
    expect(JSON.stringify(body)).not.toContain(secret.slice(17));
  });

  it('gives the scopes it is asked for, each once, bound as asked, and the time at which it ends', async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const prod = { scope: 'HOSTING_READ', boundTo: { api: 'CLOUD', account: 'prod' } };
    const sandbox = { scope: 'HOSTING_WRITE', boundTo: { api: null, account: 'sandbox' } };
    const scopes = [prod, { scope: 'HOSTING_WRITE', boundTo: { account: 'sandbox' } }, { scope: 'ADMIN' }, prod];
    const { token } = await make({ name: 'Bound', scopes, expiresAt });
    expect(token['scopes']).toEqual([{ scope: 'ADMIN', boundTo: null }, sandbox, prod]);
    expect(token['expiresAt']).toBe(expiresAt);
  });

  it('makes a token for trusted documents alone', async () => {
    const { token, secret } = await make({ name: 'Page', documentsOnly: true });
    expect(token['documentsOnly']).toBe(true);
    const { body } = await ask('{ rates { base } }', {}, secret);
    expect(body.errors?.[0]?.extensions['code']).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it.each<[string, object]>([
    ['an empty name', { name: '' }],
    ['a name of spaces', { name: '   ' }],
    ['a name of 101 characters', { name: 'x'.repeat(101) }],
    ['a name of two lines', { name: 'a\nb' }],
    ['a name that turns the direction of writing', { name: 'a\u202eb' }],
    ['no name', {}],
    ['a currency of two letters', { name: 'a', defaultCurrency: 'EU' }],
    ['a currency that is none', { name: 'a', defaultCurrency: 'E$R' }],
    ['a time that is over', { name: 'a', expiresAt: '2020-01-01T00:00:00Z' }],
    ['a time beyond the year 9999', { name: 'a', expiresAt: '+010000-01-01T00:00:00Z' }],
    ['a time that is none', { name: 'a', expiresAt: 'tomorrow' }],
    ['a scope that is none', { name: 'a', scopes: [{ scope: 'ROOT' }] }],
    ['a scope of an API that is none', { name: 'a', scopes: [bound('HOSTING_READ', 'DNS', 'prod')] }],
    ['a scope of an account that can be none', { name: 'a', scopes: [bound('HOSTING_READ', 'CLOUD', 'Prod!')] }],
    ['a scope of an account with another behind it', { name: 'a', scopes: [bound('HOSTING_READ', 'CLOUD', 'a@b')] }],
    ['a scope of one API in the sandbox', { name: 'a', scopes: [bound('HOSTING_READ', 'CLOUD', 'sandbox')] }],
    ['a scope of an account of no API', { name: 'a', scopes: [bound('HOSTING_READ', null, 'prod')] }],
    ['bound administration', { name: 'a', scopes: [bound('ADMIN', null, 'sandbox')] }],
    ['bound rates', { name: 'a', scopes: [bound('RATES', 'CLOUD', 'prod')] }],
    ['one scope that is none among others', { name: 'a', scopes: [{ scope: 'RATES' }, bound('RATES', null, 'x')] }],
  ])('refuses %s, and makes nothing', async (_name, input) => {
    const before = await count();
    const answer = await ask(created, { input }, admin);
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(answer.body.data?.['createToken'] ?? null).toBeNull();
    expect(await count()).toBe(before);
  });
});

function bound(scope: string, api: string | null, account: string): object {
  return { scope, boundTo: { api, account } };
}

describe('deactivateToken', () => {
  it('ends a token on /api/v1 and in the graph, also for those who just used it', async () => {
    const { token, secret } = await make({ name: 'Short', scopes: [{ scope: 'RATES' }, { scope: 'ADMIN' }] });
    expect((await usd(secret)).status).toBe(200);
    expect(codes(await ask(listed, {}, secret))).toBeUndefined();
    const { body } = await ask(ended, { id: token.id }, admin);
    expect(body.data).toEqual({ deactivateToken: { token: { id: token.id, isActive: false } } });
    expect((await usd(secret)).status).toBe(401);
    expect(codes(await ask(listed, {}, secret))).toEqual(['UNAUTHENTICATED']);
    expect((await ask(listed, {}, admin)).body.data?.['tokens']).toContainEqual(
      expect.objectContaining({ id: token.id, isActive: false }),
    );
  });

  it('may be said again', async () => {
    const { token } = await make({ name: 'Twice' });
    for (let n = 0; n < 2; n++) expect(codes(await ask(ended, { id: token.id }, admin))).toBeUndefined();
  });

  it('bites within a second where another process ends it', async () => {
    const { token, secret } = await make({ name: 'Elsewhere' });
    expect((await usd(secret)).status).toBe(200);
    await new Tokens(meridian.services.store).deactivate(token.id);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await usd(secret)).status).toBe(401);
  });

  it('does not know an id that is none', async () => {
    expect(codes(await ask(ended, { id: '0123456789ab' }, admin))).toEqual(['NOT_FOUND']);
  });

  it.each(['', '0123456789AB', '0123456789abc', '0123456789ab\n', './', '*'])(
    'refuses what has not the form of an id: %j',
    async (id) => {
      expect(codes(await ask(ended, { id }, admin))).toEqual(['BAD_USER_INPUT']);
    },
  );

  it('does not repeat a whole token that it is given for an id, and leaves it as it is', async () => {
    const { secret } = await make({ name: 'Pasted' });
    for (const id of [secret, `Bearer ${secret}`, secret.slice(17)]) {
      const answer = await ask(ended, { id }, admin);
      expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
      expect(JSON.stringify(answer.body)).not.toContain(secret.slice(17));
    }
    expect((await usd(secret)).status).toBe(200);
  });
});

describe('a caller without the scope admin', () => {
  const everything: Scope[] = [
    'rates',
    'hosting:read',
    'hosting:write',
    'hosting:read@sandbox',
    'hosting:write@sandbox',
  ];

  it.each<[string, Scope[]]>([
    ...everything.map((scope): [string, Scope[]] => [scope, [scope]]),
    ['all of them together', everything],
  ])('is refused with %s, and nothing is made or ended', async (_name, scopes) => {
    const token = await meridian.token(scopes);
    const before = await meridian.services.tokens.list();
    const input = { name: 'Mine', scopes: [{ scope: 'ADMIN' }] };
    expect(codes(await ask(created, { input }, token))).toEqual(['FORBIDDEN']);
    for (const id of [idOf(token), idOf(admin), '0123456789ab', 'no id']) {
      expect(codes(await ask(ended, { id }, token))).toEqual(['FORBIDDEN']);
    }
    const answer = await ask(listed, {}, token);
    expect(codes(answer)).toEqual(['FORBIDDEN']);
    expect(answer.body.data ?? null).toBeNull();
    const states = (tokens: typeof before) => tokens.map(({ id, active }) => [id, active]);
    expect(states(await meridian.services.tokens.list())).toEqual(states(before));
  });

  it('is refused as nobody without a token, or with one that is none', async () => {
    const before = await count();
    for (const token of [undefined, 'mrd_0123456789ab_none']) {
      expect(codes(await ask(created, { input: { name: 'Mine' } }, token))).toEqual(['UNAUTHENTICATED']);
      expect(codes(await ask(ended, { id: idOf(admin) }, token))).toEqual(['UNAUTHENTICATED']);
      expect(codes(await ask(listed, {}, token))).toEqual(['UNAUTHENTICATED']);
    }
    expect(await count()).toBe(before);
    expect((await ask(listed, {}, admin)).body.errors).toBeUndefined();
  });

  it('is not let in by an answer that an admin got before', async () => {
    const token = await meridian.token(['rates']);
    for (let n = 0; n < 3; n++) expect(codes(await ask(listed, {}, admin))).toBeUndefined();
    for (let n = 0; n < 3; n++) expect(codes(await ask(listed, {}, token))).toEqual(['FORBIDDEN']);
  });
});

it('the demo token is no admin', async () => {
  const store = await startMeridian();
  const demo = await ensureDemoToken(store.services.tokens);
  const headers = { authorization: `Bearer ${demo}` };
  const answer = await store.query({ query: listed }, headers);
  expect(codes(answer)).toEqual(['FORBIDDEN']);
  const making = { query: created, variables: { input: { name: 'Mine' } } };
  expect(codes(await store.query(making, headers))).toEqual(['FORBIDDEN']);
  await store.close();
});

it('while the store is away everything is answered with that', async () => {
  const { token } = await make({ name: 'Left' });
  const before = await count();
  // Verified just before, so that what fails is the work itself.
  expect(codes(await ask(listed, {}, admin))).toBeUndefined();
  away = true;
  const answers = [
    await ask(created, { input: { name: 'Lost' } }, admin),
    await ask(ended, { id: token.id }, admin),
    await ask(listed, {}, admin),
  ];
  // A verdict is kept for half a second.
  await new Promise((resolve) => setTimeout(resolve, 600));
  answers.push(await ask(listed, {}, admin), await ask(created, { input: { name: 'Lost' } }, admin));
  away = false;
  for (const answer of answers) {
    expect(codes(answer)).toEqual(['STORE_UNAVAILABLE']);
    expect(answer.status).toBe(503);
    expect(answer.body.errors?.[0]?.extensions['retryAfter']).toBe(5);
  }
  expect(await count()).toBe(before);
  expect((await meridian.services.tokens.list()).find(({ id }) => id === token.id)?.active).toBe(true);
});

it('no secret is in the log, whatever was asked', async () => {
  const { secret } = await make({ name: 'Quiet', scopes: [{ scope: 'ADMIN' }] });
  await ask(listed, {}, secret);
  await ask(ended, { id: secret }, admin);
  await ask(created, { input: { name: secret, expiresAt: 'never' } }, admin);
  await ask(`mutation { deactivateToken(id: ${secret}) { token { id } } }`, {}, admin);
  meridian.services.log.info('the end');
  expect(lines.join('')).toContain('the end');
  for (const token of [secret, admin]) expect(lines.join('')).not.toContain(token.slice(17));
});

it('a mutation that has ended a token before the store went away says so', async () => {
  const [first, second] = [await make({ name: 'First' }), await make({ name: 'Second' })];
  const both = `mutation ($one: ID!, $two: ID!) {
    one: deactivateToken(id: $one) { token { isActive } }
    two: deactivateToken(id: $two) { token { isActive } }
  }`;
  // Verified just before, so that the calls of the store are those of the mutation.
  expect(codes(await ask(listed, {}, admin))).toBeUndefined();
  callsLeft = 1;
  const answer = await ask(both, { one: first.token.id, two: second.token.id }, admin);
  callsLeft = Infinity;
  expect(answer).toMatchObject({ status: 200, body: { data: { one: { token: { isActive: false } }, two: null } } });
  expect(codes(answer)).toEqual(['STORE_UNAVAILABLE']);
});
