/** Shares each round of the event loop among all running operations, so that new requests are read in between. */
import { guard } from '../../base/guard.js';

/** Milliseconds of a round that all long lists together may take. */
const shared = 5;
/**
 * Milliseconds after which the continuation of a promise waits too: splitting it between rounds may cost more upstream
 * calls.
 */
const longest = 30;
/** Milliseconds that long lists wait at most for new requests. */
const longestWait = 20;
/** Items between looks at the clock: one takes longer than an item. */
const itemsBetween = 32;
const partsBetween = 8;

/** Short work that goes first. */
export interface OtherWork {
  /** Whether something has arrived since the last call, or waits to be parsed. */
  isBusy(): boolean;
  /** Whether texts wait to be parsed. */
  readonly isReading: boolean;
}

/** Resumes paused work until the round is over; returns whether anything is left. */
type GoOn = () => boolean;

export class Rounds {
  /** Work that has not been resumed yet, which goes first, and the rest, of which one is resumed in every round. */
  readonly #fresh: GoOn[] = [];
  readonly #others: GoOn[] = [];
  #items = 0;
  #parts = 0;
  #isLong = false;
  /** When work began in this round; undefined: not yet. */
  #began: number | undefined;
  /** When paused work was last resumed. */
  #wentOn = 0;

  constructor(private readonly others: OtherWork = { isBusy: () => false, isReading: false }) {}

  /** Check it after each item of a list. */
  isOver(): boolean {
    this.#items += 1;
    return this.#items % itemsBetween === 1 && this.hasLasted(shared);
  }

  /** Check it before continuing after a promise. */
  isLong(): boolean {
    this.#parts += 1;
    if (this.#parts % partsBetween === 1) this.#isLong ||= this.hasLasted(this.others.isReading ? shared : longest);
    return this.#isLong;
  }

  /** Whether resumed work should pause again. */
  get isShared(): boolean {
    return this.hasLasted(shared);
  }

  add(goOn: GoOn): void {
    this.#fresh.push(goOn);
    this.#start();
  }

  private hasLasted(milliseconds: number): boolean {
    return performance.now() - this.#start() > milliseconds;
  }

  #start(): number {
    if (this.#began === undefined) {
      this.#began = performance.now();
      setImmediate(
        guard(
          () => this.#next(),
          () => this.#again(),
        ),
      );
    }
    return this.#began;
  }

  /** Continues in the next round with what is left. */
  #again(): void {
    this.#began = undefined;
    this.#start();
  }

  #next(): void {
    this.#began = undefined;
    this.#isLong = false;
    if (this.#fresh.length + this.#others.length === 0) return;
    const now = this.#start();
    if (this.others.isBusy() && now - this.#wentOn < longestWait) return;
    this.#wentOn = now;
    // At least one of each, however little of the round is left. The others finish one after the other, as each retains
    // memory.
    const [other] = this.#others;
    do this.#begin(this.#fresh.shift());
    while (this.#fresh.length > 0 && !this.isShared);
    if (other) this.#end(other);
    while (this.#others[0] && !this.isShared) this.#end(this.#others[0]);
  }

  #begin(fresh: GoOn | undefined): void {
    if (fresh?.()) this.#others.push(fresh);
  }

  #end(first: GoOn): void {
    let isLeft = false;
    try {
      isLeft = first();
    } finally {
      if (!isLeft) this.#others.shift();
    }
  }
}
