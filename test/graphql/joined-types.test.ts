/** What a union or an interface joins can be asked by one fragment: the same field is of one type on all of them, null or never. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  buildSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
} from 'graphql';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
// A Node may be anything: what is selected of it beside its id takes an alias, or a query of its own.
const abstractTypes = Object.values(schema.getTypeMap())
  .filter(isAbstractType)
  .filter(({ name }) => name !== 'Node');

/** The provider leaves the name of a script out where it answers with the script alone. */
const excepted = ['EdgeWorkerScript.id'];

/** Fields that are other things on other types, as their providers call them: they take an alias. */
const otherThings = new Map([
  ['Place', 'code'],
  ['Server', 'datacenter'],
  ['DnsRecord', 'flags'],
  ['DnsZone', 'status'],
  ['EdgeDnsRecord', 'flags'],
  [
    'HostingResource',
    'address algorithm checkRegions createdAt data datacenter failover fingerprint flags ip jurisdiction location mode networks server size status type value',
  ],
  ['CloudObject', 'status type'],
  ['DnsValue', 'flags'],
  ['HostedStorageBox', 'location'],
]);

/** By name and named type: fields of other types cannot stand side by side anyway. */
function fieldsOf(type: GraphQLNamedType): readonly (readonly [string, string])[] {
  if (!isAbstractType(type)) return [];
  return schema.getPossibleTypes(type).flatMap((possible) =>
    fieldsBut(excepted, possible).map((field) => {
      const key = `${type.name}.${field.name}: ${getNamedType(field.type).name}`;
      return [key, String(field.type)] as const;
    }),
  );
}

function fieldsBut(some: readonly string[], type: GraphQLObjectType): GraphQLField<unknown, unknown>[] {
  return Object.values(type.getFields()).filter(({ name }) => !some.includes(`${type.name}.${name}`));
}

/** Objects of several types stand side by side: what is selected of each decides. */
function kindOf({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  return isLeafType(named) ? named.name : 'an object';
}

it('the same field is of the same nullability on all types that a union or an interface joins', () => {
  const found = new Map<string, Set<string>>();
  for (const [key, type] of abstractTypes.flatMap(fieldsOf)) {
    const types = found.get(key) ?? new Set();
    found.set(key, types.add(type));
  }
  expect(abstractTypes.length).toBeGreaterThan(5);
  expect(found.size).toBeGreaterThan(300);
  expect([...found].filter(([, types]) => types.size > 1).map(([key, types]) => [key, ...types])).toEqual([]);
});

it('the same field is of the same type on all types that a union or an interface joins, but for other things of its name', () => {
  for (const type of abstractTypes) {
    const found = new Map<string, Set<string>>();
    for (const field of schema.getPossibleTypes(type).flatMap((possible) => Object.values(possible.getFields()))) {
      found.set(field.name, (found.get(field.name) ?? new Set()).add(kindOf(field)));
    }
    const differing = [...found].filter(([, types]) => types.size > 1).map(([name]) => name);
    expect([type.name, differing.sort().join(' ')]).toEqual([type.name, otherThings.get(type.name) ?? '']);
  }
});
