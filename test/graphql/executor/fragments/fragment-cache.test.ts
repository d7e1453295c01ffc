/** Data that never change are written once: the second asking takes their text, and must not take another's. */
import { describe, expect, it } from '@jest/globals';
import { OperationTypeNode, buildSchema, getOperationAST, parse, validate } from 'graphql';
import { closures, graphqlJs } from '../executors.js';

const schema = buildSchema(`
  enum Size { S M }
  interface Named { name: String }
  type Place implements Named { code: String! name: String size: Size people: Int area: Float open: Boolean id: ID owner: Place }
  type Query { places: [Place] strict: [Place!] place: Place named: [Named] both: [[Place]] }
`);

const place = (fields: object) => Object.freeze({ __typename: 'Place', ...fields });
const owner = place({ code: 'O', name: 'Öwner "x"\n', people: 3 });
const odd = [
  { code: null },
  { code: new Error('No code') },
  { code: 'F', name: () => 'called' },
  { code: 'U', name: undefined, people: undefined },
  { code: 'P', name: Promise.resolve('later') },
  { code: 'R', people: 2 ** 31, size: 'XL' },
  { code: 'N', people: Number.NaN, area: Infinity, name: 7, open: 1, id: 5 },
  { code: 'T', then: 'no' },
  { code: 'B', name: Symbol('b') },
];
const plain = ['IN', 'DE', 'ü', '\u2028', '\ud800'].map((code, index) =>
  place({
    code,
    name: `${code} "${index}"`,
    size: 'M',
    people: index,
    area: index / 3,
    open: index > 1,
    id: code,
    owner,
  }),
);
const items = [...plain, ...odd.map(place), null, { code: 'live', name: 'before' }, new Error('No place')];
const list = Object.freeze([...items]);
const root = {
  places: list,
  strict: Object.freeze([...plain]),
  place: plain[0],
  named: Object.freeze([...plain]),
  both: Object.freeze([Object.freeze([...plain]), list, null]),
};

const queries = [
  '{ strict { code name } places { code name } }',
  'query ($a: Boolean! = true) { strict { code name @skip(if: $a) people } places { code @include(if: $a) name people } }',
  '{ strict { a: code b: name c: code } strict2: strict { name code } strict { size } }',
  '{ strict { code owner { name code } name area open id } places { owner { name } size people area open id } }',
  '{ strict { __typename code } places { code __typename name } place { code name __typename size } }',
  '{ named { name ... on Place { code people } } both { code size } }',
  '{ place { people area } both { people area open id } }',
  '{ places { name } strict { name } named { name } }',
];

describe.each(queries)('%s', (query) => {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error(`Expected a ${OperationTypeNode.QUERY}`);

  it('is answered alike at each asking, under either condition', async () => {
    expect(validate(schema, document)).toEqual([]);
    const [ask, reference] = [closures, graphqlJs].map((executor) => executor(schema, document, operation));
    for (const variableValues of [{}, {}, { a: false }, { a: true }, { a: false }, {}]) {
      const asked = { rootValue: root, contextValue: {}, variableValues };
      const [answer, expected] = [await ask?.(asked), await reference?.(asked)];
      expect(answer?.data).toBe(expected?.data);
      const textsOf = (errors: typeof expected) => errors?.errors.map((error) => JSON.stringify(error)).sort();
      expect(textsOf(answer)).toEqual(textsOf(expected));
    }
  });
});

it('is written anew for an object that may change', async () => {
  const document = parse('{ place { code name } }');
  const operation = getOperationAST(document);
  const live = { code: 'L', name: 'before' };
  const ask = operation && closures(schema, document, operation);
  const name = async () => (await ask?.({ rootValue: { place: live }, contextValue: {}, variableValues: {} }))?.data;
  expect(await name()).toContain('before');
  live.name = 'after';
  expect(await name()).toContain('after');
});
