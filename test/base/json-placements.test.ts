/** JSON that nests deep in every argument of the graph, and in every field of its inputs. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { someOf } from '../support/scale.js';
import { sharedGraph } from '../support/shared/graph.js';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const tooDeep = 'Expected JSON of at most 64 lists and objects within each other, but got more.';

interface Placement {
  readonly kind: 'query' | 'mutation';
  readonly field: string;
  readonly args: readonly GraphQLArgument[];
  readonly argument: GraphQLArgument;
  /** Below the argument. */
  readonly path: readonly string[];
}

const nameOf = ({ kind, field, argument, path }: Placement) => [kind, field, argument.name, ...path].join('.');

/** Every argument of every root field, and every field of its input at any depth, each input type once on a path. */
function placementsIn(type: GraphQLInputType, seen: readonly string[] = []): (readonly string[])[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.includes(named.name)) return [[]];
  const fields = Object.values(named.getFields());
  const below = (input: GraphQLInputField) =>
    placementsIn(input.type, [...seen, named.name]).map((path) => [input.name, ...path]);
  return [[], ...fields.flatMap(below)];
}

const schema = await sharedGraph();
const placements: Placement[] = (['query', 'mutation'] as const).flatMap((kind) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).flatMap(({ name: field, args }) =>
    args.flatMap((argument) => placementsIn(argument.type).map((path) => ({ kind, field, args, argument, path }))),
  );
});

/** The value in its place as JSON or, with names that are not quoted, as a literal. */
function put(type: GraphQLInputType, [name, ...path]: readonly string[], value: string, quoted: boolean): string {
  const bare = getNullableType(type);
  if (isListType(bare) && name !== undefined) return `[${put(bare.ofType, [name, ...path], value, quoted)}]`;
  if (name === undefined || !isInputObjectType(bare)) return value;
  const field = bare.getFields()[name];
  const key = quoted ? JSON.stringify(name) : name;
  return field ? `{${key}:${put(field.type, path, value, quoted)}}` : value;
}

const hasFields = (placement: Placement) => {
  const root = placement.kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const type = root?.getFields()[placement.field]?.type;
  return type !== undefined && 'getFields' in getNamedType(type);
};

/** Other arguments that the field requires are left null, which is noticed after what stands first. */
function byVariable({ kind, field, args, argument, path, ...rest }: Placement, levels: number): string {
  const others = args.filter(({ name, type }) => name !== argument.name && isNonNullType(type));
  const all = [argument, ...others];
  const declared = all.map(({ type }, place) => `$v${place}: ${type}`).join(', ');
  const passed = all.map(({ name }, place) => `${name}: $v${place}`).join(', ');
  const selected = hasFields({ kind, field, args, argument, path, ...rest }) ? '{ __typename }' : '';
  const query = `${kind} (${declared}) { ${field}(${passed}) ${selected} }`;
  return `{"query":${JSON.stringify(query)},"variables":{"v0":${put(argument.type, path, nested(levels), true)}}}`;
}

function byLiteral(placement: Placement, levels: number): string {
  const { kind, field, argument, path } = placement;
  const selected = hasFields(placement) ? '{ __typename }' : '';
  const value = put(argument.type, path, nested(levels), false);
  return JSON.stringify({ query: `${kind} { ${field}(${argument.name}: ${value}) ${selected} }` });
}

describe('a value that nests deep', () => {
  let meridian: Meridian;
  let authorization: string;
  beforeAll(async () => {
    meridian = await startMeridian();
    authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
  });
  afterAll(() => meridian.close());

  const accept = 'application/graphql-response+json';
  const refusals = async (
    all: readonly Placement[],
    bodyOf: (placement: Placement) => string,
    headers: Record<string, string> = {},
  ) => {
    const found = new Map<string, string[]>();
    for (const placement of all) {
      const { status, body } = await meridian.query(bodyOf(placement), { accept, ...headers });
      const code = String(body.errors?.[0]?.extensions['code'] ?? 'none');
      const isUnexpected = status === 500 || body.errors?.some((error) => error.extensions['code'] === unexpected);
      const kind = isUnexpected ? unexpected : `${status} ${code} ${body.errors?.[0]?.message === tooDeep}`;
      found.set(kind, [...(found.get(kind) ?? []), nameOf(placement)]);
    }
    return found;
  };
  const unexpected = 'INTERNAL_SERVER_ERROR';

  it('has many places', () => expect(placements.length).toBeGreaterThan(500));

  /** One for each type of argument and place in it. */
  const kinds = someOf([
    ...new Map(placements.map((one) => [[one.argument.type, ...one.path].join('.'), one])).values(),
  ]);

  it('in any variable is refused in words, with and without a token', async () => {
    const all = (some: readonly Placement[]) => new Map([['400 BAD_USER_INPUT true', some.map(nameOf)]]);
    expect(await refusals(placements, (placement) => byVariable(placement, 5000))).toEqual(all(placements));
    expect(await refusals(kinds, (placement) => byVariable(placement, 65), { authorization })).toEqual(all(kinds));
  });

  it('within the bound is no error of the server in any kind of place', async () => {
    expect((await refusals(kinds, (placement) => byVariable(placement, 50))).get(unexpected)).toBeUndefined();
  });

  it('as a literal, as long as a text may be, is no error of the server for any type of input', async () => {
    expect((await refusals(kinds, (placement) => byLiteral(placement, 1400))).get(unexpected)).toBeUndefined();
  });
});
