/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type GraphQLSchema, graphqlSync } from 'graphql';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { bind } from '../../../src/rest/schema/bind.js';
import { OneOf } from '../../../src/base/type-graphql/one-of.js';
import { get, post } from '../../../src/rest/rows/row.js';
import { emitSdl } from '../../../src/rest/schema/sdl.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { dialect } from '../enveloped.js';
import { asker, schemaOf, upstreamsOf } from '../harness.js';
import { envelope } from '../zones.js';

const { root, on, mutations } = bind(dialect);

@ObjectType({ description: 'The root' })
class Sweepers {}

@ObjectType({ description: 'A thing' })
class Swept {
  @Field(() => ID) id!: string;
}

@OneOf()
@InputType()
class Sweep {
  @Field(() => [String], { nullable: true }) names?: string[];
  @Field(() => Boolean, { nullable: true }) all?: boolean;
}

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start(() => envelope({ id: '1' }));
  schema = await schemaOf([
    root(Sweepers, 'sweepers'),
    on(Sweepers, { swept: get('/swept/{id}', () => Swept) }),
    mutations({ sweep: post('/swept', () => Swept, Sweep) }),
  ]);
});
beforeEach(() => void upstream.asked.splice(0));
afterAll(() => upstream.close());

const ask = (source: string, variables?: Record<string, unknown>) => {
  const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
  return asker(schema, upstreamsOf([account]))(source, variables);
};

describe('an input of exactly one field', () => {
  it('shows in introspection, and in the SDL', () => {
    const { data } = graphqlSync({ schema, source: '{ __type(name: "Sweep") { isOneOf } }' });
    expect(data).toEqual({ __type: { isOneOf: true } });
    expect(emitSdl(schema)).toContain('input Sweep @oneOf {');
  });

  it('is sent, written out or as a variable', async () => {
    await ask('mutation { sweep(input: { all: true }) { ok: __typename } }');
    await ask('mutation ($input: Sweep!) { sweep(input: $input) { ok: __typename } }', { input: { names: ['a'] } });
    await ask('mutation ($names: [String!]!) { sweep(input: { names: $names }) { ok: __typename } }', { names: ['b'] });
    expect(upstream.asked.map(({ body }) => body)).toEqual([{ all: true }, { names: ['a'] }, { names: ['b'] }]);
  });

  it.each([
    ['{}', 'OneOf Input Object "Sweep" must specify exactly one key.'],
    ['{ all: true, names: [] }', 'OneOf Input Object "Sweep" must specify exactly one key.'],
    ['{ names: null }', 'Field "Sweep.names" must be non-null.'],
  ])('is refused as %s', async (input, message) => {
    const { errors } = await ask(`mutation { sweep(input: ${input}) { ok: __typename } }`);
    expect(errors?.map((error) => error.message)).toEqual([message]);
    expect(upstream.asked).toEqual([]);
  });

  it.each([[{}], [{ all: true, names: [] }], [{ names: null }]])('is refused as the variable %j', async (input) => {
    const { errors } = await ask('mutation ($input: Sweep!) { sweep(input: $input) { ok: __typename } }', { input });
    expect(errors?.[0]?.message).toMatch(/^Variable "\$input" got invalid value .*(Exactly one key|must be non-null)/);
    expect(upstream.asked).toEqual([]);
  });

  it.each([[{}], [{ all: null }]])('is refused around a variable whose value is missing: %j', async (variables) => {
    const source = 'mutation ($all: Boolean) { sweep(input: { all: $all }) { ok: __typename } }';
    expect((await ask(source, variables)).errors?.length).toBe(1);
    expect(upstream.asked).toEqual([]);
  });
});
