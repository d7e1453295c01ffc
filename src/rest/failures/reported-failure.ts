/**
 * Prepares a failure for callers, and for the log if the upstream is in trouble: redacted and shortened once for both.
 */
import type { Account, Logger } from '../transport/account.js';
import type { Call } from '../transport/call.js';
import type { Failure } from '../transport/reply.js';
import { inOwnWords, withEffect } from './failure-message.js';
import { secretsOf } from './account-secrets.js';
import { inputPathOf } from '../mapping/input-path.js';
import { secretsIn } from './redact.js';
import { logTrouble } from './upstream-trouble-log.js';
import { mostDetails, presentable } from './upstream-words.js';

/** Logs a failure. `body` is the body of a successful response that is not readable. */
export function reportedFailure(log: Logger, call: Call, said: Failure, account: Account, body: unknown): Failure {
  const { row } = call;
  // An upstream may list any number of errors; those that are not shown are only counted.
  const details = said.details?.map((one, place) =>
    place < mostDetails && one.input ? { ...one, input: inputPathOf(row, one.input) } : one,
  );
  const secrets = [...secretsOf(account, row.dialect), ...secretsIn(call.body)];
  const failure = presentable({ ...said, ...(details && { details }) }, secrets);
  logTrouble(log, call, failure, account);
  // For a read that was cut off, further details do not matter.
  const isReported = failure.isUnreadable && (failure.status !== null || row.kind === 'write');
  const isDone = isReported && (row.dialect.lacks?.(row, body) ?? null) === null;
  return withEffect({ ...inOwnWords(failure), ...(isDone && { isDone }) }, row);
}
