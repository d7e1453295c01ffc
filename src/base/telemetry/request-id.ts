/** The id by which logs name a request: that of its header `x-request-id`, or a new one. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const requestIdHeader = 'x-request-id';

/** Node joins repeated headers with commas, which no id contains. */
export function requestIdOf({ [requestIdHeader]: given }: IncomingHttpHeaders): string {
  return typeof given === 'string' && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
}
