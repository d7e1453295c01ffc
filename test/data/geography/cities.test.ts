/** The cities of a country in pages, and the cursors of places. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fold } from '../../../src/data/geography/search/fold.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

interface City {
  readonly id: string;
  readonly name: string;
  readonly population: number | null;
  readonly isDistrict: boolean;
}

interface Page {
  readonly totalCount: number;
  readonly nodes: readonly City[];
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

async function ask(country: string, args: string) {
  const query = `{ country(code: "${country}") { cities${args} {
    totalCount nodes { id name population isDistrict } edges { cursor node { id } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  } } }`;
  const { body } = await meridian.query({ query });
  return body;
}

async function page(country: string, args = ''): Promise<Page> {
  const { data, errors } = await ask(country, args);
  expect(errors).toBeUndefined();
  return (data as { country: { cities: Page } }).country.cities;
}

const names = ({ nodes }: Page) => nodes.map(({ name }) => name);

describe('the cities of a country', () => {
  it.each([
    ['DE', ['Berlin', 'Hamburg', 'Munich']],
    ['US', ['New York City', 'Los Angeles', 'Chicago']],
    ['IN', ['Mumbai', 'Delhi', 'Bengaluru']],
  ])('of %s begin with the most populous: %j', async (country, largest) => {
    expect(names(await page(country, '(first: 3)'))).toEqual(largest);
  });

  it('are 50 unless more are asked for, with the number of all', async () => {
    const { nodes, totalCount, pageInfo } = await page('DE');
    expect([nodes.length, pageInfo.hasNextPage, pageInfo.hasPreviousPage]).toEqual([50, true, false]);
    expect(totalCount).toBeGreaterThan(7_000);
  });

  it('come by population, then districts, and last those of unknown population', async () => {
    const { nodes, totalCount } = await page('DE', '(first: 10000)');
    expect(nodes.length).toBe(totalCount);
    const group = ({ population, isDistrict }: City) => (population === null ? 2 : Number(isDistrict));
    const sorted = nodes.toSorted((a, b) => group(a) - group(b) || (b.population ?? 0) - (a.population ?? 0));
    expect(nodes).toEqual(sorted);
    expect(new Set(nodes.map(group))).toEqual(new Set([0, 1, 2]));
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(totalCount);
  });

  it('come by name', async () => {
    const { nodes, totalCount } = await page('DE', '(first: 10000, orderBy: NAME)');
    const keys = nodes.map(({ name }) => fold(name));
    expect(nodes.length).toBe(totalCount);
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  it('are none where there are none', async () => {
    expect(await page('BV')).toEqual({
      totalCount: 0,
      nodes: [],
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });

  it.each(['POPULATION', 'NAME'])('are each on one page, by %s', async (order) => {
    const all = await page('LU', `(first: 10000, orderBy: ${order})`);
    const ids: string[] = [];
    for (let after: string | null = null, isMore = true; isMore;) {
      const next = await page('LU', `(first: 70, orderBy: ${order}, after: ${JSON.stringify(after)})`);
      expect(next.edges.map(({ node }) => node.id)).toEqual(next.nodes.map(({ id }) => id));
      expect([next.pageInfo.startCursor, next.pageInfo.endCursor]).toEqual([
        next.edges[0]?.cursor,
        next.edges.at(-1)?.cursor,
      ]);
      expect(next.pageInfo.hasPreviousPage).toBe(after !== null);
      ids.push(...next.nodes.map(({ id }) => id));
      after = next.pageInfo.endCursor;
      isMore = next.pageInfo.hasNextPage;
    }
    expect(ids.length).toBeGreaterThan(140);
    expect(ids).toEqual(all.nodes.map(({ id }) => id));
  });

  it.each([
    ['another country', 'FR', ''],
    ['another order', 'DE', ', orderBy: NAME'],
  ])('refuse a cursor of %s', async (_what, country, order) => {
    const { pageInfo } = await page('DE', '(first: 1)');
    const { errors } = await ask(country, `(first: 1, after: "${pageInfo.endCursor}"${order})`);
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(/^after: expected a cursor of this list/),
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });

  it('go on behind the city of a cursor wherever it stands now, and refuse that of a city that is gone', async () => {
    const { edges } = await page('DE', '(first: 3)');
    const [place, key, list] = JSON.parse(Buffer.from(edges[1]?.cursor ?? '', 'base64url').toString()) as unknown[];
    expect([place, key]).toEqual([1, edges[1]?.node.id]);
    const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const moved = await page('DE', `(first: 1, after: "${cursor(500, key, list)}")`);
    expect(moved.nodes[0]?.id).toBe(edges[2]?.node.id);
    const { errors } = await ask('DE', `(first: 1, after: "${cursor(1, 'city:999999999', list)}")`);
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(/"city:999999999", which no longer is\. Read the list from its start/),
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });
});
