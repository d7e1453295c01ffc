/** What clients that cache rely on: over all answers, one type and id have one value of each field, and an id is of one thing. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { isObject } from '../../../src/base/unknown.js';
import { asker } from '../../rest/harness.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

/** The sandbox under two names, so that each of its objects is there twice. */
const accounts = ['one', 'two'];

/** How deep the answers go below their roots. */
const levels = 2;

const roots = [
  'currency(code: "CHF")',
  'currency(code: "BGN")',
  'country(code: "LI")',
  'countryNamed(name: "Liechtenstein")',
  'state(country: "LI", code: "01")',
  'cityNamed(country: "DE", name: "Falkenstein")',
  'city(id: "40882")',
  'nearestCities(latitude: 47.1, longitude: 9.5, first: 3)',
  'search(text: "berlin", first: 5)',
  'nodes(ids: ["currency:CHF", "country:LI", "state:LI:01", "city:40882"])',
  'hosting',
  ...['cloud', 'dedicated', 'edge', 'storage'].flatMap((api) =>
    accounts.map((account) => `${api}(account: "${account}")`),
  ),
];

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian({}, async (services) => {
    const own = services.sandbox?.accounts ?? [];
    const twice = own.flatMap((account) => accounts.map((name) => ({ ...account, name })));
    await services.upstreams.close();
    return { ...services, upstreams: new Upstreams({ accounts: twice, log: services.log }) };
  });
});
afterAll(() => meridian.close());

/** Each field under the name of its type, as the same name may have other types elsewhere. */
function selectionOf(schema: GraphQLSchema, type: GraphQLNamedType, left: number): string {
  if (isAbstractType(type)) {
    const parts = schema.getPossibleTypes(type).map((one) => `... on ${one.name} ${selectionOf(schema, one, left)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => fieldOf(schema, type.name, field, left));
  return `{ __typename ${fields.join(' ')} }`;
}

function fieldOf(
  schema: GraphQLSchema,
  type: string,
  field: GraphQLField<unknown, unknown>,
  left: number,
): string | [] {
  if (field.args.some(isRequiredArgument)) return [];
  const named = getNamedType(field.type);
  const page = field.args.some(({ name }) => name === 'first') ? '(first: 3)' : '';
  const asked = `${type}__${field.name}: ${field.name}${page}`;
  if (isLeafType(named)) return asked;
  return left > 0 ? `${asked} ${selectionOf(schema, named, left - 1)}` : [];
}

interface Seen {
  readonly type: string;
  readonly fields: Map<string, string>;
}

interface Comparison {
  readonly nodes: ReadonlySet<string>;
  readonly seen: Map<string, Seen>;
  readonly wrong: string[];
  /** Paths of what failed: nothing is there to be compared. */
  readonly failed: ReadonlySet<string>;
}

/** Of all objects with an id in the answer; says what does not agree with what was seen before. */
function compare(value: unknown, path: readonly unknown[], comparison: Comparison): void {
  if (Array.isArray(value)) return value.forEach((each, index) => compare(each, [...path, index], comparison));
  if (!isObject(value)) return;
  const { nodes, seen, wrong, failed } = comparison;
  const type = String(value['__typename']);
  const id = value[`${type}__id`];
  if (nodes.has(type) && typeof id === 'string') {
    const known = seen.get(id) ?? { type, fields: new Map<string, string>() };
    seen.set(id, known);
    if (known.type !== type) wrong.push(`${id} is a ${known.type} and a ${type}`);
    for (const [name, field] of Object.entries(value)) {
      if (isObject(field) || (Array.isArray(field) && field.some(isObject))) continue;
      if (failed.has([...path, name].join())) continue;
      const text = JSON.stringify(field);
      const before = known.fields.get(name) ?? text;
      if (before !== text) wrong.push(`${id} ${name}: ${before} and ${text}`);
      known.fields.set(name, text);
    }
  }
  for (const [name, field] of Object.entries(value)) compare(field, [...path, name], comparison);
}

it('the same type and id have the same values wherever they are answered, and an id is of one thing', async () => {
  const { schema } = meridian.services;
  const Node = schema.getType('Node');
  const nodes = new Set(isInterfaceType(Node) ? schema.getPossibleTypes(Node).map(({ name }) => name) : []);
  const seen = new Map<string, Seen>();
  const wrong: string[] = [];
  const query = schema.getQueryType();
  if (!query) throw new Error('Expected a graph that can be asked');
  const ask = asker(schema, meridian.services.upstreams, undefined, meridian.services, { maxAge: 3600 });
  const read = async (root: string): Promise<void> => {
    const [name = ''] = root.split('(');
    const field = query.getFields()[name];
    if (!field) throw new Error(`Expected a field ${name}`);
    const { data, errors = [] } = await ask(`{ ${root} ${selectionOf(schema, getNamedType(field.type), levels)} }`);
    const failed = new Set(errors.map(({ path = [] }) => path.join()));
    compare(data, [], { nodes, seen, wrong, failed });
  };
  const readNode = async (type: GraphQLNamedType, ids: readonly string[]): Promise<void> => {
    const { data, errors = [] } = await ask(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ${type.name} ${selectionOf(schema, type, levels)} } }`,
      { ids },
    );
    const failed = new Set(errors.map(({ path = [] }) => path.join()));
    // Of a finding, what it is judged by may be out of calls by now.
    const isLost = Array.isArray(data?.['nodes']) && data['nodes'].includes(null) && type.name !== 'Finding';
    if (isLost) wrong.push(`${ids.join()} ${JSON.stringify(errors)}`);
    compare(data, [], { nodes, seen, wrong, failed });
  };
  for (const root of roots) await read(root);
  // What is below what was found, until there is nothing new.
  const opened = new Set<string>();
  for (;;) {
    const [next] = [...seen.values()].filter(({ type }) => !opened.has(type));
    if (!next) break;
    opened.add(next.type);
    const ids = [...seen].filter(([, { type }]) => type === next.type).map(([id]) => id);
    const type = schema.getType(next.type);
    // In turn, as the sandbox refuses what would be too many calls of one user.
    const account = accounts[opened.size % accounts.length] ?? '';
    const [id] = ids.filter((one) => one.includes(`:${account}:`));
    if (type) await readNode(type, id === undefined ? ids.slice(0, 1) : [id]);
  }
  expect(wrong).toEqual([]);
  const types = new Set(Array.from(seen.values(), ({ type }) => type));
  // All that have ids of the whole graph; of those that share an interface, some. Some is too deep, or not there of the
  // object that was opened; operations are in no list.
  const ofUser = ['EdgeApiToken', 'EdgeUserSubscription', 'EdgeTokenPermissionGroup'];
  const deeper = ['StorageBoxSubaccount', 'EdgeListItem', 'EdgeListOperation'];
  const unseen = [...nodes].filter(
    (type) => !types.has(type) && ![...ofUser, ...deeper].includes(type) && !isSeenAsAnother(type),
  );
  expect(unseen).toEqual([]);
  // Of both accounts, under ids of their own.
  for (const api of ['cloud', 'dedicated', 'edge', 'storage'])
    for (const account of accounts)
      expect([...seen.keys()].filter((id) => id.startsWith(`${api}:${account}:`)).length).toBeGreaterThan(5);

  function isSeenAsAnother(name: string): boolean {
    const type = schema.getType(name);
    const shared = isObjectType(type) ? type.getInterfaces().filter((one) => one.name.startsWith('Edge')) : [];
    return shared.some((one) => schema.getPossibleTypes(one).some((other) => types.has(other.name)));
  }
});
