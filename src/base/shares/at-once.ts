/**
 * Limits how much work runs at once in this process: callers with less work under way go first. Work counts until it
 * has ended, even if nobody waits for its result any more.
 */
import { abandoned } from '../abandoned.js';
import { addCount, countOf } from '../counts.js';
import { type ShareUse, checkRoom, hasRoom } from './room.js';
import type { Share } from './shares.js';

interface WaitingWork {
  readonly caller: string;
  /** Whether nobody waits for it any more. */
  isGone(): boolean;
  begin(): void;
  giveUp(): void;
}

export class AtOnce {
  readonly #underWay = new Map<string, number>();
  readonly #waiting = new Set<WaitingWork>();
  #all = 0;

  constructor(private readonly share: Share) {}

  /**
   * Throws where the caller has no room. Call the returned function once the work has ended; further calls do nothing.
   */
  enter(caller: string, amount = 1): () => void {
    checkRoom(this.share, this.#takenBy(caller), amount);
    return this.#begin(caller, amount);
  }

  /**
   * Waits for room. Work must not wait for other work of the same share. What is given up before it has begun does not
   * begin.
   */
  async run<T>(caller: string, work: () => Promise<T>, isGone: () => boolean = () => false): Promise<T> {
    const leave = await this.#turnOf(caller, isGone);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #turnOf(caller: string, isGone: () => boolean): (() => void) | Promise<() => void> {
    if (hasRoom(this.share, this.#takenBy(caller))) return this.#begin(caller);
    return new Promise((resolve, reject) => {
      this.#waiting.add({
        caller,
        isGone,
        begin: () => resolve(this.#begin(caller)),
        giveUp: () => reject(abandoned()),
      });
    });
  }

  #takenBy(caller: string): ShareUse {
    return { all: this.#all, own: countOf(this.#underWay, caller) };
  }

  #begin(caller: string, amount = 1): () => void {
    this.#count(caller, amount);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#count(caller, -amount);
      this.#beginNext();
    };
  }

  #count(caller: string, by: number): void {
    this.#all += by;
    if (addCount(this.#underWay, caller, by) === 0) this.#underWay.delete(caller);
  }

  /** Starts the longest waiting work of the callers with least under way. */
  #beginNext(): void {
    this.#giveUpGone();
    let next: WaitingWork | undefined;
    let least = Infinity;
    for (const waiting of this.#waiting) {
      const taken = this.#takenBy(waiting.caller);
      if (taken.own >= least || !hasRoom(this.share, taken)) continue;
      [next, least] = [waiting, taken.own];
    }
    if (next === undefined) return;
    this.#waiting.delete(next);
    next.begin();
    this.#beginNext();
  }

  #giveUpGone(): void {
    for (const waiting of this.#waiting) {
      if (!waiting.isGone()) continue;
      this.#waiting.delete(waiting);
      waiting.giveUp();
    }
  }
}
