/** What those read who ask the graph about itself: its size, what it repeats, and what its scalars are. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type GraphQLSchema, getIntrospectionQuery, isScalarType, isSpecifiedScalarType } from 'graphql';
import { isObject } from '../../src/base/unknown.js';
import { type Meridian, startMeridian } from '../support/meridian.js';

let meridian: Meridian;
let schema: GraphQLSchema;
beforeAll(async () => {
  meridian = await startMeridian();
  schema = meridian.services.schema;
});
afterAll(() => meridian.close());

const all = {
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
} as const;

/** Bytes that the server answers. */
async function sizeOf(query: string): Promise<number> {
  const response = await fetch(`${meridian.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return (await response.arrayBuffer()).byteLength;
}

it.each([
  ['all that there is', getIntrospectionQuery(all), 3_350_000],
  ['what tools ask by default', getIntrospectionQuery(), 3_050_000],
])('introspection is no larger than it has to be: %s', async (_what, query, most) => {
  expect(await sizeOf(query)).toBeLessThan(most);
});

it('no long description stands many times', async () => {
  const { body } = await meridian.query({ query: getIntrospectionQuery(all) });
  const times = new Map<string, number>();
  const count = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(count);
    if (!isObject(value)) return;
    const { description } = value;
    if (typeof description === 'string') times.set(description, (times.get(description) ?? 0) + 1);
    Object.values(value).forEach(count);
  };
  count(body.data);
  expect(times.size).toBeGreaterThan(5_000);
  // What stands often has few words: the description of the schema says the rest once.
  const repeated = [...times].filter(
    ([text, n]) => (n - 1) * (text.length - 50) > 4_000 || (text.length > 120 && n > 10),
  );
  expect(repeated).toEqual([]);
});

it('its scalars say by which public specification they are written', () => {
  const own = Object.values(schema.getTypeMap()).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
  expect(own.length).toBeGreaterThan(5);
  for (const { name, description, specifiedByURL } of own.filter(isScalarType))
    expect([name, description, specifiedByURL]).toEqual([
      name,
      expect.stringMatching(/\.$/),
      expect.stringMatching(/^https:\/\//),
    ]);
});

it('every mutation answers a payload of its own, which one that fails leaves null', () => {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  expect(fields.length).toBeGreaterThan(290);
  const types = fields.map(({ type }) => String(type));
  expect(types.filter((type) => !/^\w+Payload$/.test(type))).toEqual([]);
  expect(new Set(types).size).toBe(types.length);
});

it('has a description that says what holds everywhere', () => {
  for (const word of ['account', 'first', 'after', 'wait', 'maxAge', 'monthlyAmount', 'consoleUrl'])
    expect(schema.description).toContain(`\`${word}`);
});
