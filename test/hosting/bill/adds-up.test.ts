import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import { minorUnits } from '../../../src/data/rates/money/minor-units.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { type Fraction, fraction, product } from '../../data/rates/rational.js';
import { upstreamsOf } from '../../rest/harness.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { accountAt, ashburn, billOf, falkenstein, fleet, rates, server, serverPrice } from './fleet.js';

interface Amount {
  readonly amount: string;
}
interface Pair {
  readonly net: Amount;
  readonly gross: Amount;
}
interface Line extends Pair {
  readonly kind: string;
  readonly status: string | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly country: { readonly isoCode: string } | null;
  readonly quantity: string;
  readonly unitPrice: Pair;
  readonly rounded: Pair;
}
interface Group extends Pair {
  readonly kind: string | null;
  readonly status: string | null;
  readonly label: string | null;
  readonly country: { readonly isoCode: string } | null;
  readonly rounded: Pair;
  readonly lineCount: number;
}
interface Answer extends Pair {
  readonly rounded: Pair;
  readonly rates: readonly { readonly rate: string }[];
  readonly groups: { readonly nodes: readonly Group[] };
  readonly lines: { readonly nodes: readonly Line[] };
}

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await sharedGraph();
  upstream = await ScriptedUpstream.start();
});
afterAll(() => upstream.close());

const zero = fraction(0);
const plus = (a: Fraction, b: Fraction) => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under });
const isSame = (a: Fraction, b: Fraction) => a.over * b.under === b.over * a.under;
const sum = (amounts: readonly Amount[]) => amounts.map(({ amount }) => fraction(amount)).reduce(plus, zero);
const total = ({ amount }: Amount) => fraction(amount);

/** Whether they are less than one smallest unit apart. */
function isNear(a: Fraction, b: Fraction, decimals: number): boolean {
  const over = a.over * b.under - b.over * a.under;
  return (over < 0n ? -over : over) * 10n ** BigInt(decimals) < a.under * b.under;
}

const digits = fc
  .tuple(fc.integer({ min: -50, max: 100_000 }), fc.integer({ min: 0, max: 10 }))
  .map(([whole, decimals]) => (whole / 10 ** decimals).toFixed(decimals));
const prices = fc.tuple(digits, digits).map(([net, gross]) => ({ net, gross }));
const list = fc.record({
  image: prices,
  volume: prices,
  server: prices,
  other: prices,
  currency: fc.constantFrom('EUR', 'USD', 'KWD', 'JPY'),
  percentage: fc.constantFrom('20.00', '33.3', '0', '12.345'),
});
const some = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 12 });
const labels = fc.constantFrom({}, { team: 'a' }, { team: 'b', env: 'c' }, { env: 'c' });
const project = fc.record({
  servers: some(
    fc.record({
      labels,
      status: fc.constantFrom('running', 'off'),
      server_type: fc.constantFrom({ id: 11 }, { id: 12 }, { id: 13 }),
      location: fc.constantFrom(falkenstein, ashburn),
      backup_window: fc.constantFrom(null, '22-02'),
    }),
  ),
  volumes: some(fc.record({ labels, size: fc.integer({ min: 10, max: 10_240 }) })),
  images: some(fc.record({ labels, image_size: fc.double({ min: 0, max: 500, noNaN: true }) })),
});
const groupBy = fc.subarray(['API', 'ACCOUNT', 'KIND', 'COUNTRY', 'CITY', 'LABEL', 'STATUS'], { minLength: 1 });
const currency = fc.constantFrom(...rates.table.rates.keys());

const pair = 'net { amount } gross { amount }';
const fields = `{ ${pair} rounded { ${pair} } rates { rate }
  groups(first: 1000) { nodes { kind status label country { isoCode } lineCount ${pair} rounded { ${pair} } } }
  lines(first: 1000) { nodes {
    kind status labels country { isoCode } quantity unitPrice { ${pair} } ${pair} rounded { ${pair} } } } }`;

/** Whether the line belongs to the group, by those of its keys that lines show as they are. */
function isIn(group: Group, by: readonly string[]): (line: Line) => boolean {
  return ({ kind, status, labels: own, country }) =>
    (!by.includes('KIND') || group.kind === kind) &&
    (!by.includes('STATUS') || group.status === status) &&
    (!by.includes('LABEL') || group.label === (own['team'] ?? null)) &&
    (!(by.includes('COUNTRY') || by.includes('CITY')) || group.country?.isoCode === country?.isoCode);
}

it('the parts of any bill add up, exact and as they are shown', async () => {
  await fc.assert(
    fc.asyncProperty(project, list, currency, groupBy, async ({ servers, volumes, images }, priced, to, by) => {
      const offer = (location: string) => ({ ...serverPrice(location, '0', '0', '0'), price_monthly: priced.server });
      const other = (location: string) => ({ ...serverPrice(location, '0', '0', '0'), price_monthly: priced.other });
      upstream.script = fleet(
        {
          servers: servers.map((one, index) => server(index + 1, one)),
          volumes: volumes.map((one, index) => ({ id: index + 1, name: `v${index}`, location: falkenstein, ...one })),
          images: images.map((one, index) => ({ id: index + 1, type: 'snapshot', description: 'kept', ...one })),
        },
        {
          currency: priced.currency,
          server_backup: { percentage: priced.percentage },
          image: { price_per_gb_month: priced.image },
          volume: { price_per_gb_month: priced.volume },
          server_types: [
            { id: 11, name: 'cx22', prices: [offer('fsn1'), other('ash')] },
            { id: 12, name: 'cx32', prices: [other('fsn1')] },
          ],
        },
      );
      const upstreams = upstreamsOf([accountAt(upstream.url, 'CLOUD')]);
      const label = by.includes('LABEL') ? ', labelKey: "team"' : '';
      const bill = await billOf<Answer>(
        { schema, upstreams },
        `currency: "${to}", groupBy: [${by.join(', ')}]${label}`,
        fields,
      );
      upstreams.close();
      const { nodes } = bill.lines;
      const rate = fraction(bill.rates[0]?.rate ?? '1');
      const decimals = minorUnits(to);
      for (const side of ['net', 'gross'] as const) {
        for (const line of nodes) {
          const exact = product(product(fraction(line.unitPrice[side].amount), fraction(line.quantity)), rate);
          expect(isSame(fraction(line[side].amount), exact)).toBe(true);
          expect(isNear(total(line.rounded[side]), exact, decimals)).toBe(true);
          expect(line.rounded[side].amount).toMatch(new RegExp(`^-?\\d+${decimals ? `\\.\\d{${decimals}}` : ''}$`));
        }
        for (const parts of [nodes, bill.groups.nodes]) {
          expect(isSame(sum(parts.map((part) => part[side])), total(bill[side]))).toBe(true);
          expect(isSame(sum(parts.map(({ rounded }) => rounded[side])), total(bill.rounded[side]))).toBe(true);
        }
        for (const group of bill.groups.nodes) {
          const own = nodes.filter(isIn(group, by));
          expect(own).toHaveLength(group.lineCount);
          expect(isSame(sum(own.map((line) => line[side])), total(group[side]))).toBe(true);
          expect(isSame(sum(own.map(({ rounded }) => rounded[side])), total(group.rounded[side]))).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});
