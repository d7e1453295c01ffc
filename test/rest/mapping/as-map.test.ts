/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { TakesNull } from '../../../src/rest/mapping/nulls.js';
import { AsMap } from '../../../src/rest/mapping/as-map.js';
import { bind } from '../../../src/rest/schema/bind.js';
import { links, many } from '../../../src/rest/planner/links.js';
import { OnWire } from '../../../src/rest/mapping/wire-names.js';
import { get, put } from '../../../src/rest/rows/row.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, schemaOf, upstreamsOf } from '../harness.js';
import { dialect } from '../enveloped.js';
import { envelope } from '../zones.js';

const { root, on, mutations } = bind(dialect);

@ObjectType({ description: 'The root' })
class Maps {}

@ObjectType({ description: 'A pool' })
class Pool {
  @Field(() => ID) id!: string;
}

@ObjectType({ description: 'A place' })
class Place {
  @Field() countryCode!: string;
  pools!: string[];
}

@ObjectType({ description: 'A door' })
class Door {
  @Field(() => ID) id!: string;
  @AsMap('country_code', 'pools')
  @Field(() => [Place], { nullable: true })
  places!: Place[] | null;
}

@InputType()
class PlaceInput {
  @Field() countryCode!: string;
  @OnWire('pools') @Field(() => [ID]) poolIds!: string[];
}

@InputType()
class NewDoor {
  @TakesNull()
  @AsMap('country_code', 'pools')
  @Field(() => [PlaceInput], { nullable: true })
  places?: PlaceInput[] | null;
}

const maps = on(Maps, { door: get('/doors/{id}', () => Door), pool: get('/pools/{id}', () => Pool) });
const groups = [
  root(Maps, 'edge'),
  maps,
  mutations({ changeDoor: put('/doors/{id}', () => Door, NewDoor) }),
  links(Place, { pools: many(maps.rows.pool, ({ pools }) => pools, 'Where it leads') }),
];

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let ask: ReturnType<typeof asker>;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf(groups);
});
beforeEach(() => {
  upstream.asked.splice(0);
  ask = asker(
    schema,
    upstreamsOf([{ api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false }]),
  );
});
afterAll(() => upstream.close());

describe('a map of the wire', () => {
  const read = '{ edge { door(id: "d") { id places { countryCode pools { id } } } } }';
  const change = (places: string) =>
    ask(`mutation { changeDoor(id: "d", input: { places: ${places} }) { door { id } } }`);

  it('is a list in the graph', async () => {
    upstream.script = () => envelope({ id: 'd', places: { DE: ['p1', 'p2'], FR: [] } });
    const { data, errors } = await ask(read);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      edge: {
        door: {
          places: [
            { countryCode: 'DE', pools: [{ id: 'p1' }, { id: 'p2' }] },
            { countryCode: 'FR', pools: [] },
          ],
        },
      },
    });
  });

  it.each([
    ['that is missing is null', undefined, 0],
    ['that is none is an error in its place', 'odd', 1],
  ])('%s', async (_, places, count) => {
    upstream.script = () => envelope({ id: 'd', places });
    const { data, errors = [] } = await ask(read);
    expect(data).toEqual({ edge: { door: { id: 'd', places: null } } });
    expect(errors.map(({ path }) => path)).toEqual(Array(count).fill(['edge', 'door', 'places']));
  });

  it.each([
    ['[{ countryCode: "DE", poolIds: ["p1"] }, { countryCode: "FR", poolIds: [] }]', { DE: ['p1'], FR: [] }],
    ['[]', {}],
    ['null', null],
  ])('is sent from the list %s', async (places, sent) => {
    upstream.script = () => envelope({ id: 'd' });
    expect((await change(places)).errors).toBeUndefined();
    expect(upstream.asked[0]?.body).toEqual({ places: sent });
  });

  it('has each key once', async () => {
    const { errors = [] } = await change('[{ countryCode: "DE", poolIds: [] }, { countryCode: "DE", poolIds: ["p"] }]');
    expect(errors.map(({ message, extensions }) => [message, extensions['code']])).toEqual([
      ['input.places: expected each countryCode once, but got "DE" again', 'BAD_USER_INPUT'],
    ]);
    expect(upstream.asked).toEqual([]);
  });
});
