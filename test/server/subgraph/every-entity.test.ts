/** Of every type that `node` finds: a reference leads to the same object as its id. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { isObjectType, isUnionType } from 'graphql';
import { isObject } from '../../../src/base/unknown.js';
import { CachedAnswers } from '../../hosting/nodes/cached-answers.js';
import { fieldsOf } from '../../hosting/nodes/selections.js';

let answers: CachedAnswers;
beforeAll(async () => {
  answers = await CachedAnswers.start({ SUBGRAPH: 'on' });
});
afterAll(() => answers.close());

/** Types of which the sandbox has no object, which `each-type` has: of kinds that are alike there are some. */
const records = 'Caa Cert Dnskey Ds Https Loc Mx Naptr Ns Openpgpkey Other Ptr Smimea Srv Sshfp Svcb Tlsa Txt Uri';
const apps = 'Bookmark Infrastructure Launcher Mcp Other Permissions Rdp Saas';
const alike = [
  ...records.split(' ').map((name) => `EdgeDns${name}Record`),
  ...apps.split(' ').map((name) => `EdgeAccess${name}App`),
];
const empty = ['EdgeListItem', 'EdgeListOperation', 'EdgeUserSubscription', 'StorageBoxSubaccount'];

/** Those that no account holds, and a finding. */
async function others(): Promise<Readonly<Record<string, readonly string[]>>> {
  const findings = await answers.ask('{ hosting { findings(first: 2, kinds: [SERVER_OFF]) { nodes { id } } } }');
  const ids = [...JSON.stringify(findings).matchAll(/"id":"(.+?:SERVER_OFF:.+?)"/g)].map(([, id = '']) => id);
  return {
    Currency: ['currency:INR', 'currency:BGN'],
    Country: ['country:IN', 'country:LI'],
    State: ['state:LI:01', 'state:DE:BY'],
    City: ['city:40882'],
    Finding: ids,
  };
}

it('every entity is the same by its reference and by its id', async () => {
  const { schema } = answers;
  const found = new Map([...Object.entries(await others()), ...answers.found]);
  const Entity = schema.getType('_Entity');
  const entities = isUnionType(Entity) ? Entity.getTypes().map(({ name }) => name) : [];
  expect(entities.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const [name, ids] of found) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`Expected a type ${name}`);
    const fields = `__typename ... on ${name} { ${fieldsOf(schema, type, 0, {}).join(' ')} }`;
    const query = `query ($ids: [ID!]!, $of: [_Any!]!) {
      nodes(ids: $ids) { ${fields} } _entities(representations: $of) { ${fields} } }`;
    const variables = { ids, of: ids.map((id) => ({ __typename: name, id })) };
    const { data, errors } = await answers.query(query, variables);
    const { nodes, _entities: referred } = data ?? {};
    const isThere = Array.isArray(referred) && referred.every((one) => isObject(one) && one['__typename'] === name);
    if (!isThere || ids.length === 0 || JSON.stringify(nodes) !== JSON.stringify(referred))
      wrong.push(`${name}: ${JSON.stringify({ nodes, referred, errors })}`);
  }
  expect(wrong).toEqual([]);
  expect(entities.filter((name) => !found.has(name)).sort()).toEqual([...alike, ...empty].sort());
  // One row reads all that are alike: a reference of another one of them leads nowhere.
  for (const [kind, known] of [
    ['EdgeDns', 'EdgeDnsARecord'],
    ['EdgeAccess', 'EdgeAccessSelfHostedApp'],
  ] as const) {
    const [id] = found.get(known) ?? [];
    const types = [...alike.filter((name) => name.startsWith(kind)), known];
    const of = types.map((name) => ({ __typename: name, id }));
    const query = 'query ($of: [_Any!]!) { _entities(representations: $of) { __typename } }';
    expect(await answers.query(query, { of })).toEqual({
      data: { _entities: types.map((name) => (name === known ? { __typename: known } : null)) },
    });
  }
});
