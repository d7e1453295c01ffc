/** Makes a bill: in one currency, grouped, and rounded so that the shown amounts add up. */
import { service } from '../../base/shares/shares.js';
import { baseFor } from '../../data/rates/choose.js';
import { minorUnits } from '../../data/rates/money/minor-units.js';
import type { HistoryContext } from '../history/history-context.js';
import { type MonthSoFar, monthSoFar } from '../invoice/month-so-far.js';
import { Inventory } from '../inventory/inventory.js';
import type { Listing } from '../inventory/listing.js';
import { checkMaxAge } from '../inventory/max-age.js';
import { oldestOf } from '../inventory/read-at.js';
import { type Account, nameOf } from '../../rest/transport/account.js';
import { sourcesOf } from '../inventory/source.js';
import { basisOf } from './basis.js';
import { Bill } from './bill.js';
import { priceOf } from './amounts/both.js';
import { type Collected, type Drafts, collect, draftsOf } from './collect.js';
import { countOnce } from './count-once.js';
import { multiple } from './lines/bill-draft.js';
import type { BillFilter } from './filter.js';
import { FixedRates } from './amounts/fixed-rates.js';
import { BillGroup, type BillGroupBy } from './grouping.js';
import { BillLine, BillUnknown, describedThing } from './line.js';
import type { Priced } from './amounts/priced.js';
import { shownOwnPrice } from './own-prices/bill-own-price.js';
import { PriceEffects } from './own-prices/effects.js';
import { arranged, reckoned } from './amounts/reckoned.js';

export interface BillOptions {
  /** Null for the caller's currency. */
  readonly currency: string | null;
  readonly groupBy: readonly BillGroupBy[];
  readonly labelKey: string | null;
  readonly filter: BillFilter;
  /** Seconds. */
  readonly maxAge: number;
}

/**
 * Makes a bill. The derived lines are shared between requests; what this request has read, and when, is added to them.
 */
export async function makeBill(billContext: HistoryContext, options: BillOptions): Promise<Bill> {
  const { filter, maxAge, currency, groupBy, labelKey } = options;
  const { context, info } = billContext;
  const { geography, config, upstreams } = context;
  checkMaxAge('bill', maxAge);
  const rates = new FixedRates(context.rates, baseFor(context, currency));
  const inventory = Inventory.of(billContext, maxAge);
  const collected = await collect(inventory, filter);
  const { listings } = collected;
  const drafts = await draftsOf(collected, { inventory, schema: info.schema });
  for (const listing of listings) await listing.checked();
  if (config.prices) await noteEffects(PriceEffects.of(upstreams, config.prices), collected, drafts);
  const counted = countOnce(inventory, collected, drafts);
  const sources = { inventory, drafts: counted.drafts, geography, prices: config.prices, rates };
  const wanted = { filter, currency: rates.to, groupBy, labelKey, caller: context.caller?.id ?? service };
  const own = await reckoned.of(sources, wanted);
  const { totals, groups, roundedOf } = await arranged.of(sources, wanted);
  const now = upstreams.clock.now();
  let known: Promise<MonthSoFar> | undefined;
  const soFar = () =>
    (known ??= monthSoFar(
      { inventory, own, historyContext: billContext },
      { now, filter, currency: rates.to, groupBy, labelKey, accounts: readAccounts(collected) },
    ));
  return Object.assign(new Bill(), totals, {
    soFar: async () => (await soFar()).total(totals),
    currency: rates.to,
    rates: own.rates,
    now,
    allLines: own.lines,
    lineOf: lineMaker({ inventory, listings, soFar, currency: rates.to, roundedOf }),
    allUnknown: own.unknown,
    unknownOf: ({ draft, reason }) => Object.assign(new BillUnknown(), describedThing(draft, inventory), { reason }),
    allGroups:
      groupBy.length === 0
        ? []
        : groups.map((group) =>
            Object.assign(new BillGroup(), group.key, group.totals, {
              soFar: async () => (await soFar()).ofGroup(group.key, group.totals),
            }),
          ),
    sources: sourcesOf(listings),
    shared: counted.shared,
    isComplete: listings.every((listing) => listing.isComplete),
    readAt: oldestOf(listings),
  } satisfies Partial<Bill>);
}

function noteEffects(effects: PriceEffects, { own }: Collected, drafts: Drafts): Promise<void> {
  return effects.note(
    own.map(({ family, client, listings }, place) => ({
      family,
      account: client.upstream.account,
      drafts: drafts[place] ?? [],
      isComplete: listings.every(({ isComplete }) => isComplete),
    })),
  );
}

/** The accounts of which anything could be read. */
function readAccounts({ own }: Collected): Account[] {
  const read = own.filter(({ listings }) => listings.some(({ readAt }) => readAt !== null));
  return [...new Set(read.map(({ client }) => client.upstream.account))];
}

interface Making {
  readonly inventory: Inventory;
  readonly listings: readonly Listing[];
  readonly soFar: () => Promise<MonthSoFar>;
  readonly currency: string;
  readonly roundedOf: ReadonlyMap<Priced, Priced['month']>;
}

function lineMaker({ inventory, listings, soFar, currency, roundedOf }: Making): (line: Priced) => BillLine {
  const readAt = ({ draft: { account }, cost: { basis } }: Priced) =>
    listings.find(({ client, row }) => row === basis.row && nameOf(client.upstream.account) === nameOf(account))
      ?.readAt ?? null;
  return (line) => {
    const { draft, cost, month } = line;
    const { quantity, unit, unitPrice, hourly, isCapped, basis } = cost;
    const { list, own } = draft;
    return Object.assign(new BillLine(), describedThing(draft, inventory), {
      quantity,
      unit,
      unitPrice,
      hourlyAmount: hourly,
      basis: basisOf(basis, readAt(line)),
      monthlyCap: isCapped ? multiple(unitPrice, quantity) : null,
      ...priceOf(month, currency),
      rounded: priceOf(roundedOf.get(line) ?? month, currency, minorUnits(currency)),
      soFar: async () => (await soFar()).ofLine(draft),
      listPrice: typeof list === 'string' ? null : multiple(list.unitPrice, list.quantity),
      ownPrice: own && shownOwnPrice(own),
    });
  };
}
