/** Leaf types of every kind: those of GraphQL itself, an enum with values of its own, and scalars that fail. */
import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLError,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  type GraphQLLeafType,
  GraphQLScalarType,
  GraphQLString,
} from 'graphql';

const green = { internal: 'green' };

export const Color = new GraphQLEnumType({
  name: 'Color',
  values: {
    RED: { value: 0 },
    GREEN: { value: green },
    BLUE: {},
    NONE: { value: NaN },
    OLD: { value: false, deprecationReason: 'Faded' },
  },
});

/** Fails on some values, in both directions. */
export const Odd = new GraphQLScalarType({
  name: 'Odd',
  serialize(value) {
    if (value === 13) throw new Error('13 is too odd');
    if (value === 17) throw new GraphQLError('17 is odder', { extensions: { code: 'ODD' } });
    return typeof value === 'number' ? value + 1 : String(value);
  },
  parseValue(value) {
    if (value === 13 || value === 'x') throw new Error('Nothing odd');
    return { odd: value };
  },
});

/** Has nothing to say of some values. */
export const Gone = new GraphQLScalarType({
  name: 'Gone',
  serialize: (value) => (value === 2 ? undefined : value === 4 ? null : `gone ${typeof value}`),
});

/** Anything, as it is, that JSON has words for. */
export const Loose = new GraphQLScalarType({
  name: 'Loose',
  serialize: (value) => (typeof value === 'bigint' ? String(value) : value),
});

/** Each with values that it takes, and such as it refuses or turns into others. */
export const leaves: readonly { readonly type: GraphQLLeafType; readonly values: readonly unknown[] }[] = [
  { type: GraphQLInt, values: [1, 0, -0, '12', true, 1.5, 2 ** 31, NaN, '', 'one', 10n] },
  { type: GraphQLFloat, values: [0.1, 1e300, 3, '1.5', false, NaN, Infinity, 'x'] },
  {
    type: GraphQLString,
    values: ['', 'text', '"quoted" \u2028 💶', 7, true, Infinity, { toJSON: () => 'json' }, ['a']],
  },
  { type: GraphQLBoolean, values: [true, false, 1, 0, NaN, 'true'] },
  { type: GraphQLID, values: ['id', 7, 1.5, 9n, { valueOf: () => 'one' }, true] },
  { type: Color, values: [0, green, 'BLUE', NaN, false, 'RED', { internal: 'green' }] },
  { type: Odd, values: [1, 3, 'five', 13, 17] },
  { type: Gone, values: [1, 3, 2, 4, 'text'] },
  { type: Loose, values: ['text', 0, { a: [1, { then: 'now' }], __typename: 'Cat' }, [[null]], false] },
];
