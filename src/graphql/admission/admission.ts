/** Bounds the work in flight by its cost: cheap work passes, other work takes turns, and what finds its queue full is refused. */
import { CallerError } from '../../base/errors.js';
import { PriorityQueue } from './priority-queue.js';
import { guard } from '../../base/guard.js';
import type { OtherWork } from './event-loop-rounds.js';

/** Costs count in fields of an answer, some two microseconds each. Up to here work passes at once. */
const cheap = 1_000;
/** Up to here it goes before what costs more. */
export const short = 20_000;
/** Of all that is under way together. */
const atOnce = 500_000;
/** Of all that waits in a lane. */
const queued = 1_000_000;
/** Milliseconds in which texts are read, one after the other, when nothing else comes, and while something does. */
const quietReading = 20;
const busyReading = 3;
/** Seconds in which a full lane has been worked off. */
const retryAfter = 5;

/** A place among the work in flight, held until its answer is sent. */
export interface Ticket {
  /** The work turned out to cost more than was thought. */
  raise(cost: number): void;
  leave(): void;
}

/** Of work that is not bounded. */
export const free: Ticket = { raise: () => undefined, leave: () => undefined };

export class Admission implements OtherWork {
  /**
   * A turn begins after rounds of the event loop in which nothing arrived: a loop accepts one connection per round, so that
   * whoever comes behind many others would else wait for a turn with each of them.
   */
  readonly #lanes = [
    new PriorityQueue({ queued, quietRounds: 3, longestWait: 5 }),
    new PriorityQueue({ queued, quietRounds: 10, longestWait: 1_000 }),
  ];
  /** Texts that are read: they hold little, and whoever asks for little by a new text must not wait for what is under way. */
  readonly #reading = new PriorityQueue({ queued, quietRounds: 3, longestWait: 5, prefersLittle: true });
  #underWay = 0;
  #hasArrived = false;
  #quietRounds = 0;
  #isWatching = false;

  /** Something has come that may be cheap. */
  arrived(): void {
    this.#quietRounds = 0;
    this.#hasArrived = true;
  }

  /** Something has come since this was asked last, or waits to be read: to be asked before work that can wait a little. */
  isBusy(): boolean {
    const isBusy = this.#hasArrived || this.isReading;
    this.#hasArrived = false;
    return isBusy;
  }

  /** Texts wait to be read. */
  get isReading(): boolean {
    return this.#reading.next !== undefined;
  }

  /** One turn each, so that what is cheap is answered between two that are not. */
  enter(cost: number, isGone: () => boolean, isReading = false): Ticket | Promise<Ticket> {
    if (cost <= cheap) return free;
    const lane = isReading && cost <= short ? this.#reading : this.#lanes[cost <= short ? 0 : 1];
    if (!lane?.makesRoom(cost)) throw overloaded();
    return new Promise((resolve, reject) => {
      const begin = () => (isGone() ? reject(overloaded()) : resolve(this.place(cost)));
      lane.add({ cost, begin, refuse: () => reject(overloaded()) });
      this.#watch();
    });
  }

  /** Of work that is under way already. */
  place(cost: number): Ticket {
    let held = cost;
    this.#underWay += cost;
    return {
      raise: (actual) => {
        if (held === 0 || actual <= held) return;
        this.#underWay += actual - held;
        held = actual;
      },
      leave: () => {
        this.#underWay -= held;
        held = 0;
        this.#watch();
      },
    };
  }

  /** Every round of the loop, as long as anything that waits could begin. What began has run before the next round. */
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
    // What costs more has its turn when it has waited long, whatever comes before it.
    const lane = due.find((one) => one.hasWaitedLong(now)) ?? due[0];
    lane?.begin();
    if (lane === this.#reading) this.#readUntil(now + (this.#quietRounds > 1 ? quietReading : busyReading));
  }

  /** Each is read by the time that a microtask of later comes to its turn. */
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

function overloaded(): CallerError {
  const message = `Too much is asked at once. Ask again in ${retryAfter} s, or for less.`;
  return new CallerError('OVERLOADED', message, { retryAfter });
}
