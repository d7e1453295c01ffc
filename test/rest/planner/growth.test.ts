/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import type { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { someOf } from '../../support/scale.js';
import { type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, schemaOf, upstreamsOf } from '../harness.js';
import { type Wire, count, disks, groups, machines, missing, pageOf, serving } from '../lab.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
let upstreams: Upstreams;
const forget = () => {
  upstream.asked.splice(0);
  upstreams = upstreamsOf([{ api: 'CLOUD', name: 'default', credential: 'a', baseUrl: upstream.url, sandbox: false }]);
};
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  schema = await schemaOf(groups);
});
beforeEach(forget);
afterAll(() => upstream.close());

const ask = (source: string) => asker(schema, upstreams)(source);
const pages = (length: number) => Math.max(1, Math.ceil(length / 50));

const withDisks = (length: number, disksOf: (id: number) => readonly number[]): Wire[] =>
  count(length, (id) => ({ id, name: `machine ${id}`, place: null, disks: disksOf(id) }));

/** Calls that nobody waits for count as well. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
}

async function namesOfDisks(first: number): Promise<string[][]> {
  const { data, errors } = await ask(`{ lab { machines(first: ${first}) { nodes { disks { name } } } } }`);
  await settled();
  expect(errors).toBeUndefined();
  const { lab } = data as { lab: { machines: { nodes: { disks: { name: string }[] }[] } } };
  return lab.machines.nodes.map((machine) => machine.disks.map(({ name }) => name));
}

describe('the calls of a nested question', () => {
  it.each(someOf([1_000, 100, 10_000]))('over %i objects are the pages of both lists', async (length) => {
    upstream.script = serving({ machines: withDisks(length, (id) => [length + 1 - id]), disks: disks(length) });
    const names = await namesOfDisks(length);
    expect(names.every(([name], index) => name === `disk ${length - index}`)).toBe(true);
    expect(upstream.asked.length).toBe(2 * pages(length));
  });

  it('are no more than the objects wanted of a list that is much longer', async () => {
    const lists = { machines: withDisks(200, (id) => (id % 20 === 0 ? [id * 400] : [])), disks: disks(100_000) };
    upstream.script = serving(lists);
    expect((await namesOfDisks(200)).flat()).toEqual(count(10, (n) => `disk ${n * 8_000}`));
    // The pages of machines, one page that states how long the other list is, and one call for each disk.
    expect(upstream.asked.length).toBeLessThanOrEqual(4 + 1 + 10);
  });

  it('are bounded by both, whatever leads where', async () => {
    const shapes = fc.record({
      length: fc.integer({ min: 0, max: 400 }),
      others: fc.integer({ min: 1, max: 1_500 }),
      // Where the first machine with disks stands, how many it has, and how far apart they are.
      from: fc.integer({ min: 0, max: 400 }),
      each: fc.integer({ min: 0, max: 4 }),
      every: fc.integer({ min: 1, max: 40 }),
      step: fc.integer({ min: 0, max: 13 }),
    });
    await fc.assert(
      fc.asyncProperty(shapes, async ({ length, others, from, each, every, step }) => {
        const disksOf = (id: number) =>
          id > from && id % every === 0 ? count(each, (n) => 1 + ((id * step + n * 17) % others)) : [];
        const all = withDisks(length, disksOf);
        upstream.script = serving({ machines: all, disks: disks(others) });
        forget();
        for (let time = 0; time < 2; time++) {
          upstream.asked.splice(0);
          expect(await namesOfDisks(400)).toEqual(count(length, (id) => disksOf(id).map((disk) => `disk ${disk}`)));
          const wanted = new Set(all.flatMap(({ id }) => disksOf(id))).size;
          expect(upstream.asked.length).toBeLessThanOrEqual(pages(length) + Math.min(wanted, pages(others)) + 1);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are the pages of a list that never states how long it is, and no more than are needed', async () => {
    const lists = serving({ machines: withDisks(200, (id) => [id]), disks: disks(1_000) });
    upstream.script = async (asked, nth) => {
      const reply = await lists(asked, nth);
      return JSON.parse(
        JSON.stringify(reply, (key, value: unknown) => (key === 'total_entries' ? undefined : value)),
      ) as Reply;
    };
    expect((await namesOfDisks(200)).flat()).toEqual(count(200, (id) => `disk ${id}`));
    expect(upstream.asked.length).toBe(4 + 4);
  });

  it('wait for what still leads to objects, so that these come from a list', async () => {
    const all = serving({
      machines: withDisks(2, (id) => [50 + id, 60 + id]),
      disks: disks(100, (id) => ({ machine: id })),
    });
    upstream.script = async (asked, nth) => {
      if (asked.path === '/machines/2') await settled();
      return all(asked, nth);
    };
    const { errors } = await ask('{ lab { disks(first: 2) { nodes { machine { disks { name } } } } } }');
    expect(errors).toBeUndefined();
    const singles = upstream.asked.filter(({ path }) => path.startsWith('/disks/'));
    expect(singles).toEqual([]);
  });

  it('are one for each object that its list does not have', async () => {
    const all = withDisks(100, (id) => [id, ...(id <= 3 ? [9_000 + id] : [])]);
    const lists = serving({ machines: all, disks: disks(100) });
    upstream.script = (asked, nth) =>
      asked.path === '/disks/9002' ? { body: { disk: { id: 9002, name: 'hidden' } } } : lists(asked, nth);
    const names = await namesOfDisks(100);
    expect(names.slice(0, 4)).toEqual([['disk 1'], ['disk 2', 'hidden'], ['disk 3'], ['disk 4']]);
    expect(upstream.asked.length).toBe(2 + 2 + 3);
  });

  it('find what a list loses and gains while it is read', async () => {
    const machinesOf = withDisks(150, (id) => [id]);
    let all = disks(150);
    const lists = serving({ machines: machinesOf });
    upstream.script = (asked, nth) => {
      const { path, query } = asked;
      const [, name, id] = path.split('/');
      if (name !== 'disks') return lists(asked, nth);
      if (id !== undefined)
        return all.some((disk) => String(disk.id) === id) ? { body: { disk: disks(150)[Number(id) - 1] } } : missing;
      const reply = { body: pageOf('disks', all, query) };
      // Two are deleted as soon as the first page is read, so that others move onto it; one comes in.
      if (query['page'] === '1')
        all = [...all.filter((disk) => disk.id !== 1 && disk.id !== 2), { id: 500, name: 'new' }];
      return reply;
    };
    const names = await namesOfDisks(150);
    expect(names.slice(2).flat()).toEqual(count(148, (n) => `disk ${n + 2}`));
  });

  it('fail only where the list fails, and are not made one by one instead', async () => {
    const lists = serving({ disks: disks(200, (id) => ({ machine: id })), machines: machines(200) });
    upstream.script = (asked, nth) =>
      asked.path === '/machines' && asked.query['page'] === '3'
        ? { status: 403, body: { error: { code: 'forbidden', message: 'not this page' } } }
        : lists(asked, nth);
    const { data, errors } = await ask('{ lab { disks(first: 200) { nodes { machine { name } } } } }');
    const { lab } = data as { lab: { disks: { nodes: { machine: object | null }[] } } };
    expect(lab.disks.nodes.map(({ machine }) => machine !== null)).toEqual(count(200, (id) => id <= 100 || id > 150));
    expect(errors?.length).toBe(50);
    expect(upstream.asked.length).toBe(8);
  });
});

describe('objects of which the id alone is asked', () => {
  const lists = { machines: withDisks(60, (id) => [id, 7_000 + id]), disks: disks(60, (id) => ({ machine: id })) };

  it.each([
    ['plainly', 'disks { id }'],
    ['by aliases', 'a: disks { b: id } disks { __typename id }'],
    ['in fragments', 'disks { ...Id ... on Disk { id } } } } } } fragment Id on Disk { id __typename'],
    ['with the rest left out', 'disks { id name @skip(if: true) ... on Disk @include(if: false) { sizeGb } }'],
  ])('cost no call, asked %s', async (_how, fields) => {
    upstream.script = serving(lists);
    const isFragment = fields.includes('fragment');
    const { data, errors } = await ask(
      `{ lab { machines(first: 60) { nodes { ${fields} } ${isFragment ? '' : '} } }'}`,
    );
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('"7060"');
    expect(upstream.asked.length).toBe(2);
  });

  it('are not taken for the objects themselves', async () => {
    upstream.script = serving(lists);
    const { data, errors } = await ask(
      '{ lab { machines(first: 1) { nodes { disks { id } more: disks { id name machine { id } } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      lab: {
        machines: {
          nodes: [{ disks: [{ id: '1' }, { id: '7001' }], more: [{ id: '1', name: 'disk 1', machine: { id: '1' } }] }],
        },
      },
    });
  });

  it('are odd where the id is', async () => {
    upstream.script = serving({ machines: [{ id: 1, name: 'm', disks: [1, { id: 2 }, null] }] });
    const { data, errors } = await ask('{ lab { machines { nodes { disks { id } } } } }');
    expect(data).toEqual({ lab: { machines: { nodes: [{ disks: [{ id: '1' }, null] }] } } });
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['UPSTREAM_UNKNOWN_VALUE']);
  });
});

describe('what is left out of a question', () => {
  it('is not read ahead: by directives, by variables that are not given, by another operation', async () => {
    upstream.script = serving({ machines: withDisks(120, (id) => [id]), disks: disks(120) });
    const source = `query A($with: Boolean = false) { lab { machines(first: 120) { nodes { name
      disks @include(if: $with) { name } ... @skip(if: true) { disks { name } } load @skip(if: true) { cpuShare } } } } }`;
    const { errors } = await ask(source);
    expect(errors).toBeUndefined();
    expect(upstream.lines.every((line) => line.startsWith('GET /machines?'))).toBe(true);
    expect(upstream.asked.length).toBe(3);
  });
});
