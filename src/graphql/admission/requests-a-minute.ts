/** Limits the requests of a token per minute. Callers without a token are neither distinguished nor limited. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refusals } from '../../base/diagnostics.js';
import { CallerError } from '../../base/errors.js';
import type { Token } from '../../base/auth/token.js';

export class RequestRateLimit {
  readonly #limiter;

  constructor(private readonly perMinute: number) {
    // The only place that decides where requests are counted: in this process.
    this.#limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  }

  /** Rejects with an error for the caller when the limit is exceeded. */
  async count({ id, name }: Token): Promise<void> {
    try {
      await this.#limiter.consume(id);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      const most = this.perMinute.toLocaleString('en');
      const message = `Expected at most ${most} questions a minute with the token ${JSON.stringify(name)}, but this is one more. Ask again in ${retryAfter} s.`;
      refusals.publish({ bound: 'requests_per_minute' });
      throw new CallerError('RATE_LIMITED', message, { retryAfter });
    }
  }
}
