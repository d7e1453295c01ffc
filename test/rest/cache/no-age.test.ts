/** Who asks for no age gets none, of whatever rows have a time to live; all others get what is kept. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLField, type GraphQLOutputType, getNamedType, isLeafType, isObjectType } from 'graphql';
import type { BoundRow } from '../../../src/rest/rows/bound-row.js';
import { rowsOf } from '../../../src/rest/schema/fields-of-rows.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

interface Figures {
  readonly calls: number;
  readonly cacheHits: number;
}

let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  meridian = await startMeridian();
  authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
});
afterAll(() => meridian.close());

async function ask(query: string, headers: Record<string, string> = {}) {
  const { body } = await meridian.query({ query }, { authorization, 'x-meridian-upstream': '1', ...headers });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  const { upstream } = (body as { extensions: { upstream: Record<string, Figures> } }).extensions;
  const sum = (name: keyof Figures) => Object.values(upstream).reduce((all, each) => all + each[name], 0);
  return { data: body.data, calls: sum('calls'), cacheHits: sum('cacheHits') };
}

const none = { 'x-meridian-max-age': '0' };

/** Some field that is no id, which alone would cost no call. */
function leafOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ name, args }) => name !== 'id' && args.length === 0);
  const leaf = fields.find((field) => isLeafType(getNamedType(field.type)));
  if (leaf) return `{ ${leaf.name} }`;
  const [nested] = fields;
  if (!nested) throw new Error(`${named.name} has no fields`);
  return `{ ${nested.name} ${leafOf(nested.type)} }`;
}

const fieldOf = ({ dialect, name }: BoundRow) => {
  const root = meridian.services.schema.getQueryType()?.getFields()[dialect.api.toLowerCase()];
  const parent = root && getNamedType(root.type);
  const field = isObjectType(parent) ? parent.getFields()[name] : undefined;
  if (!field) throw new Error(`${name} is no field of ${dialect.api}`);
  return field;
};

const below = ({ dialect }: BoundRow, selection: string) => `{ ${dialect.api.toLowerCase()} { ${selection} } }`;

function listed(row: BoundRow, field: GraphQLField<unknown, unknown>): string {
  const connection = getNamedType(field.type);
  const nodes = isObjectType(connection) ? connection.getFields()['nodes'] : undefined;
  if (!nodes) throw new Error(`${row.name} lists no nodes`);
  return `{ nodes ${leafOf(nodes.type)} }`;
}

async function questionOf(row: BoundRow): Promise<string> {
  const field = fieldOf(row);
  if (row.kind === 'list') return below(row, `${row.name} ${listed(row, field)}`);
  const [argument] = field.args.filter(({ name }) => name === 'id');
  if (!argument) return below(row, `${row.name} ${leafOf(field.type)}`);
  if (!row.partner) throw new Error(`${row.name} has no list`);
  const { data } = await ask(below(row.partner, `${row.partner.name} { nodes { id } }`));
  const [, id] = /"id":"?([^",}]+)/.exec(JSON.stringify(data)) ?? [];
  return below(row, `${row.name}(id: "${id}") ${leafOf(field.type)}`);
}

describe('a row with a time to live', () => {
  it('is kept for who says nothing of age, and read anew for who wants none: each row of each dialect', async () => {
    const rows = [...rowsOf(meridian.services.schema).keys()].filter(({ options }) => options.ttl !== undefined);
    const found: Record<string, object> = {};
    for (const row of rows) {
      const question = await questionOf(row);
      await ask(question);
      const kept = await ask(question);
      const anew = await ask(question, none);
      const after = await ask(question);
      found[`${row.dialect.api} ${row.name}`] = {
        kept: kept.calls,
        after: after.calls,
        anew: anew.calls > 0,
        keptAnew: anew.cacheHits,
      };
    }
    expect(rows.length).toBeGreaterThan(15);
    expect([...new Set(rows.map(({ dialect }) => dialect.api))].sort()).toEqual(['CLOUD', 'DEDICATED', 'STORAGE']);
    const all = Object.keys(found).map((name) => [name, { kept: 0, after: 0, anew: true, keptAnew: 0 }]);
    expect(found).toEqual(Object.fromEntries(all));
  });

  it('is read anew by the argument maxAge: 0 of a join', async () => {
    const bill = (more: string) =>
      `{ hosting { bill(currency: "EUR", filter: { apis: [CLOUD, STORAGE] }${more}) { lineCount } } }`;
    await ask(bill(', maxAge: 0'));
    expect((await ask(bill(', maxAge: 0'))).cacheHits).toBe(0);
    await ask(bill(''));
    expect((await ask(bill(''))).calls).toBe(0);
    expect((await ask(bill(''), none)).cacheHits).toBe(0);
  });

  it('is read once for a question that wants no age and asks for it several times', async () => {
    const { calls } = await ask('{ cloud { a: images { nodes { name } } b: images { nodes { name } } } }', none);
    const { calls: alone } = await ask('{ cloud { a: images { nodes { name } } } }', none);
    expect(calls).toBe(alone);
  });
});
