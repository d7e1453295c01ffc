/** How long a receiver that answers with `Retry-After` is left alone, by all replicas. */
import { secondsToRetry } from '../../../base/retry-after.js';
import { leftUntil } from '../../../base/stored-deadline.js';
import { isObject, isText, numberAt } from '../../../base/unknown.js';
import { hashOf } from '../message.js';

export interface ReceiverWait {
  /** Milliseconds since 1970. */
  readonly until: number;
  /** The hash of the URL that it holds for. */
  readonly receiver: string;
}

/** Milliseconds: a message is tried for a day, and ten attempts are to remain of it. */
const longestWait = 3_600_000;

/** Null where the header says nothing; a longer wait than an hour is one of an hour. */
export function receiverWait(retryAfter: string | null, url: string, now: number): ReceiverWait | null {
  const seconds = retryAfter === null ? undefined : secondsToRetry(retryAfter, now);
  if (seconds === undefined || seconds === 0) return null;
  return { until: now + Math.min(longestWait, seconds * 1_000), receiver: hashOf(url) };
}

/** Until when one of these holds for the receiver; null where none does. */
export function waitsUntil(waits: readonly (ReceiverWait | null)[], url: string, now: number): number | null {
  const receiver = hashOf(url);
  const own = waits.flatMap((wait) => (wait?.receiver === receiver ? [leftUntil(wait.until, now, longestWait)] : []));
  const left = Math.max(0, ...own);
  return left === 0 ? null : now + left;
}

/** Null for none, and for what another release wrote in another way. */
export function receiverWaitFrom(value: unknown): ReceiverWait | null {
  if (!isObject(value)) return null;
  const [until, { receiver }] = [numberAt(value, 'until'), value];
  return until === null || !isText(receiver) ? null : { until, receiver };
}
