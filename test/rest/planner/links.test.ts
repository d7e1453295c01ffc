/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, upstreamsOf, schemaOf } from '../harness.js';
import { count, disks, groups, machines, missing, serving } from '../lab.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let upstreams: Upstreams;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf(groups);
});
beforeEach(() => {
  upstream.asked.splice(0);
  upstreams = upstreamsOf([{ api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false }]);
});
afterAll(() => upstream.close());

const ask = (source: string) => asker(schema, upstreams)(source);
const nested = '{ lab { disks(first: 200) { nodes { name machine { name place { name } } } } } }';

/** 200 disks, each in its own machine. */
const crowded = { disks: disks(200, (id) => ({ machine: 201 - id })), machines: machines(200) };

describe('a link by id', () => {
  it('reads 200 objects of 200 others in the pages of both lists', async () => {
    upstream.script = serving(crowded);
    const { data, errors } = await ask(nested);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      lab: {
        disks: {
          nodes: count(200, (id) => ({
            name: `disk ${id}`,
            machine: { name: `machine ${201 - id}`, place: { name: 'here' } },
          })),
        },
      },
    });
    const pages = [1, 2, 3, 4].map((page) => `page=${page}&per_page=50`);
    expect(upstream.lines.sort()).toEqual(
      ['/disks', '/machines'].flatMap((path) => pages.map((page) => `GET ${path}?${page}`)),
    );
  });

  it('takes two round trips once it is known that there are many', async () => {
    upstream.script = serving(crowded);
    await ask(nested);
    upstream.asked.splice(0);
    const answer = serving(crowded);
    // Two calls, then six: none of a trip is answered before all of it have been asked.
    const trips = [2, 6].map((calls) => ({ calls, release: [] as (() => void)[] }));
    upstream.script = async (asked, nth) => {
      const trip = trips[nth <= 2 ? 0 : 1];
      await new Promise<void>((resolve) => {
        trip?.release.push(resolve);
        if (trip?.release.length === trip?.calls) trip?.release.forEach((release) => release());
      });
      return answer(asked, nth);
    };
    const { errors } = await ask(nested);
    expect(errors).toBeUndefined();
    expect(upstream.asked.length).toBe(8);
  });

  it('reads one object by its id and no list', async () => {
    upstream.script = serving({ disks: disks(1, () => ({ machine: 150 })), machines: machines(200) });
    const { data } = await ask(nested);
    expect(data).toMatchObject({ lab: { disks: { nodes: [{ machine: { name: 'machine 150' } }] } } });
    expect(upstream.lines).toEqual(['GET /disks?page=1&per_page=50', 'GET /machines/150']);
  });

  it('reads each object once, however many link to it', async () => {
    upstream.script = serving({ disks: disks(50, (id) => ({ machine: 1 + (id % 2) })), machines: machines(3) });
    await ask('{ lab { disks { nodes { machine { name } } } } }');
    expect(upstream.lines.sort()).toEqual(['GET /disks?page=1&per_page=50', 'GET /machines/1', 'GET /machines/2']);
  });

  it('reads by id what a list too long to be read does not begin with', async () => {
    upstream.script = serving({ disks: disks(10, (id) => ({ machine: 9000 + id })), machines: machines(10_000) });
    const { errors } = await ask('{ lab { disks { nodes { machine { name } } } } }');
    expect(errors).toBeUndefined();
    expect(upstream.asked.length).toBe(1 + 1 + 10);
  });

  it('needs no call for objects that a list of the request has brought', async () => {
    const owner = { id: 1, name: 'm', place: null, disks: [1] };
    upstream.script = serving({ disks: disks(1, () => ({ machine: 1 })), machines: [owner] });
    const { data } = await ask('{ lab { machines { nodes { disks { machine { name } } } } } }');
    expect(data).toEqual({ lab: { machines: { nodes: [{ disks: [{ machine: { name: 'm' } }] }] } } });
    expect(upstream.lines).toEqual(['GET /machines?page=1&per_page=50', 'GET /disks/1']);
  });

  it('is null where there is no id, and where the id names nothing', async () => {
    upstream.script = serving({ disks: disks(2, (id) => ({ machine: id === 1 ? null : 77 })), machines: machines(3) });
    const { data, errors } = await ask('{ lab { disks { nodes { machine { name } } } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ lab: { disks: { nodes: [{ machine: null }, { machine: null }] } } });
  });

  it('leads back as well, and leaves out what is gone', async () => {
    const owner = { id: 1, name: 'm', place: null, disks: [1, 2, 99] };
    upstream.script = serving({ disks: disks(2), machines: [owner] });
    const { data, errors } = await ask('{ lab { machine(id: 1) { disks { name } } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ lab: { machine: { disks: [{ name: 'disk 1' }, { name: 'disk 2' }] } } });
  });

  it('fails alone when its upstream refuses it', async () => {
    const lists = serving({ disks: disks(2, (id) => ({ machine: id })), machines: machines(3) });
    upstream.script = (asked, nth) =>
      asked.path === '/machines/2'
        ? { status: 403, body: { error: { code: 'forbidden', message: 'not yours' } } }
        : lists(asked, nth);
    const { data, errors } = await ask('{ lab { disks { nodes { name machine { name } } } } }');
    expect(data).toEqual({
      lab: {
        disks: {
          nodes: [
            { name: 'disk 1', machine: { name: 'machine 1' } },
            { name: 'disk 2', machine: null },
          ],
        },
      },
    });
    expect(errors?.map(({ path, extensions }) => [path, extensions['code']])).toEqual([
      [['lab', 'disks', 'nodes', 1, 'machine'], 'UPSTREAM_FORBIDDEN'],
    ]);
  });
});

describe('a list by ids', () => {
  it('reads what is wanted in one call', async () => {
    upstream.script = ({ query }) => ({
      body: { actions: [query['id']].flat().map((id) => ({ id: Number(id), status: 'success', command: 'c' })) },
    });
    const { data, errors } = await ask('{ lab { jobs(id: [4, 5]) { nodes { id } } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ lab: { jobs: { nodes: [{ id: '4' }, { id: '5' }] } } });
    expect(upstream.lines).toEqual(['GET /actions?id=4&id=5']);
  });
});

describe('a single read', () => {
  it('is null when there is none', async () => {
    upstream.script = () => missing;
    const { data, errors } = await ask('{ lab { disk(id: 5) { name } } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ lab: { disk: null } });
  });

  it('is made once when it is asked twice', async () => {
    upstream.script = serving({ disks: disks(3) });
    await ask('{ lab { disk(id: 3) { name } again: disk(id: 3) { id } } }');
    expect(upstream.lines).toEqual(['GET /disks/3']);
  });

  it('refuses an id that is no number before anything is sent', async () => {
    const { errors } = await ask('{ lab { disk(id: "abc") { name } } }');
    expect(errors?.[0]?.message).toBe('id: expected a number, but got "abc"');
    expect(upstream.asked).toEqual([]);
  });
});
