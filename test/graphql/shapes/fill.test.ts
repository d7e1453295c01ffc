/** Which literals fit, and what a filled shape says of the text. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type DocumentNode, type GraphQLSchema, Kind, parse, validate, visit } from 'graphql';
import { fill } from '../../../src/graphql/shapes/fill.js';
import { shapeOf } from '../../../src/graphql/shapes/shape.js';
import { shapeTemplate } from '../../../src/graphql/shapes/template.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { oddSchema } from './odd-schema.js';
import { plain } from './plainly.js';

const odd = oddSchema();

function templateOf(schema: GraphQLSchema, text: string) {
  const document = parse(text);
  expect(validate(schema, document).map(String)).toEqual([]);
  const shape = shapeOf(text);
  if (!shape) throw new Error(`Expected a shape of ${text}`);
  return { document, shape, template: shapeTemplate(schema, document, shape) };
}

function filled(text: string, other: string) {
  const { document, shape, template } = templateOf(odd, text);
  const own = shapeOf(other);
  expect(own?.key).toBe(shape.key);
  return { document, nodes: own && fill(template, own, other) };
}

function argumentsIn(document: DocumentNode) {
  const values = new Map<string, Parameters<typeof plain>[0]>();
  visit(document, { Argument: ({ name, value }) => void values.set(name.value, value) });
  return values;
}

const picks = (given: string) =>
  `query ($v: Int, $w: Any) { pick(int: $v, any: $w) { pick(${given}) { __typename } } }`;

describe('literals of another text', () => {
  it.each([
    ['a number for an id', 'id: "a"', 'id: 1'],
    ['a number for one of several ids', 'ids: "a"', 'ids: 1'],
    ['a whole number for one with decimals', 'float: 1.5', 'float: 1'],
    ['the largest number', 'int: 1', 'int: 2147483647'],
    ['a block', 'text: "a"', 'text: """a"""'],
    ['anything for what takes anything', 'any: 1', 'any: "a"'],
    ['anything in an object of such', 'object: {a: 1, b: [$v, 2]}', 'object: {a: "x", b: [$v, 1.5]}'],
    ['anything in a list of such', 'objects: {a: 1}', 'objects: {a: "x"}'],
    ['anything in a list that is read whole', 'pair: [1, "a"]', 'pair: ["b", 1.5]'],
    ['an odd number for an odd one', 'odds: [1, 3]', 'odds: [5, 7]'],
    ['a number in nested lists', 'matrix: 1', 'matrix: 2'],
    [
      'those of nested objects',
      'filter: {needed: 1, filters: {needed: 2}}',
      'filter: {needed: 1.5, filters: {needed: 3}}',
    ],
    ['another single choice', 'choice: {number: 1}', 'choice: {number: 2}'],
  ])('fit: %s', (_what, one, other) => {
    expect(validate(odd, parse(picks(other)))).toEqual([]);
    expect(filled(picks(one), picks(other)).nodes).toBeDefined();
  });

  it.each([
    ['decimals for an id', 'id: "a"', 'id: 1.5'],
    ['decimals for one of several ids', 'ids: "a"', 'ids: 1.5'],
    ['decimals for a whole number', 'int: 1', 'int: 1.0'],
    ['a number too large', 'int: 1', 'int: 2147483648'],
    ['a string for a number', 'int: 1', 'int: "1"'],
    ['a number for a string', 'text: "1"', 'text: 1'],
    ['one that a type makes nothing of', 'odd: 1', 'odd: 2'],
    ['one that a type throws at', 'odd: 1', 'odd: 1.5'],
    ['one of a list', 'odds: [1, 3]', 'odds: [1, 4]'],
    ['one for a list', 'odds: 1', 'odds: 2'],
    ['one in nested lists', 'matrix: [[1]]', 'matrix: [["1"]]'],
    ['one of a nested object', 'filter: {needed: 1, odd: 3}', 'filter: {needed: 1, odd: 4}'],
    ['one of a choice', 'choice: {text: "a"}', 'choice: {text: 1}'],
  ])('do not fit: %s', (_what, one, other) => {
    expect(validate(odd, parse(picks(other)))).not.toEqual([]);
    expect(filled(picks(one), picks(other)).nodes).toBeUndefined();
  });
});

describe('nodes of another text', () => {
  const one =
    'query ($v: Int) { pick(any: {a: [1, $v, 1]}, ids: ["b"], int: $v, objects: [{c: null}]) { __typename } }';
  const other =
    '# that\nquery ($v: Int) { pick(any: {a: [2.50, $v, 2.50]},\n ids: ["""c"""], int: $v, objects: [{c: null}]) { __typename } }';

  it('have its values, made without its text', () => {
    const { shape, template } = templateOf(odd, one);
    const own = shapeOf(other);
    expect(own?.key).toBe(shape.key);
    const nodes = own && fill(template, own, 'a text that cannot be parsed');
    const real = argumentsIn(parse(other));
    visit(template.document, {
      Argument: ({ name, value }) => expect(plain(nodes?.value(value))).toBe(plain(real.get(name.value))),
    });
  });

  it('are those of the known text where it has no literals', () => {
    const { document, nodes } = filled(one, other);
    visit(document, {
      Argument: ({ name, value }) => {
        if (name.value === 'int' || name.value === 'objects') expect(nodes?.value(value)).toBe(value);
      },
    });
  });

  it('say where they stand in it', () => {
    const { document, nodes } = filled(one, other);
    expect(nodes?.of(document).loc?.source.body).toBe(other);
    visit(document, {
      Argument: (node) => {
        if (node.name.value === 'ids') expect(nodes?.of(node).loc?.startToken).toMatchObject({ line: 3, column: 2 });
      },
      IntValue: (node) => {
        const own: unknown = nodes?.of(node);
        expect(own).toMatchObject({ kind: Kind.FLOAT, value: '2.50' });
      },
    });
  });

  it('are no others', () => {
    const { nodes } = filled(one, other);
    expect(() => nodes?.of(parse(one))).toThrow('Expected a Document of the document');
  });

  it('are not made of a text of another shape', () => {
    const { document, shape, template } = templateOf(odd, one);
    for (const text of ['{ pick { __typename } }', `${one} fragment F on Query { other }`])
      expect(() => fill(template, shape, text)?.of(document)).toThrow('Expected texts of one shape');
    const { template: flat, shape: flatShape } = templateOf(odd, '{ pick { other } other }');
    expect(() => fill(flat, flatShape, '{ pick { other other } }')?.of(flat.document)).toThrow('Expected texts');
    expect(() => shapeTemplate(odd, parse('{ __typename }'), shape)).toThrow('Expected 3 literals, but found 0');
  });
});

describe('the cost of a shape', () => {
  let real: GraphQLSchema;
  beforeAll(async () => {
    real = await sharedGraph();
  });

  it.each([
    ['{ country(code: "IN") { name currency { code rate } } }', false],
    ['{ currencies(codes: ["INR", "USD"]) { code } }', true],
    ['query ($codes: [CurrencyCode!]) { currencies(codes: $codes) { code } country(code: "IN") { name } }', false],
    ['{ currencies(isActive: true) { code } }', false],
    ['{ cloud { volumes(first: 200) { nodes { name } } } }', true],
    ['{ countries(filter: {search: "a"}) { name } }', true],
    ['{ country(code: "IN") { ...F } } fragment F on Country { cities(first: 3) { nodes { name } } }', true],
    ['{ country(code: "IN") { cities { nodes { name } } } }', false],
    ['{ __type(name: "Query") { name } }', false],
  ])('of %s varies with its literals: %s', (text, varies) => {
    expect(templateOf(real, text).template.costVaries).toBe(varies);
  });
});
