/** What every list of the schema that takes a number has, and what it is estimated to cost. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  parse,
} from 'graphql';
import { costOf, maxCost } from '../../src/graphql/admission/operation-limits.js';
import { sharedGraph } from '../support/shared/graph.js';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await sharedGraph();
});

interface Listed {
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
}

const objectTypes = () =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .filter(({ name }) => !name.startsWith('__'));

const allFields = (): Listed[] =>
  objectTypes().flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })),
  );

const pages = ({ field }: Listed) => field.args.some(({ name }) => name === 'after');
const listsOf = () => allFields().filter(pages);

const fieldsOf = (type: unknown) => {
  const named = getNamedType(type as never);
  return isObjectType(named) ? Object.keys(named.getFields()) : [];
};

/** `[XEdge!]!` gives `XEdge`. */
const ofWholeList = (type: unknown) => /^\[(\w+)!\]!$/.exec(String(type))?.[1] ?? `no whole list, but ${String(type)}`;

describe('a list that takes a number', () => {
  it('is a connection, and what is none is not called one', () => {
    const lists = listsOf();
    expect(lists.length).toBeGreaterThan(100);
    const connections = new Set(lists.map(({ field }) => getNamedType(field.type).name));
    expect([...connections].filter((name) => !name.endsWith('Connection'))).toEqual([]);
    const called = objectTypes().map(({ name }) => name);
    expect(called.filter((name) => name.endsWith('Connection') && !connections.has(name))).toEqual([]);
    // The nearest cities are few and change with each question, so they have no pages.
    const numbers = allFields().filter(({ field }) => field.args.some(({ name }) => /^(first|last|limit)$/.test(name)));
    expect(numbers.filter((list) => !pages(list)).map(({ name }) => name)).toEqual(['Query.nearestCities']);
    const parts = objectTypes().filter((type) => 'edges' in type.getFields() || 'pageInfo' in type.getFields());
    expect(parts.map(({ name }) => name).toSorted()).toEqual([...connections].toSorted());
  });

  it('has the arguments and parts of a connection, alike everywhere', () => {
    for (const { name, field } of listsOf()) {
      const args = field.args.map((arg) => `${arg.name}: ${arg.type}`);
      expect([name, args]).toEqual([name, expect.arrayContaining(['first: Int!', 'after: String'])]);
      expect([name, isListType(getNullableType(field.type))]).toEqual([name, false]);
      const connection = getNamedType(field.type);
      const parts = isObjectType(connection) ? connection.getFields() : {};
      expect([name, String(parts['pageInfo']?.type)]).toEqual([name, 'PageInfo!']);
      expect([name, String(parts['totalCount']?.type)]).toEqual([name, expect.stringMatching(/^Int!?$/)]);
      const edge = ofWholeList(parts['edges']?.type);
      expect([name, edge]).toEqual([name, expect.stringMatching(/^\w+Edge$/)]);
      const edgeType = schema.getType(edge);
      const { cursor, node } = isObjectType(edgeType) ? edgeType.getFields() : {};
      expect([name, String(cursor?.type)]).toEqual([name, 'String!']);
      expect([name, String(parts['nodes']?.type)]).toEqual([name, `[${String(node?.type)}]!`]);
    }
  });

  it('says of which accounts, or zones, it was made where some of them may fail', () => {
    const joined = ['Hosting.servers', 'Hosting.storageBoxes', 'Hosting.findings', 'Hosting.find'];
    const ofServers = ['Server', 'CloudServer', 'DedicatedServer'].flatMap((type) => [
      `${type}.names`,
      `${type}.dependents`,
    ]);
    const joinedLists = listsOf().flatMap(({ name, field }) =>
      fieldsOf(field.type).includes('isComplete') ? [name] : [],
    );
    expect(joinedLists).toEqual(expect.arrayContaining([...joined, ...ofServers]));
    expect(joinedLists.filter((name) => name.startsWith('Edge.'))).toHaveLength(8);
    for (const { field } of listsOf().filter(({ name }) => joinedLists.includes(name)))
      expect(fieldsOf(field.type)).toEqual(
        expect.arrayContaining([fieldsOf(field.type).includes('problems') ? 'problems' : 'sources']),
      );
  });

  const cost = (list: string) => costOf(schema, parse(`{ hosting { ${list} } }`), undefined, {});
  const names = (count: number) => Array.from({ length: count }, (_, place) => `f${place}: name`).join(' ');
  const around = 'totalCount pageInfo { hasNextPage endCursor }';

  it.each([
    [
      'servers',
      (first: number, fields: string) =>
        `servers(first: ${first}) { ${around} isComplete sources { accountName state error } nodes { ${fields} } }`,
    ],
    [
      'lines',
      (first: number, fields: string) => `bill { isComplete lines(first: ${first}) { ${around} nodes { ${fields} } } }`,
    ],
    ['edges', (first: number, fields: string) => `servers(first: ${first}) { edges { node { ${fields} } } }`],
  ])('costs about so many times what is asked of each: %s', (_name, list) => {
    const each = (Number(cost(list(10_000, names(10)))) - Number(cost(list(1_000, names(10))))) / 9_000;
    expect(each).toBeGreaterThanOrEqual(10);
    expect(each).toBeLessThanOrEqual(11);
  });

  it('has room for as many as it says, with as many fields of each', () => {
    const about = /An answer may have ([\d,]+) fields: with `first: (\d+)` there is room for some (\d+)/.exec(
      schema.description ?? '',
    );
    const [room, most, fields] = about?.slice(1).map((text) => Number(text.replace(/,/g, ''))) ?? [];
    expect([most, room]).toEqual([10_000, maxCost]);
    const lines = (count: number) =>
      cost(`bill { isComplete lines(first: ${most}) { ${around} nodes { ${names(count)} } } }`);
    expect(lines(fields ?? 0)).toBeLessThanOrEqual(maxCost);
    expect(lines((fields ?? 0) + 2)).toBeInstanceOf(Error);
  });
});
