/** Shares each round of the event loop among all questions that are being answered, so that others are heard in between. */
import { guard } from '../../base/guard.js';

/** Milliseconds of a round that long lists may take, all together. */
const shared = 5;
/** Milliseconds after which a promise's part waits too: split between rounds, parts may need more calls to upstreams. */
const longest = 30;
/** Milliseconds that long lists wait at most for what is read or comes in meanwhile. */
const longestWait = 20;
/** Looking at the clock takes longer than an item. */
const itemsBetween = 32;
const partsBetween = 8;

/** What goes first, and soon ends. */
export interface OtherWork {
  /** Whether something came in since this was asked last, or waits to be read. */
  isBusy(): boolean;
  /** Texts wait to be read. */
  readonly isReading: boolean;
}

/** Goes on with what waits until the round is over; returns whether anything is left. */
export type GoOn = () => boolean;

export class Rounds {
  /** Those that have not gone on yet, which come first, and all others, of which one goes on in every round. */
  readonly #fresh: GoOn[] = [];
  readonly #others: GoOn[] = [];
  #items = 0;
  #parts = 0;
  #isLong = false;
  /** When work began in this round; undefined: it has not. */
  #began: number | undefined;
  /** When what waits went on last. */
  #wentOn = 0;

  constructor(private readonly others: OtherWork = { isBusy: () => false, isReading: false }) {}

  /** To be asked after each item of a list. */
  isOver(): boolean {
    this.#items += 1;
    return this.#items % itemsBetween === 1 && this.hasLasted(shared);
  }

  /** To be asked before each part that comes of a promise. */
  isLong(): boolean {
    this.#parts += 1;
    if (this.#parts % partsBetween === 1) this.#isLong ||= this.hasLasted(this.others.isReading ? shared : longest);
    return this.#isLong;
  }

  /** Whether what goes on should let others go on. */
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

  /** The next round goes on with what this one could not. */
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
    // One of each at least, however little of the round is left. The others end one after the other, as each holds memory.
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
