/** Texts of cacheable fields are kept by what they depend on: none may be taken for another's. */
import { describe, expect, it } from '@jest/globals';
import { buildSchema, getOperationAST, isObjectType, parse } from 'graphql';
import { markDirect } from '../../../../src/base/type-graphql/direct.js';
import { cacheable } from '../../../../src/base/cacheable.js';
import { Choices } from '../../generate/choices.js';
import { type Executor, closures, graphqlJs } from '../executors.js';

const schema = buildSchema(`
  type Coin { code: String! name: String rate(base: String = "A"): Float strict(base: String): Float! }
  type Land { name: String! coin: Coin owed: Coin! }
  type Query { coins: [Coin!] coin: Coin some: [Coin] lands: [Land!]! land: Land }
`);

type Table = Readonly<Record<string, number | null | undefined>>;

/** One object for each base of a table that has it. */
const bases = new WeakMap<Table, Map<string, object>>();
function basisOf(table: Table, base: string): object | undefined {
  if (table[base] === undefined) return undefined;
  const known = bases.get(table) ?? new Map<string, object>();
  bases.set(table, known);
  const basis = known.get(base) ?? {};
  known.set(base, basis);
  return basis;
}

let resolved = 0;
const coin = schema.getType('Coin');
for (const name of ['rate', 'strict']) {
  const field = isObjectType(coin) ? coin.getFields()[name] : undefined;
  if (!field) throw new Error(`Expected a field ${name}`);
  field.resolve = markDirect((source, args, context) => {
    resolved += 1;
    const { table } = context as { table: Table };
    const { base } = args as { base?: string | null };
    const own = table[(source as { code: string }).code];
    const other = table[base ?? 'A'];
    if (other === undefined) throw new Error(`No ${base}`);
    return own === null || own === undefined || other === null ? null : own / other;
  });
  field.extensions = {
    ...cacheable((args: { base?: string | null }, { table }: { table: Table }) => basisOf(table, args.base ?? 'A')),
  };
}

/** Of a land, by the table: one of those that are frozen, one that may change, none, or an error. */
const land = schema.getType('Land');
for (const name of ['coin', 'owed']) {
  const field = isObjectType(land) ? land.getFields()[name] : undefined;
  if (!field) throw new Error(`Expected a field ${name}`);
  field.resolve = markDirect((source, _args, context) => {
    resolved += 1;
    const { table } = context as { table: Table };
    const { code } = source as { code: string };
    if (Number.isNaN(table[code])) throw new Error('No coin');
    if (table[code] === null) return null;
    return (table[code] ?? 0) < 1 ? live : coins.find((coin) => coin.code === code);
  });
  field.extensions = { ...cacheable((_args: never, { table }: { table: Table }) => table) };
}

const frozen = (code: string) => Object.freeze({ code, name: `${code} "ü"` });
const coins = Object.freeze(['A', 'B', 'C', 'D'].map(frozen));
const live = { code: 'B', name: 'live' };
const lands = Object.freeze(['A', 'B', 'C', 'D'].map((code) => Object.freeze({ name: `Land ${code}`, code })));
const root = { coins, coin: coins[1], some: [...coins, live, null], lands, land: lands[2] };

const queries = [
  '{ coins { code rate } }',
  '{ coins { rate code } coin { rate name code } some { code rate } }',
  'query ($b: String) { coins { code rate(base: $b) name } some { rate(base: $b) } }',
  'query ($b: String) { coins { code a: rate c: rate(base: $b) d: rate(base: "C") } }',
  'query ($b: String) { coins { code strict(base: $b) } coin { strict } }',
  'query ($b: String) { coins { strict(base: $b) rate(base: $b) name } some { code ... on Coin { rate(base: "B") } } }',
  'query ($b: String, $s: Boolean! = false) { coins { code rate(base: $b) @skip(if: $s) name } }',
  '{ lands { name coin { code } } land { coin { code name } name } }',
  '{ lands { coin { code } name owed { name } } }',
  'query ($b: String) { lands { name coin { code rate(base: $b) } } land { coin { strict(base: $b) code } } }',
  'query ($b: String, $s: Boolean! = false) { lands { coin { code rate(base: $b) @skip(if: $s) } coin { name } } }',
  'query ($s: Boolean! = false) { lands { coin @skip(if: $s) { code @skip(if: $s) } name } }',
];

const tables: readonly Table[] = [
  { A: 1, B: 2, C: 3, D: 7 },
  { A: 2, B: 2, C: null, D: 1e21 },
  { B: 5, C: 1 / 3, D: -0 },
  { A: 1, B: Number.NaN, C: Infinity },
];

const askOf = (executor: Executor, query: string) => {
  const document = parse(query);
  const operation = getOperationAST(document);
  return operation && executor(schema, document, operation);
};

describe.each(queries)('%s', (query) => {
  it('is answered as by graphql-js, whatever was asked before', async () => {
    const random = new Choices(20261122);
    const [ask, reference] = [closures, graphqlJs].map((executor) => askOf(executor, query));
    for (let count = 0; count < 150; count++) {
      const b = random.one(['A', 'B', 'C', 'D', 'X', null, 'none'] as const);
      const variableValues = { ...(b !== 'none' && { b }), ...(random.chance(0.3) && { s: random.chance(0.5) }) };
      const asked = { rootValue: root, contextValue: { table: random.one(tables) }, variableValues };
      const [answer, expected] = [await ask?.(asked), await reference?.(asked)];
      expect(answer?.data).toBe(expected?.data);
      const textsOf = (errors: typeof expected) => errors?.errors.map((error) => JSON.stringify(error)).sort();
      expect(textsOf(answer)).toEqual(textsOf(expected));
    }
  });
});

it.each([
  ['query ($b: String) { coins { code rate(base: $b) } }', 4],
  ['query ($b: String) { lands { name coin { code rate(base: $b) } } }', 8],
])('%s is resolved once for each basis', async (query, once) => {
  const ask = askOf(closures, query);
  const table = { A: 1, B: 2, C: 3, D: 4 };
  const calls = async (b: string, of: Table = table) => {
    const before = resolved;
    await ask?.({ rootValue: root, contextValue: { table: of }, variableValues: { b } });
    return resolved - before;
  };
  expect([await calls('A'), await calls('A'), await calls('B'), await calls('A'), await calls('B')]).toEqual([
    once,
    0,
    once,
    0,
    0,
  ]);
  expect(await calls('A', { ...table })).toBe(once);
});
