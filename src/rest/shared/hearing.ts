/**
 * Checks that this process hears what is published on one channel: it numbers its own beats, and hears them again. A
 * server may take messages and deliver none, for instance behind a pooler that keeps no sessions.
 */
import type { PubSub } from '../../base/store/pub-sub.js';
import type { Store } from '../../base/store/store.js';

interface MessageWay {
  readonly use: 'store' | 'cache';
  readonly kind: Store['kind'];
  readonly pubSub: PubSub;
}

export interface HearingLog {
  error(message: string): void;
  info(message: string): void;
}

/** Milliseconds after which a beat that was taken and is not heard is lost. */
const longest = 3_000;
/** Milliseconds between attempts to listen anew. */
const betweenRenewals = 10_000;

export class Hearing {
  #number = 0;
  #heard = 0;
  /** The first beat that the engine has taken since the last one that was heard. */
  #waiting: { readonly number: number; at: number } | null = null;
  #isHearing = true;
  #renewedAt = -Infinity;

  constructor(
    readonly way: MessageWay,
    private readonly log: HearingLog,
  ) {}

  get isHearing(): boolean {
    return this.#isHearing;
  }

  /** Publishes a beat. */
  say(publish: (number: number) => Promise<void>): void {
    const number = (this.#number += 1);
    const at = performance.now();
    const taken = () => {
      if (number > this.#heard) this.#waiting ??= { number, at };
    };
    // If nothing is accepted, that is an outage, which the users of the engine notice.
    const refused = () => {
      this.#waiting = null;
    };
    void publish(number).then(taken, refused);
  }

  hear(number: number): void {
    if (!(number > this.#heard)) return;
    this.#heard = number;
    if (this.#waiting && this.#waiting.number <= number) this.#waiting = null;
    if (this.#isHearing) return;
    this.#isHearing = true;
    this.log.info(`This process hears its own messages again (${this.#name}).`);
    this.way.pubSub.lost();
  }

  /** Runs with each beat. In the last `late` milliseconds this process was too busy to hear anything. */
  look(late: number): void {
    const now = performance.now();
    if (this.#waiting === null) return;
    this.#waiting.at += late;
    if (now - this.#waiting.at < longest) return;
    if (this.#isHearing) {
      this.#isHearing = false;
      this.log.error(
        `This process does not hear its own messages (${this.#name}), so it keeps nothing in memory until it does. ` +
          'Does a pooler stand between that keeps no sessions?',
      );
    }
    if (now - this.#renewedAt < betweenRenewals) return;
    this.#renewedAt = now;
    this.way.pubSub.lost();
    this.way.pubSub.listenAnew();
  }

  get #name(): string {
    return `${this.way.use}, ${this.way.kind}`;
  }
}
