/** A file streamed from the caller into an upstream call, without being stored. */
import type { Readable } from 'node:stream';
import { CallerError } from '../../base/errors.js';
import { IdleTimeout } from '../transport/idle-timeout.js';

export class ComingFile {
  #problem: CallerError | null = null;
  #isCallersTurn = false;
  #idleTimeout: IdleTimeout | null = null;

  constructor(
    private readonly source: Readable,
    /** The exact number of bytes expected. */
    readonly size: number,
    /** Called when the upstream call begins. */
    private readonly onBegin: () => void = () => undefined,
  ) {}

  /** Why the upload was incomplete, which aborted its call. */
  get problem(): CallerError | null {
    return this.#problem;
  }

  /** Makes the call that consumes the file; it may take any time, but neither side may idle for longer than `idle`. */
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

  /** Withholds the last chunk until the stream ends: with too many bytes the call must not look complete. */
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
    // The upstream's turn: it responds now.
    this.#turn(false);
  }

  async *#arriving(): AsyncGenerator<Buffer, void> {
    try {
      this.#turn(true);
      // After the call has ended, the rest of the stream and its connection belong to others.
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
