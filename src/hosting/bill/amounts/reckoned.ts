/**
 * Converts the lines to the currency of the bill and groups and rounds them: once for the same drafts, prices and
 * rates.
 */
import { caches } from '../../../base/shares/caches.js';
import type { Geography } from '../../../data/geography/geography.js';
import { minorUnits } from '../../../data/rates/money/minor-units.js';
import { graphId } from '../../../rest/identity/graph-id.js';
import { Derived } from '../../derived/derived.js';
import type { Sources } from '../../derived/reader.js';
import { inTurns } from '../../inventory/in-turns.js';
import { type Both, priceOf, sumOf } from './both.js';
import type { Drafts } from '../collect.js';
import { type BillFilter, passes } from '../filter.js';
import type { BillRate, FixedRates } from './fixed-rates.js';
import type { GroupKey } from '../group-key.js';
import type { BillGroupBy } from '../grouping.js';
import { grouped } from '../groups.js';
import { type LocatedDraft, locator } from '../located.js';
import { inMaking } from './in-making.js';
import { ownCosts } from '../own-prices/own-costs.js';
import type { OwnPrices } from '../own-prices/own-price.js';
import { type Priced, type Sorted, priced } from './priced.js';
import { roundTogether } from './rounding.js';
import type { Totals } from './totals.js';

interface Reckoned extends Sorted {
  /** The rates that were used. */
  readonly rates: BillRate[];
}

interface BillSources extends Sources {
  /** Each thing once. */
  readonly drafts: Drafts;
  readonly geography: Geography;
  readonly prices: OwnPrices | null;
  readonly rates: FixedRates;
}

/** Selects lines and a currency; `caller` is whose share the work counts towards. */
interface BillLinesArgs {
  readonly filter: BillFilter;
  readonly currency: string;
  readonly caller: string;
}

export const reckoned = new Derived<BillSources, BillLinesArgs, Reckoned>(
  {
    share: caches.reckonedBills,
    sizeOf: linesIn,
    keyOf: ({ filter, currency }) => JSON.stringify([filter, currency]),
  },
  async (d, { filter, caller }) => {
    const drafts = await d.values((sources) => sources.drafts);
    const geography = await d.value((sources) => sources.geography);
    const prices = await d.value((sources) => sources.prices);
    const rates = await d.value(
      (sources) => sources.rates,
      ({ table }) => table,
    );
    // Own prices change with the day.
    if (prices) d.moment.holdsToday();
    return inMaking.run(caller, reckoning(filter, { drafts, geography, prices, rates, now: d.moment.now }));
  },
);

function reckoning(
  filter: BillFilter,
  { drafts, geography, prices, rates, now }: Omit<BillSources, 'inventory'> & { readonly now: number },
): () => Promise<Reckoned> {
  return async () => {
    const [costsOf, locate] = [ownCosts(prices, now), locator(geography)];
    const located = await inTurns(drafts.flat(), (draft) => locate({ ...draft, ...costsOf(draft) }));
    const sorted = await priced(located.filter(passes(filter, geography, resourceIdOf)), rates);
    return { ...sorted, rates: rates.used };
  };
}

/** All but the time. */
type Sums = Pick<Totals, 'net' | 'gross' | 'rounded' | 'lineCount' | 'unknownCount' | 'summed'>;

interface Arranged {
  readonly totals: Sums;
  readonly groups: readonly { readonly key: GroupKey; readonly totals: Sums }[];
  readonly roundedOf: ReadonlyMap<Priced, Both>;
}

interface BillArranged extends BillLinesArgs {
  readonly groupBy: readonly BillGroupBy[];
  readonly labelKey: string | null;
}

export const arranged = new Derived<BillSources, BillArranged, Arranged>(
  {
    share: caches.arrangedBills,
    sizeOf: ({ totals }) => totals.lineCount,
    keyOf: ({ filter, currency, groupBy, labelKey }) => JSON.stringify([filter, currency, groupBy, labelKey]),
  },
  async (d, args) => {
    const { currency, groupBy, labelKey, caller } = args;
    const own = await d.value((sources) => reckoned.of(sources, args));
    return inMaking.run(caller, async () => {
      const groups = await grouped(own.lines, own.unknown, { groupBy, labelKey, resourceIdOf });
      const rounded = await roundTogether(
        groups.map(({ lines }) => lines.map(({ month }) => month)),
        minorUnits(currency),
      );
      const roundedOf = new Map(
        groups.flatMap(({ lines }, place) =>
          lines.map((line, at) => [line, rounded.groups[place]?.lines[at] ?? line.month] as const),
        ),
      );
      const sums = (lines: readonly Priced[], unknownCount: number, month: Both, shown: Both): Sums => ({
        ...priceOf(month, currency),
        rounded: priceOf(shown, currency, minorUnits(currency)),
        lineCount: lines.length,
        unknownCount,
        summed: lines,
      });
      return {
        totals: sums(own.lines, own.unknown.length, sumOf(groups.map(({ month }) => month)), rounded.total),
        groups: groups.map(({ key, lines, month, unknownCount }, place) => ({
          key,
          totals: sums(lines, unknownCount, month, rounded.groups[place]?.total ?? month),
        })),
        roundedOf,
      };
    });
  },
);

function resourceIdOf({ item, id }: LocatedDraft): string {
  return graphId(item, id);
}

function linesIn({ lines, unknown }: Sorted): number {
  return lines.length + unknown.length;
}
