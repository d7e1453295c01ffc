/** Texts of cacheable fields are kept by what they depend on: none may be taken for another's. */
import { describe, expect, it } from '@jest/globals';
import { buildSchema, getOperationAST, isObjectType, parse } from 'graphql';
import { markDirect } from '../../../src/base/type-graphql/direct.js';
import { cacheable } from '../../../src/base/cacheable.js';
import { Choices } from '../generate/choices.js';
import { type Executor, closures, graphqlJs } from './executors.js';

const schema = buildSchema(`
  type Coin { code: String! name: String rate(base: String = "A"): Float strict(base: String): Float! }
  type Query { coins: [Coin!] coin: Coin some: [Coin] }
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

const frozen = (code: string) => Object.freeze({ code, name: `${code} "ü"` });
const coins = Object.freeze(['A', 'B', 'C', 'D'].map(frozen));
const live = { code: 'B', name: 'live' };
const root = { coins, coin: coins[1], some: [...coins, live, null] };

const queries = [
  '{ coins { code rate } }',
  '{ coins { rate code } coin { rate name code } some { code rate } }',
  'query ($b: String) { coins { code rate(base: $b) name } some { rate(base: $b) } }',
  'query ($b: String) { coins { code a: rate c: rate(base: $b) d: rate(base: "C") } }',
  'query ($b: String) { coins { code strict(base: $b) } coin { strict } }',
  'query ($b: String) { coins { strict(base: $b) rate(base: $b) name } some { code ... on Coin { rate(base: "B") } } }',
  'query ($b: String, $s: Boolean! = false) { coins { code rate(base: $b) @skip(if: $s) name } }',
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

it('is resolved once for each basis', async () => {
  const ask = askOf(closures, 'query ($b: String) { coins { code rate(base: $b) } }');
  const table = { A: 1, B: 2, C: 3, D: 4 };
  const calls = async (b: string, of: Table = table) => {
    const before = resolved;
    await ask?.({ rootValue: root, contextValue: { table: of }, variableValues: { b } });
    return resolved - before;
  };
  expect([await calls('A'), await calls('A'), await calls('B'), await calls('A'), await calls('B')]).toEqual([
    4, 0, 4, 0, 0,
  ]);
  expect(await calls('A', { ...table })).toBe(4);
});
