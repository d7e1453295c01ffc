/** Whether the store takes what is to be kept, as the last write showed: one that is full still answers. */
import type { FastifyBaseLogger } from 'fastify';
import { reason, WriteError } from './error.js';
import type { Store } from './store.js';
import { guard } from '../guard.js';

/** Milliseconds from one try whether it takes writes again to the next. */
const betweenTries = 10_000;
/** Characters: more than there is room for in pages that are in use already. */
const trialLength = 64 * 1024;

export class Writes {
  #failure: WriteError | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    private readonly store: Pick<Store, 'kind' | 'namespace'>,
    private readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  ) {}

  /** Throws while it takes none. */
  check(): void {
    if (this.#failure) throw this.#failure;
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
    const trials = this.store.namespace<string>('trials');
    await trials.set('trial', ' '.repeat(trialLength));
    await trials.delete('trial');
  }
}
