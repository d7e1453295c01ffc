/** Reasons not to make a call: a limit is reached, the upstream is left alone, or the caller is out of time or gone. */
import type { UnsentReason } from '../../base/telemetry/diagnostics.js';
import type { Failure } from '../transport/reply.js';

export class NotSent extends Error {
  readonly failure: Failure & { readonly code: UnsentReason };

  constructor(failure: NotSent['failure']) {
    super(failure.message);
    this.failure = { ...failure, isSent: false };
  }
}

/** Milliseconds in the whole seconds that callers see. */
const seconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

export function overBudget(wait: number): NotSent {
  const retryAfter = seconds(wait);
  const message = `no calls are left; try again in ${retryAfter} s`;
  return new NotSent({ status: 429, code: 'rate_limit_exceeded', message, retryAfter });
}

export function shareSpent(name: string, wait: number): NotSent {
  const retryAfter = seconds(wait);
  const message = `the share of the token ${JSON.stringify(name)} is spent, and what is left is for others who ask; try again in ${retryAfter} s`;
  return new NotSent({ status: 429, code: 'share_spent', message, retryAfter });
}

export function circuitOpen(wait: number): NotSent {
  const message = 'it keeps failing and is left alone for a while';
  return new NotSent({ status: null, code: 'circuit_open', message, retryAfter: seconds(wait) });
}

export function queueFull(length: number, wait: number): NotSent {
  const retryAfter = seconds(wait);
  const message = `${length.toLocaleString('en')} calls wait for it already; try again in ${retryAfter} s`;
  return new NotSent({ status: null, code: 'queue_full', message, retryAfter });
}

export function late(): NotSent {
  const message = 'the time for this request was over before its turn came';
  return new NotSent({ status: null, code: 'late', message, as: 'UPSTREAM_TIMEOUT' });
}

export function silent(): NotSent {
  const message = 'the call before this one got no answer';
  return new NotSent({ status: null, code: 'silent', message, as: 'UPSTREAM_TIMEOUT' });
}
