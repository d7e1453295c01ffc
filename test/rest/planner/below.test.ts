/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../src/server/context.js';
import { objectOf, objectsOf } from '../../../src/rest/planner/read-objects.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, schemaOf, upstreamsOf } from '../harness.js';
import { Zone, envelope, groups, refused, zoneReads } from '../zones.js';

/** What an ordinary resolver reads below its parent. */
@Resolver(() => Zone)
class ZoneJoins {
  @FieldResolver(() => [String])
  async texts(@Root() parent: Zone, @Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<string[]> {
    const asking = { context, info, parent };
    const all = await objectsOf(zoneReads.rows.records, {}, asking);
    const second = await objectOf(zoneReads.rows.record, { id: '2' }, asking);
    return [...all.map(({ text }) => text), `second ${second?.text ?? 'is missing'}`];
  }
}

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf([...groups, { resolver: ZoneJoins }]);
});
afterAll(() => upstream.close());

/** Of every zone a hundred, with the same ids: each a copy of the next and related to the last three. */
const entry = (zone: string, id: number) => ({
  id: String(id),
  text: `${zone} ${id}`,
  copy_of: id < 100 ? String(id + 1) : null,
  others: ['98', '99', '100', 'none'],
});

beforeEach(() => {
  upstream.asked.splice(0);
  upstream.script = ({ path, query }) => {
    const [, top, zone = '', kind, id] = path.split('/');
    if (kind === 'uses') {
      const uses = [1, 2, 3].map((n) => ({ id: `${zone} u${n}`, zone_id: n === 3 ? null : `z${n}`, record: '7' }));
      return envelope(uses, { total_count: 3, total_pages: 1 });
    }
    if (top === 'zones' && kind === undefined) {
      const zones = ['z1', 'z2'].map((one) => ({ id: one, name: one }));
      return zone ? envelope({ id: zone, name: zone }) : envelope(zones, { total_count: 2, total_pages: 1 });
    }
    if (id !== undefined) return Number(id) <= 100 ? envelope(entry(zone, Number(id))) : refused(404, 1, 'none');
    const [page, size] = [Number(query['page']), Number(query['per_page'])];
    const all = Array.from({ length: 100 }, (_, n) => entry(zone, n + 1));
    return envelope(all.slice((page - 1) * size, page * size), {
      total_count: 100,
      total_pages: Math.ceil(100 / size),
    });
  };
});

const ask = (source: string) => {
  const account = { api: 'EDGE', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false } as const;
  return asker(schema, upstreamsOf([account]))(source);
};

describe('a link below several path parameters', () => {
  it('leads to the object of its own surroundings, from list and from object, as deep as it goes', async () => {
    const { data, errors } = await ask(
      `{ edge {
        zones { nodes { records(first: 1) { nodes { text original { text original { text } } related { text } } } } }
        zone(id: "z3") { record(id: "99") { original { text original { text } } } }
      } }`,
    );
    expect(errors).toBeUndefined();
    const of = (zone: string) => ({
      records: {
        nodes: [
          {
            text: `${zone} 1`,
            original: { text: `${zone} 2`, original: { text: `${zone} 3` } },
            related: [98, 99, 100].map((id) => ({ text: `${zone} ${id}` })),
          },
        ],
      },
    });
    expect(data).toEqual({
      edge: {
        zones: { nodes: [of('z1'), of('z2')] },
        zone: { record: { original: { text: 'z3 100', original: null } } },
      },
    });
  });

  it('costs the pages of each list, not a call for each object', async () => {
    const { errors } = await ask(
      '{ edge { zones { nodes { records(first: 100) { nodes { original { text } } } } } } }',
    );
    expect(errors).toBeUndefined();
    // The list of the zones, two pages of each, and the few that are asked for before their page has come.
    expect(upstream.asked.length).toBeLessThan(10);
  });

  it('takes what its object has itself, and is odd where a value is missing', async () => {
    const { data, errors } = await ask('{ edge { uses(accountId: "a") { nodes { id entry { text } } } } }');
    expect(data).toEqual({
      edge: {
        uses: {
          nodes: [
            { id: 'a u1', entry: { text: 'z1 7' } },
            { id: 'a u2', entry: { text: 'z2 7' } },
            { id: 'a u3', entry: null },
          ],
        },
      },
    });
    expect(errors?.map(({ message, extensions }) => [extensions['code'], message])).toEqual([
      ['UPSTREAM_UNKNOWN_VALUE', 'Use.entry: expected a value for zoneId from the edge API, but got null.'],
    ]);
  });

  it('may lead back to a list below the same parameters', async () => {
    const { data, errors } = await ask(
      '{ edge { zone(id: "z1") { record(id: "7") { uses { id } } } two: zone(id: "z2") { records(first: 7) { nodes { uses { id } } } } } }',
    );
    expect(errors).toBeUndefined();
    const uses = (zone: string) => [1, 2, 3].map((n) => ({ id: `${zone} u${n}` }));
    expect(data).toMatchObject({ edge: { zone: { record: { uses: uses('z1') } } } });
    expect(data?.['edge']).toMatchObject({
      two: { records: { nodes: [...Array.from({ length: 6 }, () => ({ uses: [] })), { uses: uses('z2') }] } },
    });
  });
});

describe('an ordinary resolver', () => {
  it('reads below its parent without saying where that is', async () => {
    const { data, errors } = await ask('{ edge { zones { nodes { texts } } } }');
    expect(errors).toBeUndefined();
    const texts = (zone: string) => [...Array.from({ length: 100 }, (_, n) => `${zone} ${n + 1}`), `second ${zone} 2`];
    expect(data).toEqual({ edge: { zones: { nodes: [{ texts: texts('z1') }, { texts: texts('z2') }] } } });
  });
});
