/** The charges of an account for a month that is not closed. Of an earlier answer only what goes on is charged anew. */
import { itemTurn } from '../inventory/in-turns.js';
import type { AccountCharges, ChargedThing, ChargedThings } from './account-charges.js';
import type { BillingReading } from './billing-rules/billing-reading.js';
import type { AccountMonth } from './account-month.js';
import { hour, type Month } from './month.js';
import { begunHours } from './rules.js';
import type { ChangeTimes } from './change-times.js';
import type { Running, Segment } from './segment.js';
import { segmentsOf, usedSegment } from './segments.js';
import type { Stretch } from './stretches.js';
import { shortLived } from './short-lived.js';

/** Charges that are the same at each time from `from` to `until`, in milliseconds since 1970. */
interface KnownThing extends ChargedThing {
  readonly from: number;
  readonly until: number;
}

interface OpenMonthOptions {
  readonly month: Month;
  readonly times: ChangeTimes;
  /** Something of it was read before the end of the month. */
  readonly isRead: boolean;
  /** The readings of rules in force for the account. */
  readonly readings: readonly BillingReading[];
}

export class OpenMonth implements AccountCharges {
  readonly closedAt = null;
  readonly table = null;
  readonly isRead: boolean;
  readonly #stretches: ReturnType<AccountMonth['stretches']['all']>;
  readonly #known = new Map<string, Map<string, KnownThing>>();

  constructor(
    private readonly read: AccountMonth,
    private readonly options: OpenMonthOptions,
  ) {
    this.isRead = options.isRead;
    this.#stretches = read.stretches.all();
  }

  get account(): AccountMonth['account'] {
    return this.read.account;
  }

  get gap(): AccountMonth['gap'] {
    return this.read.gap;
  }

  get withoutActions(): AccountMonth['withoutActions'] {
    return this.read.withoutActions;
  }

  get size(): number {
    return this.#stretches.size + this.read.stretches.used().size;
  }

  async until(time: number, isSeenOnly: boolean): Promise<ChargedThings> {
    const { month, times, readings } = this.options;
    const running = runningOf(this.read, time, month);
    const known = this.#knownOf(isSeenOnly, time >= month.end);
    const things: ChargedThing[] = [];
    let holdsUntil = Infinity;
    for (const [key, own] of this.#stretches) {
      await itemTurn();
      let thing = known.get(key);
      if (!thing || running.until < thing.from || running.until > thing.until) {
        const segments = await segmentsOf(own, { month, running, times, isSeenOnly, readings });
        thing = { key, segments, from: running.until, until: sameUntil(own, segments, { running, month }) };
        known.set(key, thing);
      }
      holdsUntil = Math.min(holdsUntil, thing.until);
      if (thing.segments.length > 0) things.push(thing);
    }
    for (const [key, segments] of await shortLived(this.read, { month, running, times, isSeenOnly, readings })) {
      things.push({ key, segments });
    }
    for (const [key, line] of this.read.stretches.used()) {
      await itemTurn();
      things.push({ key, segments: [usedSegment(line, month, running.until, readings)] });
    }
    return { things, holdsUntil };
  }

  #knownOf(isSeenOnly: boolean, isToEnd: boolean): Map<string, KnownThing> {
    const name = `${isSeenOnly} ${isToEnd}`;
    const known = this.#known.get(name) ?? new Map<string, KnownThing>();
    this.#known.set(name, known);
    return known;
  }
}

interface Reckoned {
  readonly running: Running;
  readonly month: Month;
}

/** A thing that goes on costs the same until its begun hour is over, or another price of one's own begins. */
function sameUntil(stretches: readonly Stretch[], segments: readonly Segment[], { running, month }: Reckoned): number {
  const { until } = running;
  if (until >= month.end) return Infinity;
  const hours = segments
    .filter((segment) => segment.until === until)
    // Some readings count calendar days, which end with the hour of a clock.
    .map(({ from, readings }) => {
      const next = from + begunHours(from, until) * hour;
      return readings.length > 0 ? Math.min(next, Math.ceil((until + 1) / hour) * hour) : next;
    });
  const changes = stretches.flatMap(({ from }) => (typeof from === 'number' && from > until ? from : []));
  return Math.min(Infinity, ...hours, ...changes);
}

/** An account that is no longer configured is known until it was last read. */
function runningOf({ isPresent, stretches: { lastAt } }: AccountMonth, until: number, { end }: Month): Running {
  if (isPresent || lastAt === null) return { until, isSeen: true };
  return { until: Math.min(lastAt, until), isSeen: lastAt >= end };
}
