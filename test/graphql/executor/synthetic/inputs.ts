/** Arguments in sets: with and without defaults, required, nested, named like what every object has. */
import {
  type GraphQLFieldConfigArgumentMap,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import { Color, Loose, Odd } from './leaves.js';

const Point: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'Point',
  fields: () => ({
    x: { type: new GraphQLNonNull(GraphQLInt) },
    y: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 3 },
    label: { type: GraphQLString, defaultValue: 'p' },
    color: { type: Color, defaultValue: 0 },
    inner: { type: Point },
    tags: { type: new GraphQLList(new GraphQLNonNull(GraphQLString)), defaultValue: ['a'] },
    grid: { type: new GraphQLList(new GraphQLList(GraphQLInt)) },
    constructor: { type: Odd },
  }),
});

const Choice = new GraphQLInputObjectType({
  name: 'Choice',
  isOneOf: true,
  fields: { number: { type: GraphQLInt }, text: { type: GraphQLString }, point: { type: Point } },
});

export const argumentSets: readonly GraphQLFieldConfigArgumentMap[] = [
  {},
  { first: { type: GraphQLInt, defaultValue: 2 }, color: { type: Color, defaultValue: 0 } },
  {},
  { id: { type: new GraphQLNonNull(GraphQLID) }, on: { type: new GraphQLNonNull(GraphQLBoolean), defaultValue: true } },
  {
    point: { type: Point },
    points: { type: new GraphQLList(new GraphQLNonNull(Point)), defaultValue: [{ x: 1, y: 2 }] },
  },
  { choice: { type: Choice }, nothing: { type: GraphQLString, defaultValue: null } },
  {},
  { numbers: { type: new GraphQLList(new GraphQLList(new GraphQLNonNull(GraphQLFloat))) }, odd: { type: Odd } },
  { constructor: { type: GraphQLString }, toString: { type: GraphQLInt, defaultValue: 1 }, loose: { type: Loose } },
  { colors: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(Color))), defaultValue: [0, NaN] } },
];
