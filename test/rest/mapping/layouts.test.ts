/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { GraphQLJSON } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { bind } from '../../../src/rest/schema/bind.js';
import { LaidOut } from '../../../src/rest/mapping/wire-names.js';
import type { Wire } from '../../../src/rest/mapping/mapping.js';
import { get, patch } from '../../../src/rest/rows/row.js';
import { textAt } from '../../../src/base/unknown.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { dialect } from '../enveloped.js';
import { asker, schemaOf, upstreamsOf } from '../harness.js';
import { envelope } from '../zones.js';

const { root, on, mutations } = bind(dialect);

@ObjectType({ description: 'The root' })
class House {}

@ObjectType({ description: 'A knob' })
class Knob {
  @Field() id!: string;
  @Field(() => GraphQLJSON) value!: unknown;
}

@ObjectType({ description: 'All knobs' })
class Knobs {
  static gather(items: readonly unknown[]): Wire {
    return { nodes: items, heat_level: Object(items.find((item) => textAt(item, 'id') === 'heat')).value };
  }
  @Field(() => [Knob]) nodes!: Knob[];
  @Field(() => Int, { nullable: true }) heatLevel!: number | null;
}

@LaidOut(({ knob_id, value }) => (value === undefined ? knob_id : { [String(knob_id)]: value }))
@InputType()
class Turn {
  @Field() knobId!: string;
  @Field(() => Int, { nullable: true }) value?: number;
}

@LaidOut(({ turns, heat_level }) => ({ all: turns, ...(heat_level !== undefined && { heat: heat_level }) }))
@InputType()
class Turns {
  @Field(() => [Turn]) turns!: Turn[];
  @Field(() => Int, { nullable: true }) heatLevel?: number;
}

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf([
    root(House, 'house'),
    on(House, { knobs: get('/knobs', () => Knobs) }),
    mutations({ turn: patch('/knobs', () => Knobs, Turns) }),
  ]);
});
beforeEach(() => void upstream.asked.splice(0));
afterAll(() => upstream.close());

const ask = (source: string) => {
  const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
  return asker(schema, upstreamsOf([account]))(source);
};

describe('an object that comes as a list', () => {
  const question = '{ house { knobs { heatLevel nodes { id value } } } }';

  it('is gathered by its class', async () => {
    const items = [
      { id: 'light', value: 'on' },
      { id: 'heat', value: 7 },
    ];
    upstream.script = () => envelope(items);
    expect(await ask(question)).toMatchObject({ data: { house: { knobs: { heatLevel: 7, nodes: items } } } });
  });

  it('may be empty', async () => {
    upstream.script = () => envelope([]);
    expect((await ask(question)).data).toEqual({ house: { knobs: { heatLevel: null, nodes: [] } } });
  });

  it('lets what is odd cost its own place alone', async () => {
    upstream.script = () => envelope([{ id: 'heat', value: 'hot' }, 5]);
    const { data, errors } = await ask(question);
    expect(data).toEqual({ house: { knobs: { heatLevel: null, nodes: [{ id: 'heat', value: 'hot' }, null] } } });
    expect(errors?.map(({ path, extensions }) => [path?.slice(2).join('.'), extensions['code']])).toEqual([
      ['heatLevel', 'UPSTREAM_UNKNOWN_VALUE'],
      ['nodes.1', 'UPSTREAM_UNKNOWN_VALUE'],
    ]);
  });

  it('is unreadable when it is neither', async () => {
    upstream.script = () => envelope('none');
    const { errors } = await ask(question);
    expect(errors?.[0]?.message).toMatch(/expected Knobs, but got an object without it/);
  });
});

it('an input is sent in the layout that its class gives it, at any depth', async () => {
  upstream.script = () => envelope([]);
  await ask(
    'mutation { turn(input: { heatLevel: 3, turns: [{ knobId: "light" }, { knobId: "fan", value: 2 }] }) { knobs { heatLevel } } }',
  );
  expect(upstream.asked[0]?.body).toEqual({ all: ['light', { fan: 2 }], heat: 3 });
});
