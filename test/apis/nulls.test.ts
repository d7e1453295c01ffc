/** Null in inputs, over every write of every API: sent where the facts have it, else left out of what is new and refused in changes. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLSchema, getNamedType, isInputObjectType, isNonNullType } from 'graphql';
import { takesNull } from '../../src/rest/mapping/nulls.js';
import { dialects } from '../support/dialects.js';
import { sharedGraph } from '../support/shared/graph.js';
import { Call } from './contract/call.js';
import { type Endpoint, type Fields, nameOf, readFacts } from './contract/facts.js';
import { type GraphFields, Pairing } from './contract/pairs.js';

const graph = sharedGraph();

describe.each(dialects)('the $api API', (dialect) => {
  const facts = readFacts(dialect.api);
  const pairing = new Pairing(facts, dialect.names);
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = await graph;
  });

  /** Inputs that take null and are said not to, or the other way round. */
  function wrong(fields: Fields, inputs: GraphFields, owner: string, path: string, seen: readonly string[]): string[] {
    return pairing.pairs(fields, inputs, owner).flatMap(({ wire, fact, field }) => {
      const own = path ? `${path}.${field.name}` : field.name;
      const type = getNamedType(field.type);
      const item = fact.item ?? fact;
      const below =
        isInputObjectType(type) && item.name !== undefined && !seen.includes(item.name)
          ? wrong(pairing.inputFieldsOf(item.name), type.getFields(), item.name, own, [...seen, item.name])
          : [];
      const isSame =
        isNonNullType(field.type) || /^JSON$/.test(type.name) || takesNull(field as never) === fact.nullable;
      return isSame ? below : [`${own} (${wire}) ${fact.nullable ? 'takes null' : 'takes no null'}`, ...below];
    });
  }

  const writes = facts.endpoints.filter(({ method, body }) => method !== 'GET' && body !== null);

  it.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint: Endpoint) => {
    const call = new Call(schema, dialect, facts, endpoint);
    if (call.row.kind !== 'write') return;
    expect(wrong(call.sent.body, call.inputFields, name, '', [])).toEqual([]);
  });
});
