/** Questions that descriptions show, such as `edge { zones { nodes { id } } }`: whoever copies one must get an answer. */
import { beforeAll, expect, it } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isObjectType,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { sharedGraph } from '../../support/shared/graph.js';

interface Example {
  readonly where: string;
  readonly text: string;
}

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await sharedGraph();
});

/** Of a field and what is asked of it; what begins with a brace is a value of an API. */
const pattern = /`(\w+(?:\([^`)]*\))? \{[^`]*\})`/g;

function examples(): Example[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => [
    ...within(type.name, type),
    ...parts(type).flatMap((part) => [
      ...within(`${type.name}.${part.name}`, part),
      ...('args' in part ? part.args : []).flatMap((arg) => within(`${type.name}.${part.name}(${arg.name}:)`, arg)),
    ]),
  ]);
}

function within(where: string, { description }: { readonly description?: string | null | undefined }): Example[] {
  return [...(description ?? '').matchAll(pattern)].map(([, text = '']) => ({ where, text }));
}

function parts(type: GraphQLNamedType) {
  if (isEnumType(type)) return type.getValues();
  return 'getFields' in type ? Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields()) : [];
}

/** A fragment by itself is used by nobody. */
const rules = specifiedRules.filter(({ name }) => name !== 'NoUnusedFragmentsRule');

/** What begins at no root may begin at any object. */
function isAnswered({ text }: Example): boolean {
  const [field = ''] = text.split(/\W/);
  const { Query: root, ...types } = schema.getTypeMap();
  const isWhole = isObjectType(root) && field in root.getFields();
  return (isWhole ? [root] : Object.values(types)).some(
    (type) =>
      isCompositeType(type) &&
      'getFields' in type &&
      field in type.getFields() &&
      validate(schema, parse(`fragment Example on ${type.name} { ${text} }`), rules).length === 0,
  );
}

it('are many', () => expect(examples().length).toBeGreaterThan(100));

it('ask for what there is', () => {
  expect(
    examples()
      .filter((example) => !isAnswered(example))
      .map(({ where, text }) => `${where}: ${text}`),
  ).toEqual([]);
});
