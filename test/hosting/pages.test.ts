/** Every list of the joined graph over the embedded sandbox: page by page it is what it is as a whole. */
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { isObject } from '../../src/base/unknown.js';
import { itSome } from '../support/scale.js';

let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  meridian = await startMeridian();
  authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
});
afterAll(() => meridian.close());

interface Page {
  readonly nodes: unknown[];
  readonly edges: { readonly cursor: string; readonly node: unknown }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
}

interface List {
  /** The fields that it is below. */
  readonly path: readonly string[];
  readonly field: string;
  readonly args?: string;
  readonly fields: string;
}

/** What was read once will do: the pages are of one moment. */
const old = 'maxAge: 600';
const bill = `bill(currency: "EUR", groupBy: [KIND, CITY], ${old})`;
const server = 'server(id: 1000169)';

const lists: readonly List[] = [
  { path: ['hosting'], field: 'servers', fields: '__typename id accountName' },
  { path: ['hosting'], field: 'storageBoxes', fields: '__typename id accountName' },
  { path: ['hosting'], field: 'findings', args: old, fields: 'kind severity api accountName resourceId message' },
  { path: ['hosting'], field: 'find', args: `text: "web", ${old}`, fields: 'type resourceId name account score' },
  { path: ['hosting', bill], field: 'groups', fields: 'kind city { name } gross { amount }' },
  { path: ['hosting', bill], field: 'lines', fields: 'kind resourceId name gross { amount }' },
  { path: ['hosting', bill], field: 'unknown', fields: 'kind resourceId name reason' },
  { path: ['cloud', server], field: 'names', args: old, fields: 'name route records { id }' },
  { path: ['cloud', server], field: 'dependents', args: old, fields: 'kind effect resource { __typename }' },
  { path: ['edge'], field: 'dnsRecords', args: 'type: CNAME', fields: 'id name zone { id }' },
  { path: ['edge'], field: 'zoneSettings', args: 'name: "ssl"', fields: 'name value zone { id }' },
  { path: ['edge'], field: 'pageRules', fields: 'id zone { id }' },
  { path: ['edge'], field: 'rulesets', args: 'kind: ZONE', fields: 'id zone { id }' },
  { path: ['edge'], field: 'firewallRules', fields: 'id zone { id }' },
  { path: ['edge'], field: 'emailRoutingRules', fields: 'id zone { id }' },
  { path: ['edge'], field: 'logpushJobs', fields: 'id zone { id }' },
];

async function answered({ path, field, args, fields }: List, slice: string, shape = page(fields)) {
  const given = [args, slice].filter(Boolean).join(', ');
  const list = `list: ${field}${given && `(${given})`} { ${shape} }`;
  const query = `{ ${path.reduceRight((below, above) => `at: ${above} { ${below} }`, list)} }`;
  const { body } = await meridian.query({ query }, { authorization, 'x-meridian-max-age': '600' });
  const below = path.reduce<unknown>((found) => (isObject(found) ? found['at'] : null), body.data);
  return { list: (isObject(below) ? below['list'] : null) as Page, errors: body.errors };
}

const page = (fields: string) =>
  `nodes { ${fields} } edges { cursor node { ${fields} } } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;

describe.each(lists.map((list) => [`${list.path[0]} … ${list.field}`, list] as const))('%s', (_name, list) => {
  itSome('is the same in pages as it is whole, and says where each page stands', async () => {
    const { list: whole, errors } = await answered(list, 'first: 1000');
    expect(errors).toBeUndefined();
    expect(whole.nodes.length).toBeGreaterThan(0);
    expect(whole.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    expect([whole.totalCount, whole.edges.map(({ node }) => node)]).toEqual([whole.nodes.length, whole.nodes]);
    const size = Math.max(1, Math.ceil(whole.nodes.length / 4));
    const pages: Page[] = [];
    for (let after = ''; pages.length === 0 || pages.at(-1)?.pageInfo.hasNextPage;) {
      const { list: one } = await answered(list, `first: ${size}${after}`);
      pages.push(one);
      after = `, after: "${one.pageInfo.endCursor}"`;
    }
    expect(pages.flatMap(({ nodes }) => nodes)).toEqual(whole.nodes);
    expect(pages).toHaveLength(Math.ceil(whole.nodes.length / size));
    for (const [place, { edges, pageInfo, totalCount }] of pages.entries()) {
      expect(totalCount).toBe(whole.totalCount);
      expect(pageInfo).toEqual({
        hasNextPage: place < pages.length - 1,
        hasPreviousPage: place > 0,
        startCursor: edges[0]?.cursor,
        endCursor: edges.at(-1)?.cursor,
      });
    }
  });

  itSome('refuses a cursor that is none', async () => {
    const { errors } = await answered(list, 'after: "bm8"', 'totalCount');
    expect(errors?.[0]).toMatchObject({
      message: 'after: expected a cursor of this list, but got "bm8"',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});
