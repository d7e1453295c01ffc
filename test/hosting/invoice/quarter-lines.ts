/**
 * What each thing of the quarter costs, in exact fractions, by the published rules alone: begun hours at the hourly price, never
 * more than the price of the month; what has a monthly price alone by its share of the hours of the month.
 */
import { exact } from '../../../src/base/decimal.js';
import { type Life, type LifeState, type QuarterWorld, hour, prices, risenForNew, setups } from './quarter-world.js';

/** In ten thousandths of a euro. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** A part of a line with one product at one price. */
export interface LineStretch {
  readonly product: string | null;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  readonly hours: number;
  /** The price of the month is charged, which the hours do not exceed. */
  readonly isCapped: boolean;
  readonly amount: Fraction;
}

export interface QuarterLine {
  readonly life: Life;
  /** Of a server: its backups are a line of their own. */
  readonly kind: string;
  readonly name: string;
  readonly stretches: readonly LineStretch[];
  /** What each stretch costs, and the order. */
  readonly parts: readonly Fraction[];
  readonly isUnknown: boolean;
}

interface Price {
  readonly monthly: bigint;
  readonly hourly: bigint | null;
}
interface PricedStretch extends Price {
  readonly from: number;
  readonly until: number;
  readonly state: LifeState;
}

/** What can be known of it by readings, the last of which is now; null: as its provider knows it. */
interface Knowledge {
  readonly readings: readonly number[];
  readonly now: number;
}

const zero: Fraction = { over: 0n, under: 1n };

export function sumOf(all: readonly Fraction[]): Fraction {
  return all.reduce(
    (sum, one) => ({ over: sum.over * one.under + one.over * sum.under, under: sum.under * one.under }),
    zero,
  );
}

/** Whether an amount in digits is the sum: to the last digit where each part has one, and else to a billionth. */
export function isAmount(digits: string, parts: readonly Fraction[]): boolean {
  const { over, under } = sumOf(parts);
  const scale = exact(String(under * 10_000n));
  const difference = exact(digits)
    .times(scale)
    .minus(exact(String(over)));
  const isFinite = parts.every((part) => (part.over * 10n ** 6n) % part.under === 0n);
  return isFinite ? difference.isZero() : difference.abs().lt(scale.shiftedBy(-9));
}

/** The lines of a month as `2024-02`, as the provider bills them. */
export function providerLines(world: QuarterWorld, month: string): QuarterLine[] {
  return world.lives.flatMap((life) => linesOf(life, month, null));
}

/** The lines of a month as a service can know them that has read the accounts at these times, up to the last of them. */
export function knownLines(world: QuarterWorld, month: string, knowledge: Knowledge): QuarterLine[] {
  return world.lives.flatMap((life) => linesOf(life, month, knowledge));
}

function linesOf(life: Life, month: string, knowledge: Knowledge | null): QuarterLine[] {
  const bounds = boundsOf(month);
  const now = knowledge ? Math.min(knowledge.now, bounds.end) : bounds.end;
  const beginning = knownBeginning(life, knowledge);
  const [from, until] = [Math.max(beginning, bounds.start), Math.min(knownEnd(life, knowledge) ?? now, now)];
  if (until <= from || (knowledge && life.created > (knowledge.readings.at(-1) ?? 0))) return [];
  if (knowledge && life.brief === 'ELSEWHERE') {
    return [{ life, kind: 'SERVER', name: String(life.id), stretches: [], parts: [], isUnknown: true }];
  }
  const within = stretchesOf(life, knowledge).flatMap((stretch) => {
    const part = { ...stretch, from: Math.max(stretch.from, from), until: Math.min(stretch.until, until) };
    return part.until > part.from ? [part] : [];
  });
  const line = (kind: string, fifths: bigint, setup: bigint): QuarterLine => {
    const stretches = within.map((stretch) => charged(stretch, (bounds.end - bounds.start) / hour, fifths));
    const parts = [...stretches.map(({ amount }) => amount), { over: setup, under: 1n }];
    return { life, kind, name: life.name, stretches, parts, isUnknown: false };
  };
  const isOrdered = beginning === from && (life.kind !== 'DEDICATED' || life.id === 3);
  const kind = life.kind === 'DEDICATED' ? 'SERVER' : life.kind;
  const own = line(kind, 5n, (isOrdered && setups[life.kind]) || 0n);
  return life.states[0]?.hasBackups ? [own, line('BACKUP', 1n, 0n)] : [own];
}

