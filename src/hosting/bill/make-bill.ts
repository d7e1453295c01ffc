/** Makes a bill: in one currency, grouped, and rounded so that the shown amounts add up. */
import type { GraphQLSchema } from 'graphql';
import type { HostingContext } from '../context.js';
import { service } from '../../base/shares/shares.js';
import { baseFor } from '../../data/rates/choose.js';
import { minorUnits } from '../../data/rates/money/minor-units.js';
import { Inventory } from '../inventory/inventory.js';
import type { Listing } from '../inventory/listing.js';
import { checkMaxAge } from '../inventory/max-age.js';
import { oldestOf } from '../inventory/read-at.js';
import { nameOf } from '../../rest/transport/account.js';
import { sourcesOf } from '../inventory/source.js';
import { accrued, isAccruedComplete } from './amounts/accrued.js';
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
import { MonthToDate } from './amounts/month-to-date.js';
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

export interface BillContext {
  readonly context: Pick<
    HostingContext,
    'caller' | 'unverified' | 'clients' | 'rates' | 'geography' | 'config' | 'upstreams'
  >;
  readonly info: { readonly schema: GraphQLSchema };
}

/**
 * Makes a bill. The derived lines are shared between requests; what this request has read, and when, is added to them.
 */
export async function makeBill(billContext: BillContext, options: BillOptions): Promise<Bill> {
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
  return Object.assign(new Bill(), totals, {
    currency: rates.to,
    rates: own.rates,
    now,
    allLines: own.lines,
    lineOf: lineMaker({ inventory, listings, now, currency: rates.to, roundedOf }),
    allUnknown: own.unknown,
    unknownOf: ({ draft, reason }) => Object.assign(new BillUnknown(), describedThing(draft, inventory), { reason }),
    allGroups:
      groupBy.length === 0 ? [] : groups.map(({ key, totals }) => Object.assign(new BillGroup(), key, totals, { now })),
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

interface Making {
  readonly inventory: Inventory;
  readonly listings: readonly Listing[];
  readonly now: number;
  readonly currency: string;
  readonly roundedOf: ReadonlyMap<Priced, Priced['month']>;
}

function lineMaker({ inventory, listings, now, currency, roundedOf }: Making): (line: Priced) => BillLine {
  const toDate = new MonthToDate(now);
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
      accruedEstimate: priceOf(accrued(line, toDate), currency),
      isAccruedComplete: isAccruedComplete(line),
      listPrice: typeof list === 'string' ? null : multiple(list.unitPrice, list.quantity),
      ownPrice: own && shownOwnPrice(own),
    });
  };
}
