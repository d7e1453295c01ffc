/** Bounds the work in flight by its cost: cheap work passes, other work takes turns, and what finds its queue full is refused. */
import { CallerError } from '../errors.js';
import { Lane } from './lane.js';

/** Costs count in fields of an answer, some two microseconds each. Up to here work passes at once. */
const cheap = 1_000;
/** Up to here it goes before what costs more. */
const short = 20_000;
/** Of all that is under way together. */
const atOnce = 500_000;
/** Of all that waits in a lane. */
const queued = 1_000_000;
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

export class Admission {
  /**
   * A turn begins after rounds of the event loop in which nothing arrived: a loop accepts one connection per round, so that
   * whoever comes behind many others would else wait for a turn with each of them.
   */
  readonly #lanes = [
    new Lane({ queued, quietRounds: 3, longestWait: 5 }),
    new Lane({ queued, quietRounds: 10, longestWait: 1_000 }),
  ];
  #underWay = 0;
  #quietRounds = 0;
  #isWatching = false;

  /** Something has come that may be cheap. */
  arrived(): void {
    this.#quietRounds = 0;
  }

  /** One turn each, so that what is cheap is answered between two that are not. */
  enter(cost: number, isGone: () => boolean): Ticket | Promise<Ticket> {
    if (cost <= cheap) return free;
    const lane = this.#lanes[cost <= short ? 0 : 1];
    if (!lane?.hasRoom(cost)) throw overloaded();
    return new Promise((resolve, reject) => {
      const begin = () => (isGone() ? reject(overloaded()) : resolve(this.#ticket(cost)));
      lane.add({ cost, begin });
      this.#watch();
    });
  }

  #ticket(cost: number): Ticket {
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
    if (this.#isWatching || !this.#lanes.some((lane) => this.#fits(lane))) return;
    this.#isWatching = true;
    setImmediate(() => {
      this.#isWatching = false;
      this.#quietRounds += 1;
      const now = performance.now();
      const due = this.#lanes.filter((lane) => this.#fits(lane) && lane.isDue(now, this.#quietRounds));
      // What costs more has its turn when it has waited long, whatever comes before it.
      const lane = due.find((one) => one.hasWaitedLong(now)) ?? due[0];
      lane?.begin();
      this.#watch();
    });
  }

  #fits({ next }: Lane): boolean {
    return next !== undefined && (this.#underWay === 0 || this.#underWay + next.cost <= atOnce);
  }
}

function overloaded(): CallerError {
  const message = `Too much is asked at once. Ask again in ${retryAfter} s, or for less.`;
  return new CallerError('OVERLOADED', message, { retryAfter });
}
