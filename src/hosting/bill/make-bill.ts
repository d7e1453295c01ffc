/** Makes the bill of what is read: in one currency, grouped, and rounded so that what is shown adds up. */
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../../context.js';
import { baseFor } from '../../rates/choose.js';
import { minorUnits } from '../../rates/minor-units.js';
import { FewAtOnce } from '../inventory/few-at-once.js';
import { inTurns, nextTurn } from '../inventory/in-turns.js';
import { Inventory } from '../inventory/inventory.js';
import { checkMaxAge } from '../inventory/max-age.js';
import { oldestOf } from '../inventory/read-at.js';
import { sourcesOf } from '../inventory/source.js';
import { Bill } from './bill.js';
import { type Both, priceOf, sumOf } from './both.js';
import { type Collected, collect, draftsOf } from './collect.js';
import { multiple } from './draft.js';
import { type BillFilter, passes } from './filter.js';
import { FixedRates } from './fixed-rates.js';
import { BillGroup, type BillGrouping, grouper } from './grouping.js';
import { grouped } from './groups.js';
import { BillLine, BillUnknown, told } from './line.js';
import { priceFinder } from './listed-prices.js';
import { locator } from './located.js';
import { MonthToDate } from './month-to-date.js';
import { type Priced, priced } from './priced.js';
import { roundTogether } from './rounding.js';
import type { Totals } from './totals.js';

export interface BillAsked {
  /** Null: that of the caller. */
  readonly currency: string | null;
  readonly groupBy: readonly BillGrouping[];
  readonly labelKey: string | null;
  readonly filter: BillFilter;
  /** Seconds. */
  readonly maxAge: number;
}

export interface Asking {
  readonly context: Pick<Context, 'caller' | 'unverified' | 'clients' | 'rates' | 'geography' | 'config' | 'upstreams'>;
  readonly info: { readonly schema: GraphQLSchema };
}

/** Of thousands of lines each takes some hundred megabytes until it is made. */
const inMaking = new FewAtOnce(2);

export async function makeBill(asking: Asking, asked: BillAsked): Promise<Bill> {
  const { filter, maxAge, currency } = asked;
  checkMaxAge('bill', maxAge);
  const rates = new FixedRates(asking.context.rates, baseFor(asking.context, currency));
  const isWanted = passes(filter, asking.context.geography);
  const keyOf = grouper(asked.groupBy, asked.labelKey);
  const collected = await collect(Inventory.of(asking, maxAge), filter);
  return inMaking.run(() => billOf(collected, { asking, asked, rates, isWanted, keyOf }));
}

interface Making {
  readonly asking: Asking;
  readonly asked: BillAsked;
  readonly rates: FixedRates;
  readonly isWanted: ReturnType<typeof passes>;
  readonly keyOf: ReturnType<typeof grouper>;
}

async function billOf(collected: Collected, making: Making): Promise<Bill> {
  const { listings } = collected;
  const { rates, isWanted, keyOf } = making;
  const { geography, config, upstreams } = making.asking.context;
  const { groupBy } = making.asked;
  const [withPrice, locate] = [priceFinder(config.prices), locator(geography)];
  const located = (await inTurns(await draftsOf(collected), (draft) => locate(withPrice(draft)))).filter(isWanted);
  const { lines, unknown } = await priced(located, rates, new MonthToDate(upstreams.clock.now()));
  await nextTurn();
  const groups = grouped(lines, unknown, keyOf);
  await nextTurn();
  const rounded = roundTogether(
    groups.map((group) => group.lines.map(({ month }) => month)),
    minorUnits(rates.to),
  );
  const roundedOf = new Map(
    groups.flatMap((group, place) =>
      group.lines.map((line, at) => [line, rounded.groups[place]?.lines[at] ?? line.month] as const),
    ),
  );
  await nextTurn();
  return Object.assign(new Bill(), totals(lines, unknown.length, rounded.total, rates.to), {
    ...{ currency: rates.to, rates: rates.used },
    allLines: lines,
    lineOf: (line: Priced) => lineOf(line, roundedOf.get(line) ?? line.month, rates.to),
    allUnknown: unknown.map(({ draft, reason }) => Object.assign(new BillUnknown(), told(draft), { reason })),
    allGroups:
      groupBy.length === 0
        ? []
        : groups.map(({ key, lines: own, month, unknownCount }, place) => {
            const shown = rounded.groups[place]?.total ?? month;
            return Object.assign(new BillGroup(), key, totals(own, unknownCount, shown, rates.to));
          }),
    sources: sourcesOf(listings),
    isWhole: listings.every((listing) => listing.isWhole),
    readAt: oldestOf(listings),
  });
}

function totals(lines: readonly Priced[], unknownCount: number, rounded: Both, currency: string): Totals {
  return {
    ...priceOf(sumOf(lines.map(({ month }) => month)), currency),
    rounded: priceOf(rounded, currency, minorUnits(currency)),
    accruedEstimate: priceOf(sumOf(lines.map(({ accrued }) => accrued)), currency),
    lineCount: lines.length,
    unknownCount,
  };
}

function lineOf({ draft, cost, month, accrued }: Priced, rounded: Both, currency: string): BillLine {
  const { quantity, unit, unitPrice, hourly, isCapped, basis } = cost;
  return Object.assign(new BillLine(), told(draft), {
    ...{ quantity, unit, unitPrice, hourly, basis },
    monthlyCap: isCapped ? multiple(unitPrice, quantity) : null,
    ...priceOf(month, currency),
    rounded: priceOf(rounded, currency, minorUnits(currency)),
    accruedEstimate: priceOf(accrued, currency),
  });
}
