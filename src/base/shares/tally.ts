/**
 * Tallies how much each caller has of something that is stored for a while, over all replicas: one entry in the store,
 * by the minute in which amounts end.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Keyv } from 'keyv';
import { CallerError } from '../errors.js';
import { isObject } from '../unknown.js';
import type { Availability } from '../store/availability.js';
import type { Collection } from '../store/collection.js';
import { refuse } from '../store/refuse.js';
import type { Store } from '../store/store.js';
import { checkRoom } from './room.js';
import type { Share } from './shares.js';

/** The amounts expire by themselves, so no backup has them. */
export const tallies: Collection = { name: 'share-tallies', most: null, lasting: false, secret: false };

/** Milliseconds. */
const minute = 60_000;
const longestPause = 50;
/** The most attempts while other replicas change the same entry. */
const mostAttempts = 50;

/** The amounts of each caller, by minute. */
type Amounts = Map<string, Map<number, number>>;

export interface TalliedAmount {
  readonly caller: string;
  readonly amount: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export class Tally {
  readonly #entries: Keyv<unknown>;
  #before: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: Pick<Store, 'namespace' | 'compareAndSet'>,
    private readonly availability: Pick<Availability, 'ask' | 'write'>,
    private readonly share: Share,
  ) {
    this.#entries = store.namespace(tallies.name);
  }

  /** Throws where the caller has no room. */
  add(held: TalliedAmount): Promise<void> {
    return this.#change(held, (amounts) => {
      const sums = [...amounts].map(([caller, own]) => ({ caller, sum: sumOf([...own.values()]) }));
      const own = sums.find(({ caller }) => caller === held.caller);
      checkRoom(this.share, { all: sumOf(sums.map(({ sum }) => sum)), own: own ? own.sum : 0 }, held.amount);
      return held.amount;
    });
  }

  /** Removes an amount that has ended early. */
  remove(held: TalliedAmount): Promise<void> {
    return this.#change(held, () => -held.amount);
  }

  /** Changes within this process run one after the other. */
  #change(held: TalliedAmount, by: (amounts: Amounts) => number): Promise<void> {
    const changed = this.#before.then(() => this.#attempt(held, by));
    this.#before = changed.catch(() => undefined);
    return changed;
  }

  async #attempt({ caller, until }: TalliedAmount, by: (amounts: Amounts) => number): Promise<void> {
    const entry = { namespace: tallies.name, key: this.share.name };
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const stored = await this.availability.ask(() => this.#entries.get(entry.key)).catch(refuse);
      const amounts = amountsIn(stored, Date.now());
      const more = by(amounts);
      const own = amounts.get(caller) ?? new Map<number, number>();
      const ends = Math.ceil(until / minute);
      const next = more + (own.has(ends) ? Number(own.get(ends)) : 0);
      if (next > 0) own.set(ends, next);
      else own.delete(ends);
      amounts.set(caller, own);
      const write = () => this.store.compareAndSet(entry, stored, toStored(amounts));
      if (await this.availability.write(write).catch(refuse)) return;
      await pause(Math.random() * longestPause);
    }
    const text = `Expected to count ${this.share.words}, but others change the count. Please try again.`;
    throw new CallerError('OVERLOADED', text, { retryAfter: 1 });
  }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** The amounts that have not ended; unreadable ones count for nothing. */
function amountsIn(stored: unknown, now: number): Amounts {
  const amounts: Amounts = new Map();
  const callers = isObject(stored) && isObject(stored['callers']) ? stored['callers'] : {};
  for (const [caller, own] of Object.entries(callers)) {
    if (!isObject(own)) continue;
    const left = Object.entries(own).flatMap(([ends, amount]) =>
      Number(ends) * minute > now && typeof amount === 'number' && amount > 0 ? [[Number(ends), amount] as const] : [],
    );
    if (left.length > 0) amounts.set(caller, new Map(left));
  }
  return amounts;
}

function toStored(amounts: Amounts): object {
  const callers = [...amounts].filter(([, own]) => own.size > 0);
  return { v: 1, callers: Object.fromEntries(callers.map(([caller, own]) => [caller, Object.fromEntries(own)])) };
}
