/** @decorates-classes */
import { expect, it } from '@jest/globals';
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql';
import { sharedGraph } from '../../support/shared/graph.js';

interface Element {
  readonly name: string;
  readonly description: string | null | undefined;
}

function elementsOf(type: GraphQLNamedType): readonly Element[] {
  const below = isEnumType(type)
    ? type.getValues().map(({ name, description }) => ({ name: `${type.name}.${name}`, description }))
    : isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).flatMap(({ name, description, args }) => [
          { name: `${type.name}.${name}`, description },
          ...args.map((arg) => ({ name: `${type.name}.${name}(${arg.name}:)`, description: arg.description })),
        ])
      : isInputObjectType(type)
        ? Object.values(type.getFields()).map(({ name, description }) => ({
            name: `${type.name}.${name}`,
            description,
          }))
        : [];
  return [{ name: type.name, description: type.description }, ...below];
}

function elements(graph: GraphQLSchema): readonly Element[] {
  return [
    ...Object.values(graph.getTypeMap())
      .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
      .flatMap(elementsOf),
    ...graph
      .getDirectives()
      .filter((directive) => !isSpecifiedDirective(directive))
      .flatMap(({ name, description, args }) => [
        { name: `@${name}`, description },
        ...args.map((arg) => ({ name: `@${name}(${arg.name}:)`, description: arg.description })),
      ]),
  ];
}

it('every type, field, argument, input field, enum value and directive is described', async () => {
  const all = elements(await sharedGraph());
  expect(all.length).toBeGreaterThan(10_000);
  expect(all.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([]);
});

it('no enum value is described by its name alone', async () => {
  const values = Object.values((await sharedGraph()).getTypeMap()).flatMap((type) =>
    isEnumType(type) ? type.getValues().map(({ name, description }) => ({ type, name, description })) : [],
  );
  const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const repeated = values.filter(({ name, description }) => lettersOf(description ?? '') === lettersOf(name));
  expect(repeated.map(({ type, name }) => `${type.name}.${name}`)).toEqual([]);
});
