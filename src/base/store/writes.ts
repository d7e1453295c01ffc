/** Tracks whether the store accepts writes, judged by the last one: a full store still answers reads. */
import type { FastifyBaseLogger } from 'fastify';
import { EngineFault, reason, WriteError } from './error.js';
import type { Collection } from './collection.js';
import type { Store } from './store.js';
import { guard } from '../guard.js';

/** Entries that are written and deleted again. */
export const writeTrials: Collection = { name: 'trials', most: null, lasting: false, secret: false };

/** Milliseconds between trial writes while writes fail; of a server that has lost its role, whose successor is known soon. */
const betweenTries = 10_000;
const untilSuccessor = 2_000;
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
    this.#tryAgain(error);
    return failure;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #tryAgain(error: unknown): void {
    const look = () =>
      this.#try().then(
        () => this.succeeded(),
        (again: unknown) => this.#closed || this.#tryAgain(again),
      );
    const isRoleLost = error instanceof EngineFault && error.kind === 'roleLost';
    this.#timer = setTimeout(guard(look), isRoleLost ? untilSuccessor : betweenTries).unref();
  }

  async #try(): Promise<void> {
    const trials = this.store.namespace<string>(writeTrials.name);
    await trials.set('trial', ' '.repeat(trialLength));
    await trials.delete('trial');
  }
}
