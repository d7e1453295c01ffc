/** Watches over what passes through for as long as it likes, if only it goes on. */
import { type Readable, Transform, pipeline } from 'node:stream';
import { guard } from '../../base/guard.js';

/** Its signal is given when nothing has moved for some milliseconds. */
export class IdleTimeout {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(
    milliseconds: number,
    /** Called before the signal is given. */
    onStall: () => void = () => undefined,
  ) {
    const end = () => {
      try {
        onStall();
      } finally {
        this.#controller.abort();
      }
    };
    this.#timer = setTimeout(guard(end), milliseconds);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  moved(): void {
    this.#timer.refresh();
  }

  /** It has come to its end, be it a good one. */
  end(): void {
    clearTimeout(this.#timer);
  }
}

/** Ended, too, when whoever reads it does not go on. */
export function moving(source: NodeJS.ReadableStream, timeout: IdleTimeout): Readable {
  const passing = new Transform({
    transform(chunk, _encoding, done) {
      timeout.moved();
      done(null, chunk);
    },
  });
  const end = () => passing.destroy(new Error('It did not go on in time'));
  timeout.signal.addEventListener('abort', guard(end), { once: true });
  // When one of the two ends, so does the other.
  return pipeline(source, passing, () => timeout.end());
}
