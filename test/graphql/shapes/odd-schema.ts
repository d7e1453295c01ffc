/** A graph whose arguments are of every sort that a schema allows, and some documents over it. */
import { GraphQLError, type GraphQLScalarType, type GraphQLSchema, Kind, buildSchema, isScalarType } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';

export function oddSchema(): GraphQLSchema {
  const schema = buildSchema(`
    directive @note(text: String, any: Any) repeatable on FIELD | QUERY | VARIABLE_DEFINITION | FRAGMENT_SPREAD
    "Takes values as they are."
    scalar Any
    scalar AnyObject
    "Odd numbers; of even ones it makes nothing, and throws at all else."
    scalar Odd
    "Lists of two, and nothing else."
    scalar Pair
    enum Colour { RED GREEN }
    input Filter {
      needed: Float!
      name: String = "x"
      ids: [ID!]
      matrix: [[Int]]
      any: Any
      object: AnyObject
      odd: Odd
      colour: Colour
      filters: [Filter!]
    }
    input Choice @oneOf { number: Int text: String }
    type Query {
      pick(
        id: ID, ids: [ID!], int: Int, float: Float, text: String, flag: Boolean, matrix: [[Int]], colour: Colour,
        any: Any, anys: [Any], object: AnyObject, objects: [AnyObject], odd: Odd, odds: [Odd!],
        pair: Pair, pairs: [Pair],
        filter: Filter, filters: [Filter], choice: Choice
      ): Query
      dear(first: Int): Query
      other(text: String): String
    }
  `);
  scalar(schema, 'AnyObject').parseLiteral = GraphQLJSONObject.parseLiteral;
  scalar(schema, 'Odd').parseLiteral = (node) => {
    if (node.kind !== Kind.INT) throw new GraphQLError('Odd: expected a number', { nodes: node });
    return Number(node.value) % 2 === 0 ? undefined : Number(node.value);
  };
  scalar(schema, 'Pair').parseLiteral = (node) => {
    if (node.kind === Kind.LIST && node.values.length === 2) return node.values.map((item) => item.kind);
    throw new GraphQLError('Pair: expected a list of two', { nodes: node });
  };
  const dear = schema.getQueryType()?.getFields()['dear'];
  if (dear) dear.extensions = { complexity: () => 1 };
  return schema;
}

function scalar(schema: GraphQLSchema, name: string): GraphQLScalarType {
  const type = schema.getType(name);
  if (!isScalarType(type)) throw new Error(`Expected a scalar ${name}`);
  return type;
}

export const oddDocuments = [
  '{ pick(id: 1, ids: ["a", 2], int: 3, float: 1.5, text: "x", flag: true, matrix: [[1, 2], [3]], colour: RED) { __typename } }',
  '{ pick(ids: "one", matrix: 1, odds: 3, anys: 4, objects: {a: 5}) { pick(matrix: [1, 2]) { __typename } } }',
  '{ pick(any: {a: [1, "x", {b: 2.5}], c: null, d: RED}, anys: [1, [2], {e: 3}]) { __typename } }',
  'query ($v: Int = 5 @note(text: "v"), $w: Any = {a: [1, "x"]}) { pick(any: {a: $v, b: [$w, 7]}, object: {a: $v, b: "x"}, int: $v) { __typename } }',
  'query @note(any: {a: 1}) { pick(object: {a: 1, b: {c: "x"}}, objects: [{a: 2}, {b: 1}]) @note(text: "x", any: [1]) { __typename } }',
  'query ($name: String, $f: Float = 2) { pick(filter: {needed: 1, name: $name, ids: [1, "b"], filters: [{needed: $f, odd: 3}, {needed: 2.5}]}) { __typename } }',
  '{ pick(filters: {needed: 1, matrix: [1, [2]], any: 1, object: {a: 1}, colour: GREEN}) { __typename } }',
  '{ a: pick(choice: {number: 1}) { __typename } b: pick(choice: {text: "x"}) { other(text: "x") } }',
  '{ pick(pair: [1, "x"], pairs: [[1, 2], [3, "x"]]) { pick(pairs: [[1, {a: 2}]]) { __typename } } }',
  '{ pick(odd: 1, odds: [1, 3, 5]) { dear(first: 2) { __typename } } }',
  '{ pick(int: 1) { other(text: "a") } pick(int: 1) { other(text: "a") ...F } } fragment F on Query { other(text: "a") again: other(text: """a""") }',
];
