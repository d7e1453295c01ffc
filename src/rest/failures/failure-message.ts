/** Messages of failures for callers: rephrased when the upstream is in trouble, with the effect of a failed write. */
import { isRefusal } from './failure.js';
import type { Failure } from '../transport/reply.js';
import type { Row } from '../rows/row.js';

/** An upstream in trouble may return anything, including internals. */
export function inOwnWords({ details, ...failure }: Failure): Failure {
  const { status, code } = failure;
  if (status === null || status < 500) return { ...failure, details };
  const none = `http_${status}`;
  const isCode = code !== none && /^([a-z][a-z0-9_]{0,63}|\d{1,10})$/i.test(code);
  return { ...failure, code: isCode ? code : none, message: `it answered ${status}${isCode ? ` (${code})` : ''}` };
}

export function withEffect(failure: Failure, { kind }: Row): Failure {
  const isWrite = kind === 'write';
  const effect = effectOf(failure, isWrite);
  return {
    ...failure,
    ...(effect !== null && { message: `${failure.message}; ${effect}` }),
    // A retry would carry it out twice.
    ...(isWrite && failure.isUnreadable && { as: 'UPSTREAM_ANSWER_UNREADABLE' }),
  };
}

function effectOf({ status, code, isSent, isDone, isUnreadable }: Failure, isWrite: boolean): string | null {
  if (isSent === false) return isWrite || code === 'tls' ? 'nothing was sent' : null;
  const isRefused = !isUnreadable && isRefusal(status) && status !== 408;
  return isWrite && !isRefused && !isDone ? 'the write may have taken effect' : null;
}
