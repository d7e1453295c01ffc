/** Calls that a provider has in another way than the listing, made at its own address with whole inputs written out. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { rowsOf } from '../../src/rest/schema/fields-of-rows.js';
import type { Official } from '../../src/rest/rows/row.js';
import { sharedGraph } from '../support/shared/graph.js';
import { isObject } from '../../src/base/unknown.js';
import { Call } from './contract/call.js';
import { nameOf, readFacts } from './contract/facts.js';
import { inLiterals } from './contract/literals.js';
import { type Request, requestOf } from './contract/request.js';
import { asker, upstreamsOf } from '../rest/harness.js';
import { dialects } from '../support/dialects.js';
import { type ProviderAddresses, answerForProviders } from '../support/provider-addresses.js';
import type { ReceivedCall } from '../support/scripted-upstream.js';

const schema = await sharedGraph();
const rows = [...rowsOf(schema).keys()];

type Fields = Readonly<Record<string, readonly unknown[]>>;

/** What its body is where it is laid out otherwise than that of the listed call. */
const laidOut: Readonly<Record<string, (listed: Fields, id: string) => unknown>> = {
  'POST /servers/{id}/actions/add_to_firewall': ({ apply_to: others = [] }, id) => ({
    apply_to: [{ type: 'server', server: { id: Number(id) } }, ...others],
  }),
  'POST /servers/{id}/actions/remove_from_firewall': ({ remove_from: others = [] }, id) => ({
    remove_from: [{ type: 'server', server: { id: Number(id) } }, ...others],
  }),
  'PATCH /zones/{zoneId}/settings': ({ items }) => items,
};

/** A success of any of them, about the object that its path names. */
function success({ path }: ReceivedCall) {
  const result = { id: decodeURIComponent(path.split('/').at(-1) ?? '') };
  return {
    success: true,
    errors: [],
    messages: [],
    result: path.endsWith('/settings') ? [result] : result,
    action: { id: 1 },
    actions: [{ id: 1 }],
    location: { id: 1 },
    locations: [{ id: 1 }],
  };
}

let providers: ProviderAddresses;
beforeAll(async () => {
  providers = await answerForProviders((asked) => ({ body: success(asked) }));
});
afterAll(() => providers.close());

const differing = rows.flatMap((row) =>
  row.options.official === undefined ? [] : [[nameOf(row), row, row.options.official] as const],
);

it('are of all APIs that have some', () => {
  const apis = dialects.map(({ api }) => [api, differing.filter(([, { dialect }]) => dialect.api === api).length]);
  expect(Object.fromEntries(apis)).toMatchObject({ CLOUD: 4, DEDICATED: 0, EDGE: 8, STORAGE: 2 });
});

describe.each(differing)('%s', (name, row, official) => {
  async function ask() {
    const { dialect } = row;
    const facts = readFacts(dialect.api);
    const endpoint = facts.endpoints.find((one) => nameOf(one) === name);
    if (!endpoint) throw new Error(`The facts have no ${name}`);
    const { operation, request } = new Call(schema, dialect, facts, endpoint).exchange(0, '{ __typename }');
    const source = inLiterals(schema, operation);
    expect(parse(source).definitions[0]).toMatchObject({ variableDefinitions: [] });
    const { baseUrl } = dialect;
    const upstreams = upstreamsOf([
      { api: dialect.api, name: 'default', credential: 'secret', baseUrl, sandbox: false },
    ]);
    providers.asked.splice(0);
    const { errors = [] } = await asker(schema, upstreams)(source);
    upstreams.close();
    return { request, errors, headers: Object.keys(endpoint.headers ?? {}) };
  }

  if (official === null) {
    it('is refused without a call', async () => {
      const { errors } = await ask();
      expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['UNSUPPORTED_BY_PROVIDER']);
      expect(providers.asked).toEqual([]);
    });
    return;
  }

  it("is the provider's own, with all that the input says", async () => {
    const { request, errors, headers } = await ask();
    expect(errors).toEqual([]);
    const asked = providers.asked.at(-1);
    if (!asked) throw new Error('Nothing was asked');
    const { host, pathname } = new URL((official.baseUrl ?? row.dialect.baseUrl) + pathOf(official, request));
    const [method = ''] = official.call.split(' ');
    expect(asked.headers.host).toBe(host);
    const id = request.path.split('/')[2] ?? '';
    const body = laidOut[name]?.(request.body as Fields, id) ?? request.body;
    expect(await requestOf(asked, headers)).toEqual({ ...request, method, path: pathname, body });
  });
});

/** The listed path with its values, or fields of the input, in the provider's. */
function pathOf({ call }: Official, { path, body }: Pick<Request, 'path' | 'body'>): string {
  const [, template = ''] = call.split(' ');
  const values = path.split('/');
  const fields = isObject(body) ? body : {};
  const filled = (word: string, at: number) => fields[word.slice(1, -1)] ?? values[at];
  return template
    .split('/')
    .map((word, at) => (word.startsWith('{') ? filled(word, at) : word))
    .join('/');
}
