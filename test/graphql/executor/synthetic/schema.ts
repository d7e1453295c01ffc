/** A schema with every type in every shape, whose values come from the context that makes them. */
import {
  type GraphQLFieldConfigMap,
  type GraphQLFieldResolver,
  GraphQLInterfaceType,
  GraphQLList,
  type GraphQLNamedOutputType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
} from 'graphql';
import { argumentSets } from './inputs.js';
import { leaves } from './leaves.js';
import type { Making } from './making.js';

type Fields = GraphQLFieldConfigMap<unknown, Making>;

const shapes: Readonly<Record<string, (type: GraphQLNamedOutputType) => GraphQLOutputType>> = {
  Plain: (type) => type,
  Sure: (type) => new GraphQLNonNull(type),
  List: (type) => new GraphQLList(type),
  ListOfSure: (type) => new GraphQLList(new GraphQLNonNull(type)),
  SureList: (type) => new GraphQLNonNull(new GraphQLList(type)),
  AllSure: (type) => new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type))),
  Grid: (type) => new GraphQLList(new GraphQLList(type)),
  SureGrid: (type) =>
    new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type))))),
};

const resolve: GraphQLFieldResolver<unknown, Making> = (source, args, making, info) =>
  making.resolved(source, args, info);

const Named: GraphQLInterfaceType = new GraphQLInterfaceType({
  name: 'Named',
  fields: () => ({ ...fieldsOf(0, 2), ...strange, self: { type: Named } }),
});
const Aged: GraphQLInterfaceType = new GraphQLInterfaceType({
  name: 'Aged',
  interfaces: [Named],
  fields: () => ({ ...fieldsOf(1), ...strange, self: { type: Named } }),
});
const Cat = objectOf('Cat', 0, [Named, Aged]);
const Dog = objectOf('Dog', 1, [Named]);
const Bird = objectOf('Bird', 2, [Named, Aged]);
const Fish = objectOf('Fish', 3, []);
const Worm = objectOf('Worm', 4, []);
const Pet = new GraphQLUnionType({ name: 'Pet', types: [Cat, Dog, Fish] });
const AnyOf = new GraphQLUnionType({ name: 'AnyOf', types: [Dog, Bird, Cat, Worm, Fish] });

// What they answer is at times of a wrong kind, which their types would not allow.
for (const type of [Named, Pet]) {
  Object.assign(type, { resolveType: (value: unknown, making: Making) => making.typeOf(value) });
}
for (const type of [Cat, Bird, Fish]) {
  Object.assign(type, { isTypeOf: (value: unknown, making: Making) => making.isOfType(value, type.name) });
}

/** Fields that every object seems to have already. */
const strange: Fields = Object.fromEntries(
  ['constructor', 'toString', 'hasOwnProperty', 'kind'].map((name) => [name, { type: GraphQLString }]),
);

/** Each `step`th field; whether one has a resolver changes from type to type. */
function fieldsOf(owner: number, step = 1): Fields {
  const named = [...leaves.map(({ type }) => type), Cat, Dog, Bird, Fish, Named, Aged, Pet, AnyOf];
  const all = named.flatMap((type) => Object.entries(shapes).map(([shape, wrap]) => ({ type, shape, wrap })));
  const fields: Fields = {};
  for (const [index, { type, shape, wrap }] of all.entries()) {
    if (index % step !== 0) continue;
    fields[`${type.name.toLowerCase()}${shape}`] = {
      type: wrap(type),
      args: argumentSets[index % argumentSets.length] ?? {},
      ...((owner + index) % 5 < 2 && { resolve }),
      ...(index % 11 === 0 && { deprecationReason: 'Old' }),
    };
  }
  return fields;
}

function objectOf(
  name: string,
  owner: number,
  interfaces: readonly GraphQLInterfaceType[],
): GraphQLObjectType<unknown, Making> {
  const type: GraphQLObjectType<unknown, Making> = new GraphQLObjectType<unknown, Making>({
    name,
    interfaces: [...interfaces],
    fields: () => ({ ...fieldsOf(owner), ...strange, self: { type } }),
  });
  return type;
}

export const schema = new GraphQLSchema({
  query: objectOf('Query', 5, []),
  types: [Worm],
});
