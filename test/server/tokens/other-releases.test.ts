/** Tokens in a store that an older or a later release has written. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { isObject } from '../../../src/base/unknown.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
beforeAll(
  async () => (meridian = await startMeridian({ CLOUD_TOKEN: 'hunter2', CLOUD_BASE_URL: 'http://127.0.0.1:9' })),
);
afterAll(() => meridian.close());

/** As it would stand there with these scopes. */
async function tokenWith(scopes: unknown[]): Promise<string> {
  const token = await meridian.token();
  const records = meridian.services.store.namespace<unknown>('tokens');
  const id = token.split('_')[1] ?? '';
  const record = await records.get(id);
  if (!isObject(record)) throw new Error('The token is not where tokens are kept');
  await records.set(id, { ...record, scopes });
  return token;
}

const question = `{
  token { scopes { scope boundTo { api account } } }
  health { hosting { api accounts { name } } }
  cloud { servers { totalCount } }
  dedicated { servers(first: 1) { nodes { accountName } } }
}`;

async function ask(scopes: unknown[]) {
  const authorization = `Bearer ${await tokenWith(scopes)}`;
  const { body } = await meridian.query({ query: question }, { authorization });
  const { status } = await fetch(`${meridian.url}/api/v1/USD`, { headers: { authorization } });
  const { token, health, ...answered } = body.data as { token: object; health: { hosting: { accounts: object[] }[] } };
  const names = health.hosting.flatMap(({ accounts }) => accounts);
  return { status, token, names, answered, codes: body.errors?.map(({ extensions }) => extensions['code']) };
}

it('of a later release are refused what no scope is for that this one knows', async () => {
  const later = ['hosting:read@cloud:default:eu', 'hosting:read@lake:default', 'hosting:*', 'rates:eu', 'cloud', 7, {}];
  expect(await ask(later)).toEqual({
    status: 403,
    token: { scopes: [] },
    names: [],
    answered: { cloud: null, dedicated: null },
    codes: ['FORBIDDEN', 'FORBIDDEN'],
  });
});

it('for trusted documents alone have no scopes in a release that does not know of documents', async () => {
  const { token, record } = await meridian.services.tokens.create({
    name: 'Bound',
    scopes: ['hosting:read'],
    documentsOnly: true,
  });
  expect(record).toMatchObject({ scopes: ['hosting:read'], documentsOnly: true });
  const records = meridian.services.store.namespace<unknown>('tokens');
  expect(await records.get(token.split('_')[1] ?? '')).toMatchObject({ scopes: [], documentScopes: ['hosting:read'] });
});

it('of a later release do what the scopes are for that this one knows', async () => {
  expect(await ask(['hosting:read@sandbox', 'hosting:read@cloud:default:eu', 'rates'])).toEqual({
    status: 200,
    token: {
      scopes: [
        { scope: 'HOSTING_READ', boundTo: { api: null, account: 'sandbox' } },
        { scope: 'RATES', boundTo: null },
      ],
    },
    // Of the dedicated, the storage and the edge API.
    names: [{ name: 'sandbox' }, { name: 'sandbox' }, { name: 'sandbox' }],
    answered: { cloud: null, dedicated: { servers: { nodes: [{ accountName: 'sandbox' }] } } },
    codes: ['FORBIDDEN'],
  });
});

it('of an older release, which bound none, hold for every account', async () => {
  expect(await ask(['hosting:read'])).toMatchObject({
    status: 403,
    names: [{ name: 'default' }, { name: 'sandbox' }, { name: 'sandbox' }, { name: 'sandbox' }],
    answered: { cloud: { servers: null }, dedicated: { servers: { nodes: [{ accountName: 'sandbox' }] } } },
    codes: ['UPSTREAM_UNAVAILABLE'],
  });
});
