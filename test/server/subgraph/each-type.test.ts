/** Of every type with a key: what there is, and what is foreign, absent or no key of it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isUnionType } from 'graphql';
import { someOf } from '../../support/scale.js';
import { type HostingType, type OneOfEach, absentIdOf, hostingTypes, idOf, oneOfEach } from './one-of-each.js';

let own: OneOfEach;
const headers = new Map<string, Record<string, string>>();
beforeAll(async () => {
  own = await oneOfEach();
  for (const { api } of hostingTypes) {
    const token = await own.meridian.token([`hosting:read@${api.toLowerCase()}:prod`]);
    headers.set(api, { authorization: `Bearer ${token}` });
  }
});
afterAll(() => own.close());

async function ask({ name, api }: HostingType, ids: readonly string[]) {
  const query = `query ($of: [_Any!]!) { _entities(representations: $of) { __typename ... on ${name} { id } } }`;
  const of = ids.map((id) => ({ __typename: name, id }));
  return (await own.meridian.query({ query, variables: { of } }, headers.get(api))).body;
}

const nothing = (ids: readonly string[]) => ({ data: { _entities: ids.map(() => null) } });

/** Texts with the form of its id that are none: it has one spelling, and its keys can stand in a path. */
function misspelt(type: HostingType): string[] {
  const { keys, isNumbered } = type;
  const above = keys.slice(0, -1);
  const numbers = isNumbered ? ['07', '7.0', '-7', '1e3', 'x', '9'.repeat(30), ''] : [];
  return [
    ...numbers.map((odd) => [...above, odd]),
    ...['', '..'].filter(() => above.length > 0).map((odd) => [odd, ...keys.slice(1)]),
  ].map((given) => idOf(type, 'prod', given));
}

describe.each(someOf(hostingTypes.map((type) => [type.name, type] as const)))('a reference to %s', (name, type) => {
  it('leads to what there is, and is null alike for what is absent', async () => {
    const upstream = own.showing(type);
    const { data, errors } = await ask(type, [idOf(type)]);
    expect([errors, data]).toEqual([undefined, { _entities: [{ __typename: name, id: idOf(type) }] }]);
    expect(upstream.calls.length).toBeGreaterThan(0);
    expect(await ask(type, [absentIdOf(type)])).toEqual(nothing(['']));
  });

  it('is null alike for another account, and for what is no key, without a call', async () => {
    const upstream = own.showing(type);
    const ids = [...['test', 'nowhere', '', '..'].map((account) => idOf(type, account)), ...misspelt(type)];
    expect(await ask(type, ids)).toEqual(nothing(ids));
    expect(upstream.calls).toEqual([]);
  });

  it('that is no id of the graph says so in its place, and takes no call', async () => {
    const upstream = own.showing(type);
    const { keys } = type;
    const odd = [keys.slice(0, -1), [...keys, '7'], [...keys.slice(0, -1), '%2e%2e']];
    const ids = odd.map((given) => idOf(type, 'prod', given));
    const { data, errors = [] } = await ask(type, ids);
    expect(data).toEqual(nothing(ids).data);
    expect(errors.map(({ path, extensions }) => [path, extensions['code']])).toEqual(
      ids.map((_, place) => [['_entities', place], 'BAD_USER_INPUT']),
    );
    expect(upstream.calls).toEqual([]);
  });
});

it('every type with a key is among these, or is no object of an account', () => {
  const Entity = own.meridian.services.schema.getType('_Entity');
  const entities = isUnionType(Entity) ? Entity.getTypes().map(({ name }) => name) : [];
  const others = ['City', 'Country', 'Currency', 'Finding', 'State'];
  expect(entities.sort()).toEqual([...hostingTypes.map(({ name }) => name), ...others].sort());
});
