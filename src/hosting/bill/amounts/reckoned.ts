/** Lines in the currency of the bill, and their groups with what is shown of them: made once of the same drafts, prices and rates. */
import { caches } from '../../../base/shares/caches.js';
import type { Geography } from '../../../data/geography/geography.js';
import { minorUnits } from '../../../data/rates/money/minor-units.js';
import { MemoKey } from '../../../rest/planner/memo.js';
import type { Upstreams } from '../../../rest/transport/upstreams.js';
import { AtOnce } from '../../../base/shares/at-once.js';
import { shares } from '../../../base/shares/shares.js';
import { inTurns } from '../../inventory/in-turns.js';
import { VersionedCache, numberOf } from '../../inventory/versioned-cache.js';
import { type Both, priceOf, sumOf } from './both.js';
import type { BillDraft } from '../lines/bill-draft.js';
import type { BillRate, FixedRates } from './fixed-rates.js';
import type { GroupKey } from '../group-key.js';
import type { BillGroupBy } from '../grouping.js';
import { grouped } from '../groups.js';
import { type LocatedDraft, locator } from '../located.js';
import { dayOf } from '../own-prices/days.js';
import { ownCosts } from '../own-prices/own-costs.js';
import type { OwnPrices } from '../own-prices/own-price.js';
import { type Priced, type Sorted, priced } from './priced.js';
import { roundTogether } from './rounding.js';
import type { Totals } from './totals.js';

export interface Reckoned extends Sorted {
  /** Those that were needed. */
  readonly rates: BillRate[];
}

interface Reckoning {
  readonly upstreams: Upstreams;
  readonly geography: Geography;
  readonly prices: OwnPrices | null;
  readonly rates: FixedRates;
  readonly isWanted: (line: LocatedDraft) => boolean;
}

const reckonings = new MemoKey<VersionedCache<Reckoned>>();

const inMaking = new AtOnce(shares.bills);

/** What is wanted by whom, and who takes its share meanwhile. */
export interface BillWanted {
  readonly name: string;
  readonly caller: string;
}

export function reckoned(
  { name, caller }: BillWanted,
  drafts: readonly (readonly BillDraft[])[],
  { upstreams, geography, prices, rates, isWanted }: Reckoning,
): Promise<Reckoned> {
  const kept = reckonings.of(upstreams.accounts, () => new VersionedCache<Reckoned>(caches.reckonedBills, linesIn));
  const now = upstreams.clock.now();
  const numbers = [...drafts, prices, rates.table, geography].map(numberOf);
  // Prices of one's own change with the day.
  const version = JSON.stringify([...numbers, prices && dayOf(now)]);
  return kept.of(name, version, () =>
    inMaking.run(caller, async () => {
      const [costsOf, locate] = [ownCosts(prices, now), locator(geography)];
      const located = await inTurns(drafts.flat(), (draft) => locate({ ...draft, ...costsOf(draft) }));
      const sorted = await priced(located.filter(isWanted), rates);
      return { ...sorted, rates: rates.used };
    }),
  );
}

/** All but the time. */
type Sums = Pick<Totals, 'net' | 'gross' | 'rounded' | 'lineCount' | 'unknownCount' | 'summed'>;

interface Arranged {
  readonly totals: Sums;
  readonly groups: readonly { readonly key: GroupKey; readonly totals: Sums }[];
  readonly roundedOf: ReadonlyMap<Priced, Both>;
}

interface Arranging {
  readonly upstreams: Upstreams;
  readonly groupBy: readonly BillGroupBy[];
  readonly labelKey: string | null;
  readonly keyOf: (line: LocatedDraft) => GroupKey;
  readonly currency: string;
}

const arrangements = new MemoKey<VersionedCache<Arranged>>();

export function arranged(
  { name, caller }: BillWanted,
  own: Reckoned,
  { upstreams, groupBy, labelKey, keyOf, currency }: Arranging,
): Promise<Arranged> {
  const kept = arrangements.of(
    upstreams.accounts,
    () => new VersionedCache<Arranged>(caches.arrangedBills, ({ totals }) => totals.lineCount),
  );
  return kept.of(JSON.stringify([name, groupBy, labelKey]), String(numberOf(own)), () =>
    inMaking.run(caller, async () => {
      const groups = await grouped(own.lines, own.unknown, keyOf);
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
    }),
  );
}

function linesIn({ lines, unknown }: Sorted): number {
  return lines.length + unknown.length;
}
