/**
 * Bounds the work in flight by its cost: cheap work passes at once, other work is queued, and work that finds its queue
 * full is refused.
 */
import { abandoned } from '../../base/abandoned.js';
import { addCount, countOf } from '../../base/counts.js';
import { shares } from '../../base/shares/shares.js';
import { refusals } from '../../base/telemetry/diagnostics.js';
import { CallerError } from '../../base/errors.js';
import { PriorityQueue } from './priority-queue.js';
import { guard } from '../../base/guard.js';
import type { OtherWork } from './event-loop-rounds.js';

/** Costs are counted in fields of a response, some two microseconds each. Work up to this cost passes at once. */
const cheap = 1_000;
/** Work up to this cost goes ahead of more expensive work. */
export const short = 20_000;
/** The most that may run at the same time, by cost. */
const atOnce = 500_000;
/** Milliseconds that a round may spend parsing texts: when nothing else arrives, and while something does. */
const quietReading = 20;
const busyReading = 3;
/** Seconds in which a full queue is worked off. */
const retryAfter = 5;
/** The longest wait in milliseconds, where work ahead costs far more than estimated, or is waiting itself. */
const longestInQueue = 30_000;

/** The request that asks for admission. */
interface AdmittedRequest {
  /** The id of the token, or the address without one. */
  readonly caller: string;
  isGone(): boolean;
}

/** A slot in the work in flight, held until the response is sent. */
export interface Reservation {
  /** Call it when the work costs more than estimated. */
  raise(cost: number): void;
  leave(): void;
}

/** The reservation of work that is not bounded. */
export const free: Reservation = { raise: () => undefined, leave: () => undefined };

export class Admission implements OtherWork {
  /**
   * A queue proceeds after rounds of the event loop without arrivals: the loop accepts one connection per round, so a
   * request behind many others would otherwise wait once for each of them. Short operations wait longest while texts are
   * parsed: each start of one delays all new connections and texts behind it.
   */
  readonly #lanes = [
    this.#lane({ quietRounds: 3, longestWait: 20 }),
    this.#lane({ quietRounds: 10, longestWait: 1_000 }),
  ];
  /** Texts to parse: they take little memory, and a cheap operation with a new text must not wait for running work. */
  readonly #reading = this.#lane({ quietRounds: 3, longestWait: 5, prefersLittle: true });
  #underWay = 0;
  /** The cost that each caller has under way. */
  readonly #underWayOf = new Map<string, number>();
  #hasArrived = false;
  #quietRounds = 0;
  #isWatching = false;

  /** Says that something has arrived that may be cheap. */
  arrived(): void {
    this.#quietRounds = 0;
    this.#hasArrived = true;
  }

  /**
   * Whether something has arrived since the last call, or waits to be parsed. Check it before work that can wait a
   * little.
   */
  isBusy(): boolean {
    const isBusy = this.#hasArrived || this.isReading;
    this.#hasArrived = false;
    return isBusy;
  }

  /** Whether texts wait to be parsed. */
  get isReading(): boolean {
    return this.#reading.next !== undefined;
  }

  /** Queued work starts one at a time, so that cheap requests are served in between. */
  enter(cost: number, request: AdmittedRequest, isReading = false): Reservation | Promise<Reservation> {
    if (cost <= cheap) return free;
    const { caller } = request;
    const lane = isReading && cost <= short ? this.#reading : this.#lanes[cost <= short ? 0 : 1];
    if (!lane?.makesRoom(cost, caller)) throw refused();
    return new Promise((resolve, reject) => {
      const waiting = {
        cost,
        caller,
        begin: () => {
          clearTimeout(late);
          if (request.isGone()) reject(abandoned());
          else resolve(this.place(cost, caller));
        },
        refuse: () => {
          clearTimeout(late);
          reject(request.isGone() ? abandoned() : refused());
        },
      };
      const late = setTimeout(
        guard(() => lane.drop(waiting)),
        longestInQueue,
      ).unref();
      lane.add(waiting);
      this.#watch();
    });
  }

  /** Reserves for work that is already running. */
  place(cost: number, caller: string): Reservation {
    let held = cost;
    this.#count(caller, cost);
    return {
      raise: (actual) => {
        if (held === 0 || actual <= held) return;
        this.#count(caller, actual - held);
        held = actual;
      },
      leave: () => {
        this.#count(caller, -held);
        held = 0;
        this.#watch();
      },
    };
  }

  #count(caller: string, more: number): void {
    this.#underWay += more;
    if (addCount(this.#underWayOf, caller, more) === 0) this.#underWayOf.delete(caller);
  }

  #lane(rules: Omit<ConstructorParameters<typeof PriorityQueue>[0], 'share'>): PriorityQueue {
    return new PriorityQueue({ ...rules, share: shares.operations }, (caller) => countOf(this.#underWayOf, caller));
  }

  /**
   * Checks every round of the event loop while anything in a queue could start. What has started runs before the next
   * round.
   */
  #watch(): void {
    if (this.#isWatching || !this.#all.some((lane) => this.#fits(lane))) return;
    this.#isWatching = true;
    const again = () => {
      this.#isWatching = false;
      this.#watch();
    };
    const begin = () => {
      this.#beginNext();
      again();
    };
    setImmediate(guard(begin, again));
  }

  #beginNext(): void {
    this.#quietRounds += 1;
    const now = performance.now();
    const due = this.#all.filter((lane) => this.#fits(lane) && lane.isDue(now, this.#quietRounds));
    // Expensive work that has waited long goes first, whatever is ahead of it.
    const lane = due.find((one) => one.hasWaitedLong(now)) ?? due[0];
    lane?.begin();
    if (lane === this.#reading) this.#readUntil(now + (this.#quietRounds > 1 ? quietReading : busyReading));
  }

  /** A text is parsed in the microtasks before the next check. */
  #readUntil(end: number): void {
    const readNext = () => {
      if (!this.isReading || performance.now() > end) return;
      this.#reading.begin();
      this.#readUntil(end);
    };
    queueMicrotask(guard(readNext));
  }

  get #all(): readonly PriorityQueue[] {
    return [this.#reading, ...this.#lanes];
  }

  #fits(lane: PriorityQueue): boolean {
    const { next } = lane;
    if (lane === this.#reading) return next !== undefined;
    return next !== undefined && (this.#underWay === 0 || this.#underWay + next.cost <= atOnce);
  }
}

function refused(): CallerError {
  refusals.publish({ bound: 'admission' });
  const message = `Too much is asked at once. Ask again in ${retryAfter} s, or for less.`;
  return new CallerError('OVERLOADED', message, { retryAfter });
}
