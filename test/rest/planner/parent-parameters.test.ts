/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { bind } from '../../../src/rest/schema/bind.js';
import { links, many } from '../../../src/rest/planner/links.js';
import { get, list, post } from '../../../src/rest/rows/row.js';
import { fromParent } from '../../../src/rest/planner/parent-parameters.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, schemaOf, upstreamsOf } from '../harness.js';
import { dialect } from '../enveloped.js';
import { envelope } from '../zones.js';

const { root, on, mutations } = bind(dialect);

@ObjectType({ description: 'The root' })
class Root {}

@ObjectType({ description: 'A zone' })
class Zone {
  static readonly keys = { zoneId: 'id' } as const;
  @Field(() => ID) id!: string;
  account!: { id: string };
}

@ObjectType({ description: 'A door' })
class Door {
  @Field(() => ID) id!: string;
  pools!: string[];
}

@ObjectType({ description: 'A pool' })
class Pool {
  @Field(() => ID) id!: string;
  @Field() name!: string;
}

@InputType()
class NewDoor {
  @Field() name!: string;
}

const zones = on(Root, { zones: list('/zones', () => Zone), zone: get('/zones/{id}', () => Zone) });
const doors = on(Zone, { doors: list('/zones/{zoneId}/doors', () => Door) });
const pools = on(Root, {
  pools: list('/accounts/{accountId}/pools', () => Pool),
  pool: get('/accounts/{accountId}/pools/{id}', () => Pool),
});
const groups = [
  root(Root, 'edge'),
  zones,
  doors,
  pools,
  mutations({ makeDoor: post('/zones/{zoneId}/doors', () => Door, NewDoor) }),
  links(
    Door,
    { pools: many(pools.rows.pool, ({ pools }) => pools, 'Where it leads') },
    { accountId: fromParent(zones.rows.zone, 'zoneId', ({ account }) => account?.id) },
  ),
];

const zone = (id: string) => ({ id, account: { id: `account of ${id}` } });

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let ask: ReturnType<typeof asker>;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf(groups);
});
beforeEach(() => {
  upstream.asked.splice(0);
  upstream.script = ({ method, path }) => {
    const [, , owner = '', kind, id] = path.split('/');
    const door = { id: `door of ${owner}`, pools: ['p1'] };
    if (kind === 'doors') return envelope(method === 'POST' ? door : [door]);
    if (kind === 'pools') return id ? envelope({ id, name: `${id} of ${decodeURIComponent(owner)}` }) : envelope([]);
    return owner ? envelope(zone(owner)) : envelope([zone('z1'), zone('z2')], { total_count: 2, total_pages: 1 });
  };
  ask = asker(
    schema,
    upstreamsOf([{ api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false }]),
  );
});
afterAll(() => upstream.close());

describe('a link whose path needs more than its object knows', () => {
  it.each([
    ['by its id', '{ edge { zone(id: "z1") { doors { nodes { pools { name } } } } } }'],
    ['in a list', '{ edge { zones { nodes { doors { nodes { pools { name } } } } } } }'],
  ])('takes it from what was read above, %s', async (_, question) => {
    const { data, errors } = await ask(question);
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('[{"name":"p1 of account of z1"}]');
    expect(upstream.lines.filter((line) => /^GET \/zones(\/z.)?(\?.*)?$/.test(line)).length).toBe(1);
  });

  it('has what is above read when only its id is known', async () => {
    const { data, errors } = await ask(
      'mutation { makeDoor(zoneId: "z3", input: { name: "a" }) { doors { pools { name } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ makeDoor: { doors: { pools: [{ name: 'p1 of account of z3' }] } } });
    expect(upstream.lines.filter((line) => line.startsWith('GET /zones'))).toEqual(['GET /zones/z3']);
  });

  it('asks for nothing more where the ids alone are wanted', async () => {
    await ask('{ edge { zone(id: "z1") { doors { nodes { pools { id } } } } } }');
    expect(upstream.lines).toEqual(['GET /zones/z1', 'GET /zones/z1/doors?page=1&per_page=50']);
  });

  it('says so where what is above does not know it', async () => {
    const { script } = upstream;
    upstream.script = (asked, nth) => (asked.path === '/zones/z1' ? envelope({ id: 'z1' }) : script(asked, nth));
    const { errors = [] } = await ask('{ edge { zone(id: "z1") { doors { nodes { id pools { name } } } } } }');
    expect(errors.map(({ path, message }) => [path?.at(-1), message])).toEqual([
      ['pools', expect.stringContaining('a value for accountId')],
    ]);
  });
});
