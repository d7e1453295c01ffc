/** Drafts with their cost at own prices: now, and earlier in the month. */
import { monthly } from '../amounts/period.js';
import { latestOfEach } from '../../../base/of-each.js';
import { BasisKind } from '../basis.js';
import { BillKind } from '../kind.js';
import { type BillDraft, BillUnit, BillUnknownReason, type Cost, multiple } from '../lines/bill-draft.js';
import { dayAfter, dayOf, firstOfMonth, startOf } from './days.js';
import { type OwnAmount, type OwnPrice, type OwnPrices, isFactor } from './own-price.js';
import { closestFirst } from './closeness.js';
import { ownAmount } from './own-amount.js';
import { type SetupPrice, setupPrice } from './setup-price.js';
import { type SelectedThing, type SelectorGroup, Selectors } from './selectors.js';

/** The cost in a past part of the time. */
interface EarlierCost {
  /** Its end, in milliseconds since 1970. */
  readonly until: number;
  readonly cost: Cost | BillUnknownReason;
  readonly own: OwnPrice | null;
}

/** The cost from a time to come on, until the next one. */
interface LaterCost {
  /** Its beginning, in milliseconds since 1970. */
  readonly from: number;
  readonly cost: Cost | BillUnknownReason;
  readonly own: OwnPrice | null;
}

/** A thing to bill, whether it exists or might be created. */
type Billable = SelectedThing & Pick<BillDraft, 'cost' | 'setup' | 'share'>;

export interface OwnCosts {
  /** The cost at the price that is in force now. */
  readonly cost: Cost | BillUnknownReason;
  readonly list: Cost | BillUnknownReason;
  /** The own price in force; null for the list price. */
  readonly own: OwnPrice | null;
  /** Each part of this month, or since an earlier day, before the last change of the price, in order. */
  readonly earlier: readonly EarlierCost[];
  /** Each part to come, as far as prices that are known today begin or end, in order. */
  readonly later: readonly LaterCost[];
  /** The cost of its order, once, by the prices of the day of its creation, if that is known; null if unknown. */
  readonly setupPrice: SetupPrice | null;
}

export type OwnPricedDraft = BillDraft & OwnCosts;

/** The price in force from a day on; `own` is null for the list price. */
interface Span {
  readonly since: string;
  readonly own: OwnPrice | null;
}

const selectorsOf = latestOfEach<OwnPrices, Selectors>();

/** `now` in milliseconds since 1970; `since` is the day from which on earlier costs count, if before this month. */
export function ownCosts(
  prices: OwnPrices | null,
  now: number,
  since: string | null = null,
): (billable: Billable) => OwnCosts {
  if (!prices) {
    return (billable) => {
      const { cost } = billable;
      return { cost, list: cost, own: null, earlier: [], later: [], setupPrice: setupPrice(null, billable) };
    };
  }
  const today = dayOf(now);
  const month = firstOfMonth(today);
  const first = since !== null && since < month ? since : month;
  const groupsOf = selectorsFrom(first, prices).finder();
  const known = new Map<readonly SelectorGroup[], Readonly<Record<'past' | 'future', readonly Span[]>>>();
  const spansFor = (groups: readonly SelectorGroup[], kind: BillKind) => {
    const spans = spansOf(groups, kind, first);
    return { past: spans.filter((span) => span.since <= today), future: spans.filter((span) => span.since > today) };
  };
  return (billable) => {
    const groups = groupsOf(billable);
    let spans = known.get(groups);
    if (!spans) known.set(groups, (spans = spansFor(groups, billable.kind)));
    const { past, future } = spans;
    const costBy = (own: OwnPrice | null) => (own ? ownCost(own, billable, prices.changedAt) : billable.cost);
    const own = past.at(-1)?.own ?? null;
    return {
      cost: costBy(own),
      list: billable.cost,
      own,
      earlier: past.slice(1).map(({ since: day }, place) => {
        const before = past[place]?.own ?? null;
        return { until: startOf(day), cost: costBy(before), own: before };
      }),
      later: future.map((span) => ({ from: startOf(span.since), cost: costBy(span.own), own: span.own })),
      setupPrice: setupPrice(ownAtOrder(past, billable.created), billable),
    };
  };
}

/** The price in force on the day of creation, as far as the days go back; the present one if that is unknown. */
function ownAtOrder(spans: readonly Span[], created: number | null): OwnPrice | null {
  const day = created === null ? null : dayOf(created);
  const span = day === null ? spans.at(-1) : (spans.findLast(({ since }) => since <= day) ?? spans[0]);
  return span?.own ?? null;
}

/** Selectors of the prices that are in force from the first day on. */
function selectorsFrom(first: string, prices: OwnPrices): Selectors {
  const isRecent = ({ until }: OwnPrice) => first <= (until ?? first);
  return selectorsOf(prices, first, () => new Selectors(prices.prices.filter(isRecent)));
}

/** The prices in force from the first day on, today as well as later. */
function spansOf(groups: readonly SelectorGroup[], kind: BillKind, first: string): readonly Span[] {
  const entries = groups
    .flat()
    .filter((own) => isMeant(own, kind))
    .sort(closestFirst(kind));
  const changes = entries.flatMap(({ from, until }) => [from ?? first, until === null ? first : dayAfter(until)]);
  const starts = [...new Set([first, ...changes])].filter((day) => first <= day).sort();
  const spans: Span[] = [];
  for (const since of starts) {
    const own = entries.find(({ from, until }) => (from ?? since) <= since && since <= (until ?? since)) ?? null;
    if (spans.length === 0 || spans.at(-1)?.own !== own) spans.push({ since, own });
  }
  return spans;
}

/**
 * True if the price applies to this kind. An amount is the price of the thing alone; a factor applies to everything
 * billed for it.
 */
function isMeant({ kind, price }: OwnPrice, of: BillKind): boolean {
  return of !== BillKind.TRAFFIC || kind === of || isFactor(price);
}

function ownCost(
  { price, kind, note, origin }: OwnPrice,
  billable: Billable,
  changedAt: number,
): Cost | BillUnknownReason {
  const { cost, share } = billable;
  if (isFactor(price)) {
    if (typeof cost === 'string') return cost;
    const { unitPrice, hourly } = cost;
    return { ...cost, unitPrice: multiple(unitPrice, price.factor), hourly: hourly && multiple(hourly, price.factor) };
  }
  const basis =
    'entry' in origin
      ? { kind: BasisKind.PRICES_FILE, row: null, changedAt, note }
      : { kind: BasisKind.OWN_PRICE, row: null, changedAt: origin.setAt, note };
  const fullCost: Cost = { ...costOf(price), basis };
  if (billable.kind !== BillKind.BACKUP || kind === BillKind.BACKUP) return fullCost;
  if (share === undefined) return typeof cost === 'string' ? cost : BillUnknownReason.INCOMPLETE;
  return {
    ...fullCost,
    quantity: share,
    unit: BillUnit.SHARE,
    hourly: fullCost.hourly && multiple(fullCost.hourly, share),
  };
}

function costOf(own: OwnAmount): Omit<Cost, 'basis'> {
  const { amount, period } = own;
  return {
    quantity: '1',
    unit: BillUnit.PIECE,
    unitPrice: ownAmount(own, monthly(amount, period)),
    hourly: period === 'hour' ? ownAmount(own, amount) : null,
    isCapped: false,
  };
}
