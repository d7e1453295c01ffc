/**
 * Sends all that is due: the messages of a rule one by one, several rules at once. A token whose receivers hang uses up
 * its own share of concurrent deliveries, and no more; other messages need not wait for it.
 */
import { addCount, countOf } from '../../../base/counts.js';
import { guard } from '../../../base/guard.js';
import { AtOnce } from '../../../base/shares/at-once.js';
import { hasRoom } from '../../../base/shares/room.js';
import { service, shares } from '../../../base/shares/shares.js';
import type { AlertRules } from '../rules/rules.js';
import type { AttemptResult } from './deliverer.js';
import type { StoredEntry } from './entry.js';
import type { DueEntries, Outbox } from './outbox.js';
import type { RulePauses } from './rule-pauses.js';

interface DrainOptions {
  readonly outbox: Pick<Outbox, 'due'>;
  readonly rules: Pick<AlertRules, 'list'>;
  attempt(stored: StoredEntry, stop: AbortSignal): Promise<AttemptResult>;
  readonly pauses: RulePauses;
  readonly now: () => number;
}

/** Messages of one rule that are read at once. */
const mostOfRule = 20;
/** Milliseconds: the shortest and the longest wait between two looks. */
const [shortest, longest] = [100, 5_000];
/**
 * The wait after a look, as a multiple of its duration: a look reads all that is due, which may be thousands of
 * messages.
 */
const restOfLook = 10;

export class Drain {
  readonly #deliveries = new AtOnce(shares.deliveries);
  readonly #sending = new Map<string, Promise<void>>();
  /** Messages of each token that were read but not sent yet. */
  readonly #inHand = new Map<string, number>();
  #failure: { readonly error: unknown } | null = null;
  #isAnnounced = false;
  /** Milliseconds. */
  #lookTook = 0;
  #wake = () => {};

  constructor(
    private readonly options: DrainOptions,
    private readonly stop: AbortSignal,
    private readonly mayGoOn: () => boolean,
  ) {}

  /** Says that something may be due sooner than expected. */
  announced(): void {
    this.#isAnnounced = true;
    this.#wake();
  }

  /**
   * Resolves when nothing is due that may be sent, and all deliveries have ended; rejects, after that, where the store
   * fails.
   */
  async run(): Promise<void> {
    for (;;) {
      const next = this.#isGoingOn() ? await this.#begin().catch((error: unknown) => this.#fail(error)) : null;
      if (this.#sending.size === 0) break;
      await this.#wait(next);
    }
    if (this.#failure) throw this.#failure.error;
  }

  #isGoingOn(): boolean {
    return this.#failure === null && this.mayGoOn();
  }

  #fail(error: unknown): null {
    this.#failure ??= { error };
    return null;
  }

  /** Returns when the next message is due. */
  async #begin(): Promise<number | null> {
    this.#isAnnounced = false;
    const begun = performance.now();
    const { outbox, rules, pauses, now } = this.options;
    const tokenOf = new Map((await rules.list()).map(({ id, tokenId }) => [id, tokenId]));
    const callerOf = (ruleId: string) => tokenOf.get(ruleId) ?? service;
    const ofRule = new Map<string, number>();
    const ofToken = new Map(this.#inHand);
    let all = [...ofToken.values()].reduce((sum, count) => sum + count, 0);
    const isLeft = (ruleId: string) => {
      if (this.#sending.has(ruleId) || pauses.isPaused(ruleId)) return true;
      const caller = callerOf(ruleId);
      const isFull = !hasRoom(shares.deliveriesInHand, { all, own: countOf(ofToken, caller) });
      if (isFull || addCount(ofRule, ruleId) > mostOfRule) return true;
      addCount(ofToken, caller);
      all += 1;
      return false;
    };
    const { entries, next }: DueEntries = await outbox.due(now(), shares.deliveriesInHand.total, isLeft);
    this.#lookTook = performance.now() - begun;
    for (const [ruleId, queue] of byRule(entries)) {
      const caller = callerOf(ruleId);
      addCount(this.#inHand, caller, queue.length);
      const ended = this.#sendAll(ruleId, queue, caller).catch((error: unknown) => void this.#fail(error));
      this.#sending.set(
        ruleId,
        ended.then(() => {
          this.#sending.delete(ruleId);
          if (addCount(this.#inHand, caller, -queue.length) === 0) this.#inHand.delete(caller);
        }),
      );
    }
    return next;
  }

  async #sendAll(ruleId: string, queue: readonly StoredEntry[], caller: string): Promise<void> {
    const { attempt, pauses } = this.options;
    for (const stored of queue) {
      await this.#deliveries.run(caller, async () => {
        if (this.#isGoingOn() && !pauses.isPaused(ruleId)) pauses.note(ruleId, await attempt(stored, this.stop));
      });
    }
  }

  /** Waits for the end of a rule's messages, for something new, or until something is due. */
  async #wait(next: number | null): Promise<void> {
    if (!this.#isGoingOn()) return void (await Promise.all(this.#sending.values()));
    const rest = new Promise<void>((resolve) => setTimeout(guard(resolve), this.#leastRest));
    await Promise.race([rest, Promise.all(this.#sending.values())]);
    if (this.#isAnnounced || this.#sending.size === 0) return;
    const wait = next === null ? longest : Math.min(longest, next - this.options.now());
    await this.#until(wait, Promise.race(this.#sending.values()));
  }

  get #leastRest(): number {
    return Math.min(longest, Math.max(shortest, restOfLook * this.#lookTook));
  }

  /** Waits this many milliseconds, unless something ends or is announced before. */
  async #until(milliseconds: number, ended: Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      this.#wake = resolve;
      timer = setTimeout(guard(resolve), Math.max(0, milliseconds));
    });
    await Promise.race([ended, over]);
    clearTimeout(timer);
  }
}

function byRule(entries: readonly StoredEntry[]): Map<string, StoredEntry[]> {
  const queues = new Map<string, StoredEntry[]>();
  for (const stored of entries) {
    const queue = queues.get(stored.entry.ruleId);
    if (queue) queue.push(stored);
    else queues.set(stored.entry.ruleId, [stored]);
  }
  return queues;
}
