/** Messages of failures for callers: rephrased when the upstream is in trouble, with the effect of a failed write. */
import type { ErrorCode } from '../../base/errors.js';
import { codeOf, isRefusal } from './failure.js';
import { detail } from './detail.js';
import { noCode } from './upstream-words.js';
import type { Failure } from '../transport/reply.js';
import type { Row } from '../rows/row.js';

/** Words instead of the upstream's: texts about credentials and limits are those that may echo them. */
const words: Partial<Readonly<Record<ErrorCode, string>>> = {
  UPSTREAM_UNAUTHORIZED: 'it does not accept the credential',
  UPSTREAM_FORBIDDEN: 'this is not allowed',
  UPSTREAM_RATE_LIMITED: 'it takes no more calls for now',
};

/** An upstream in trouble may return anything, including internals. */
export function inOwnWords({ details = [], ...failure }: Failure): Failure {
  const { status, code } = failure;
  const isTrouble = status !== null && status >= 500;
  const own = isTrouble ? `it answered ${status}` : words[codeOf(failure)];
  if (own === undefined) return { ...failure, ...(details.length > 0 && { details }) };
  const codes = isTrouble ? [] : details.flatMap((one) => (one.code === null ? [] : [detail({ code: one.code })]));
  return {
    ...failure,
    message: code === noCode(status) ? own : `${own} (${code})`,
    ...(codes.length > 0 && { details: codes }),
  };
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
