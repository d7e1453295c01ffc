/** What every list of the schema that takes a number has, and what it is estimated to cost. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLField, type GraphQLSchema, getNamedType, isInterfaceType, isObjectType, parse } from 'graphql';
import { costOf, maxCost } from '../../src/graphql/admission/operation-limits.js';
import { sharedGraph } from '../support/shared/graph.js';

/** Of data in memory, ranked: their first are what is looked for. */
const ranked = ['Country.cities', 'Query.search', 'Query.nearestCities'];
/** The first of each group, beside its total; the argument `states` of the field around them has the rest, in pages. */
const groups = ['EdgeDnsRecordsByTarget.groups'];

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await sharedGraph();
});

interface Listed {
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
}

function listsOf(): Listed[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))
    .filter(
      ({ name, field }) => !name.startsWith('__') && field.args.some((arg) => /^(first|last|limit)$/.test(arg.name)),
    )
    .filter(({ name }) => ![...ranked, ...groups].includes(name));
}

const fieldsOf = (type: unknown) => {
  const named = getNamedType(type as never);
  return isObjectType(named) ? Object.keys(named.getFields()) : [];
};

describe('a list that takes a number', () => {
  it('is a connection with cursors, a total, and an argument that goes on behind a cursor', () => {
    const lists = listsOf();
    expect(lists.length).toBeGreaterThan(100);
    for (const { name, field } of lists) {
      const named = getNamedType(field.type);
      const connection = isObjectType(named) ? named.getFields() : {};
      expect([name, Object.keys(connection)]).toEqual([
        name,
        expect.arrayContaining(['nodes', 'edges', 'pageInfo', 'totalCount']),
      ]);
      expect([name, fieldsOf(connection['edges']?.type)]).toEqual([name, ['cursor', 'node']]);
      expect([name, fieldsOf(connection['pageInfo']?.type)]).toEqual([
        name,
        ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'],
      ]);
      expect([name, field.args.map((arg) => arg.name)]).toEqual([name, expect.arrayContaining(['first', 'after'])]);
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
        `servers(first: ${first}) { ${around} isComplete sources { account state error } nodes { ${fields} } }`,
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