function charged(
  { from, until, state, monthly, hourly }: PricedStretch,
  hoursOfMonth: number,
  fifths: bigint,
): LineStretch {
  const hours = Math.ceil((until - from) / hour);
  const month = monthly * BigInt(state.gigabytes);
  const about = { product: state.product, from, until, hours };
  if (hourly === null) {
    const [over, under] = hours >= hoursOfMonth ? [1n, 1n] : [BigInt(hours), BigInt(hoursOfMonth)];
    return { ...about, isCapped: over === under, amount: { over: month * over * fifths, under: under * 5n } };
  }
  const begun = BigInt(hours) * hourly;
  const isCapped = begun > month;
  return { ...about, isCapped, amount: { over: (isCapped ? month : begun) * fifths, under: 5n } };
}

/** The provider of dedicated servers says of none when it was created. */
function knownBeginning({ kind, created }: Life, knowledge: Knowledge | null): number {
  if (!knowledge || kind !== 'DEDICATED') return created;
  const [first = created] = knowledge.readings;
  return created < first ? first : (knowledge.readings.find((time) => time >= created) ?? created);
}

/** No action says when a snapshot was deleted: it is known until it was last read. */
function knownEnd({ kind, deleted }: Life, knowledge: Knowledge | null): number | null {
  if (!knowledge || deleted === null || kind !== 'SNAPSHOT') return deleted;
  const isGone = knowledge.readings.some((time) => time >= deleted);
  return isGone ? (knowledge.readings.findLast((time) => time < deleted) ?? deleted) : null;
}

function stretchesOf(life: Life, knowledge: Knowledge | null): PricedStretch[] {
  const bounds = [...life.states.map(({ since }) => since), life.deleted ?? Infinity];
  const parts = life.states.flatMap((state, place) => {
    const [from, until] = [bounds[place] ?? 0, bounds[place + 1] ?? Infinity];
    const changes = priceChanges(life, state, knowledge).filter(({ since }) => since < until);
    return changes.flatMap(({ since, ...price }, nth) => {
      const part = {
        from: Math.max(since, from),
        until: Math.min(changes[nth + 1]?.since ?? until, until),
        state,
        ...price,
      };
      return part.until > part.from ? [part] : [];
    });
  });
  // The same product at the same price goes on.
  return parts.reduce<PricedStretch[]>((all, part) => {
    const last = all.at(-1);
    if (!last || !isAlike(last, part)) return [...all, part];
    return [...all.slice(0, -1), { ...last, until: part.until }];
  }, []);
}

function isAlike(one: PricedStretch, other: PricedStretch): boolean {
  const keyOf = ({ state: { product, gigabytes }, monthly, hourly }: PricedStretch) =>
    [product, gigabytes, monthly, hourly].join();
  return keyOf(one) === keyOf(other);
}

interface PriceChange extends Price {
  readonly since: number;
}

/** The prices from that of the order on. */
function priceChanges(life: Life, state: LifeState, knowledge: Knowledge | null): PriceChange[] {
  const all = prices[state.product ?? life.kind] ?? [];
  const atOrder = all.findLast(({ since }) => since <= state.since) ?? all[0];
  const later = all.filter(({ since }) => since > state.since);
  const changes = later.flatMap((price): PriceChange[] => {
    if (!price.isForNewOrders) {
      const seen = knowledge ? (knowledge.readings.find((time) => time >= price.since) ?? Infinity) : price.since;
      return [{ ...price, since: seen }];
    }
    // The price of one's own keeps it: an amount is for months, and has no hours.
    return knowledge && life.created < risenForNew && atOrder
      ? [{ since: price.since, monthly: atOrder.monthly, hourly: null }]
      : [];
  });
  return atOrder ? [{ ...atOrder, since: 0 }, ...changes] : [];
}

function boundsOf(month: string): { readonly start: number; readonly end: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { start: Date.UTC(year, number - 1), end: Date.UTC(year, number) };
}
