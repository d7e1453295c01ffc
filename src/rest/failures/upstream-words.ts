/** The one place that redacts and shortens an upstream's error text, for callers and for the log. */
import type { Failure } from '../transport/reply.js';
import { oneLine } from './failure.js';
import { redacted } from './redact.js';

/** Other codes say nothing to a program, and may be anything. */
const code = /^([a-z][a-z0-9_]{0,63}|\d{1,10})$/i;
/** Characters of the details as JSON; longer ones are left out. */
const longestDetails = 4_000;

/** The code of a failure for which the upstream gave none that is readable. */
export function noCode(status: number | null): string {
  return status === null ? 'unknown' : `http_${status}`;
}

export function presentable({ details, ...failure }: Failure, secrets: readonly string[]): Failure {
  const shownCode = redacted(failure.code, secrets);
  const isShort = details !== undefined && JSON.stringify(details).length <= longestDetails;
  return {
    ...failure,
    code: code.test(shownCode) ? shownCode : noCode(failure.status),
    message: oneLine(redacted(failure.message, secrets)),
    ...(isShort && { details: redactedWithin(details, secrets) }),
  };
}

function redactedWithin(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return redacted(value, secrets);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => redactedWithin(item, secrets));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [redacted(name, secrets), redactedWithin(part, secrets)]),
  );
}
