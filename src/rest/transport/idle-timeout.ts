/** An idle timeout for streams that may take any time as long as they make progress. */
import { type Readable, Transform, pipeline } from 'node:stream';
import { guard } from '../../base/guard.js';

/** Aborts its signal when nothing has moved for some milliseconds. */
export class IdleTimeout {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(
    milliseconds: number,
    /** Called before the signal aborts. */
    onTimeout: () => void = () => undefined,
  ) {
    const end = () => {
      try {
        onTimeout();
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

  /** Stops the timeout at the end of the stream, successful or not. */
  end(): void {
    clearTimeout(this.#timer);
  }
}

/** Passes the stream through; it is aborted also when its reader stalls. */
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
