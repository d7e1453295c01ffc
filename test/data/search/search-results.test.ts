/** The results of a search in pages, and what their edges say of them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';

interface Edge {
  readonly cursor: string;
  readonly matchedName: string | null;
  readonly matchedBy: string;
  readonly match: string;
  readonly node: { readonly name: string };
}

interface Page {
  readonly totalCount: number;
  readonly edges: readonly Edge[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

let meridian: Meridian;
beforeAll(async () => {
  meridian = await startMeridian();
});
afterAll(() => meridian.close());

async function ask(text: string, first = 10, after: string | null = null) {
  const name = ['Country', 'State', 'City', 'Currency'].map((type) => `... on ${type} { name }`).join(' ');
  const query = `query($text: String!, $first: Int!, $after: String) {
    search(text: $text, first: $first, after: $after) {
      totalCount edges { cursor matchedName matchedBy match node { ${name} } } pageInfo { hasNextPage endCursor }
    }
  }`;
  return (await meridian.query({ query, variables: { text, first, after } })).body;
}

async function page(text: string, first?: number, after?: string | null): Promise<Page> {
  const { data, errors } = await ask(text, first, after);
  expect(errors).toBeUndefined();
  return (data as { search: Page }).search;
}

describe('an edge of a search', () => {
  it.each([
    ['berlin', 'Berlin', 'Berlin', 'EXACT', 'NAME'],
    ['Makkah', 'Mecca', 'Makkah', 'EXACT', 'OTHER_NAME'],
    ['allemagne', 'Germany', 'Allemagne', 'EXACT', 'OTHER_NAME'],
    ['deu', 'Germany', 'DEU', 'EXACT', 'OTHER_NAME'],
    ['Holland', 'Netherlands', 'Holland', 'EXACT', 'OTHER_NAME'],
    ['sankt petersburg', 'Saint Petersburg', 'Sankt Petersburg', 'EXACT', 'NAME'],
    ['hambur', 'Hamburg', 'Hamburg', 'BEGINNING', 'NAME'],
    ['Paris, Texas', 'Paris', 'Paris', 'AREA', 'NAME'],
    ['Los Angeles, CA, USA', 'Los Angeles', 'Los Angeles', 'AREA', 'NAME'],
    ['Hunan province', 'Hunan', 'Hunan', 'KIND', 'NAME'],
    ['Berlni', 'Berlin', 'Berlin', 'TYPOS', 'SPELLING'],
    ['Pariss', 'Paris', 'Paris', 'TYPOS', 'SPELLING'],
    ['રાજકોટ', 'Rajkot', 'Rajkot', 'SOUND', 'SPELLING'],
    ['INR', 'Indian Rupee', 'INR', 'EXACT', 'OTHER_NAME'],
    ['rupees', 'Indian Rupee', 'Indian Rupee', 'EXACT', 'NAME'],
    ['indian r', 'Indian Rupee', 'Indian Rupee', 'BEGINNING', 'NAME'],
    ['Uitenhage', 'Kariega', 'Uitenhage', 'EXACT', 'FORMER_NAME'],
    ['Davao de Oro', 'Davao de Oro', 'Davao de Oro', 'EXACT', 'NAME'],
    ['Compostela Valley', 'Davao de Oro', 'Compostela Valley', 'EXACT', 'FORMER_NAME'],
    ['Swaziland', 'Eswatini', 'Swaziland', 'EXACT', 'FORMER_NAME'],
    ['тайский бат', 'Thai Baht', null, 'EXACT', 'OTHER_NAME'],
  ])('says of %j by which name it found %s: %s, %s, %s', async (text, name, matchedName, match, matchedBy) => {
    const { edges } = await page(text, 100);
    const found = edges.find(({ node }) => node.name === name);
    expect(found).toMatchObject({ matchedName, match, matchedBy });
  });

  it('has a name in small letters where only that is known', async () => {
    const { edges } = await page('Baviera', 10);
    expect(edges.find(({ node }) => node.name === 'Bavaria')).toMatchObject({ matchedName: 'baviera' });
  });
});

describe('the results of a search', () => {
  it('come in pages, each of them once', async () => {
    const all = await page('dollar', 1_000);
    expect(all.totalCount).toBe(all.edges.length);
    expect(all.pageInfo.hasNextPage).toBe(false);
    const found: Edge[] = [];
    for (let after: string | null = null, isMore = true; isMore;) {
      const next: Page = await page('dollar', 7, after);
      expect(next.totalCount).toBe(all.totalCount);
      found.push(...next.edges);
      after = next.pageInfo.endCursor;
      isMore = next.pageInfo.hasNextPage;
    }
    expect(found.length).toBeGreaterThan(14);
    expect(found).toEqual(all.edges);
  });

  it('are the likeliest thousand', async () => {
    const { totalCount, edges, pageInfo } = await page('a', 1_000);
    expect([totalCount, edges.length, pageInfo.hasNextPage]).toEqual([1_000, 1_000, false]);
    expect((await page('a', 999)).pageInfo.hasNextPage).toBe(true);
  });

  it('are none for what is like no name', async () => {
    expect(await page('qwxzkjv qwxzkjv')).toEqual({
      totalCount: 0,
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  it('refuse a cursor of another text, and that of a place that is gone', async () => {
    const { pageInfo } = await page('paris', 1);
    const other = await ask('london', 1, pageInfo.endCursor);
    expect(other.errors).toMatchObject([{ message: expect.stringMatching(/^after: expected a cursor of this list/) }]);
    const parts = JSON.parse(Buffer.from(pageInfo.endCursor ?? '', 'base64url').toString()) as unknown[];
    const gone = Buffer.from(JSON.stringify([parts[0], 'city:999999999', parts[2]])).toString('base64url');
    const { errors } = await ask('paris', 1, gone);
    expect(errors).toMatchObject([
      { message: expect.stringMatching(/which no longer is/), extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });
});
