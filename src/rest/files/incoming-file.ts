/** A file that comes from the caller while the call that takes it goes out: it is passed on and never held. */
import type { Readable } from 'node:stream';
import { CallerError } from '../../base/errors.js';
import { IdleTimeout } from '../transport/idle-timeout.js';

export class ComingFile {
  #problem: CallerError | null = null;
  #isCallersTurn = false;
  #idleTimeout: IdleTimeout | null = null;

  constructor(
    private readonly source: Readable,
    /** Bytes that it has to have. */
    readonly size: number,
    /** Notified when its call begins. */
    private readonly onBegin: () => void = () => undefined,
  ) {}

  /** Why it did not come whole, which then broke off its call. */
  get problem(): CallerError | null {
    return this.#problem;
  }

  /** Makes the call that takes it, for as long as one or the other side goes on within these milliseconds. */
  async during<T>(idle: number, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const idleTimeout = new IdleTimeout(idle, () => {
      if (this.#isCallersTurn) this.#fail('REQUEST_TIMEOUT', `it to go on, but nothing came for ${idle / 1000} s`);
    });
    this.#idleTimeout = idleTimeout;
    this.onBegin();
    try {
      return await send(idleTimeout.signal);
    } finally {
      idleTimeout.end();
    }
  }

  /** Its end is held back until it is known to be the end: with too many bytes the call must not be complete. */
  async *chunks(): AsyncGenerator<Buffer, void> {
    let left = this.size;
    let last: Buffer | null = null;
    for await (const chunk of this.#arriving()) {
      left -= chunk.length;
      if (left < 0) throw this.#fail('BAD_USER_INPUT', `${this.size} bytes, as the input says, but got more`);
      if (left === 0) last = chunk;
      else yield* this.#passing(chunk);
    }
    if (left > 0) {
      throw this.#fail('BAD_USER_INPUT', `${this.size} bytes, as the input says, but got ${this.size - left}`);
    }
    if (last !== null) yield* this.#passing(last);
    // Now it answers.
    this.#turn(false);
  }

  async *#arriving(): AsyncGenerator<Buffer, void> {
    try {
      this.#turn(true);
      // What is left of it when the call has ended is not this one's business, nor is the connection.
      for await (const chunk of this.source.iterator({ destroyOnReturn: false })) yield chunk;
    } catch {
      throw this.#fail('BAD_USER_INPUT', 'the whole of it, but the connection was cut');
    } finally {
      this.#turn(false);
    }
  }

  *#passing(chunk: Buffer): Generator<Buffer, void> {
    this.#turn(false);
    yield chunk;
    this.#turn(true);
  }

  #turn(isCallers: boolean): void {
    this.#isCallersTurn = isCallers;
    this.#idleTimeout?.moved();
  }

  #fail(code: 'BAD_USER_INPUT' | 'REQUEST_TIMEOUT', what: string): CallerError {
    const message = `The file: expected ${what}; the call that takes it was broken off before its end`;
    this.#problem ??= new CallerError(code, message);
    return this.#problem;
  }
}
