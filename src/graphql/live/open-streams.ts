/** The open streams of this process: their number is bounded, and each ends with its token or with the process. */
import type { ExecutionResult } from 'graphql';
import { guard } from '../../base/guard.js';
import { CallerError } from '../../base/errors.js';
import type { Token } from '../../base/auth/token.js';
import { AtOnce } from '../../base/shares/at-once.js';
import { shares } from '../../base/shares/shares.js';

/** Milliseconds between looks at the tokens: with the age that a verdict may have, less than a second. */
const betweenLooks = 200;
/** Seconds after which a client may open its stream at another process. */
const retryAfter = 1;

interface OpenStream {
  /** Undefined for a stream that was opened without a token. */
  readonly authorization: string | undefined;
  end(last: ExecutionResult | null): void;
}

interface TokenCheck {
  verify(authorization: string | undefined): Token | null | Promise<Token | null>;
}

export class OpenStreams {
  readonly #atOnce = new AtOnce(shares.streams);
  readonly #open = new Set<OpenStream>();
  #looking: NodeJS.Timeout | null = null;
  #isStopping = false;

  constructor(
    private readonly tokens: TokenCheck,
    /** The last result of a stream that ends for this reason. */
    private readonly lastFor: (reason: CallerError) => ExecutionResult,
  ) {}

  get count(): number {
    return this.#open.size;
  }

  /** Throws where the caller has no room for one more. Call the returned function once it is over. */
  enter(caller: string): () => void {
    if (this.#isStopping) {
      const message = `This process is about to stop. Subscribe again in ${retryAfter} s.`;
      throw new CallerError('OVERLOADED', message, { retryAfter });
    }
    return this.#atOnce.enter(caller);
  }

  /** Call the returned function once the stream is over. */
  add(stream: OpenStream): () => void {
    this.#open.add(stream);
    if (this.#isStopping) stream.end(null);
    if (stream.authorization !== undefined) this.#watch();
    return () => {
      this.#open.delete(stream);
      if (this.#looking === null || this.#authorizations().size > 0) return;
      clearInterval(this.#looking);
      this.#looking = null;
    };
  }

  /** The process is about to stop: ends all streams, and takes no more. */
  complete(): void {
    this.#isStopping = true;
    for (const stream of [...this.#open]) stream.end(null);
  }

  #watch(): void {
    this.#looking ??= setInterval(
      guard(() => this.#look()),
      betweenLooks,
    ).unref();
  }

  /** One look at each token, however many streams it has. */
  #look(): void {
    for (const authorization of this.#authorizations()) {
      void this.#reasonFor(authorization).then((reason) => {
        if (reason) this.#endAll(authorization, reason);
      });
    }
  }

  /** Null while the token is valid. */
  async #reasonFor(authorization: string): Promise<CallerError | null> {
    try {
      return (await this.tokens.verify(authorization)) === null ? tokenEnded() : null;
    } catch (error) {
      if (error instanceof CallerError) return error;
      throw error;
    }
  }

  #endAll(authorization: string, reason: CallerError): void {
    for (const stream of [...this.#open]) {
      if (stream.authorization === authorization) stream.end(this.lastFor(reason));
    }
  }

  #authorizations(): ReadonlySet<string> {
    return new Set([...this.#open].flatMap(({ authorization }) => authorization ?? []));
  }
}

export function tokenEnded(): CallerError {
  return new CallerError('UNAUTHENTICATED', 'The token of this stream was deactivated or has expired');
}
