/** Limits the requests per minute of each token, and of each client address without one. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refusals } from '../../base/telemetry/diagnostics.js';
import { CallerError } from '../../base/errors.js';
import type { Token } from '../../base/auth/token.js';
import { callerOf } from './caller-of.js';

export class RequestRateLimit {
  readonly #limiter;

  constructor(private readonly perMinute: number) {
    // The only place that decides where requests are counted: in this process.
    this.#limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  }

  /** Rejects with an error for the caller when the limit is exceeded. */
  async count(token: Token | null, address: string): Promise<void> {
    try {
      await this.#limiter.consume(callerOf(token, address));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      const most = this.perMinute.toLocaleString('en');
      const whose = token ? `with the token ${JSON.stringify(token.name)}` : 'from your address without a token';
      const message = `Expected at most ${most} questions a minute ${whose}, but this is one more. Ask again in ${retryAfter} s.`;
      refusals.publish({ bound: 'requests_per_minute' });
      throw new CallerError('RATE_LIMITED', message, { retryAfter });
    }
  }
}
