/** Tracks whether the store accepts writes, judged by the last one: a full store still answers reads. */
import type { FastifyBaseLogger } from 'fastify';
import { reason, WriteError } from './error.js';
import type { Collection } from './collection.js';
import type { Store } from './store.js';
import { guard } from '../guard.js';

/** One entry, which is written and deleted again. */
export const writeTrials: Collection = { name: 'trials', most: 1, lasting: false, secret: false };

/** Milliseconds between trial writes while writes fail. */
const betweenTries = 10_000;
/** Characters: more than the free space left in pages already in use. */
const trialLength = 64 * 1024;

export class Writes {
  #failure: WriteError | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    private readonly store: Pick<Store, 'kind' | 'namespace'>,
    private readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  ) {}

  get areTaken(): boolean {
    return this.#failure === undefined;
  }

  succeeded(): void {
    if (!this.#failure) return;
    this.#failure = undefined;
    clearTimeout(this.#timer);
    this.log.info(`The ${this.store.kind} store takes writes again.`);
  }

  failed(error: unknown): WriteError {
    if (this.#failure) return this.#failure;
    const failure = new WriteError(`The ${this.store.kind} store takes no writes: ${reason(error)}`);
    if (this.#closed) return failure;
    this.#failure = failure;
    this.log.error(`${failure.message}. Until it does, tokens can be neither made nor deactivated.`);
    this.#tryAgain();
    return failure;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #tryAgain(): void {
    const look = () =>
      this.#try().then(
        () => this.succeeded(),
        () => this.#closed || this.#tryAgain(),
      );
    this.#timer = setTimeout(guard(look), betweenTries).unref();
  }

  async #try(): Promise<void> {
    const trials = this.store.namespace<string>(writeTrials.name);
    await trials.set('trial', ' '.repeat(trialLength));
    await trials.delete('trial');
  }
}
