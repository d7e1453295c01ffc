/** A call as the HTTP request that makes it. */
import { type PropagatedContext, propagationHeaders } from '../../base/telemetry/propagated-context.js';
import { type EncodedBody, encodedAs } from '../rows/body.js';
import { answerKind } from '../rows/response-kind.js';
import type { Account } from './account.js';
import type { Call } from './call.js';
import type { HttpRequest } from './http.js';

export function requestOf(call: Call, account: Account, propagated: PropagatedContext | null): HttpRequest {
  const encoded = encodedBody(call);
  const kind = answerKind(call.row);
  const headers = {
    accept: kind === 'json' ? 'application/json' : '*/*',
    // Unencoded, so that the stated length is that of the stored bytes.
    ...(kind === 'bytes' && { 'accept-encoding': 'identity' }),
    'user-agent': 'meridian',
    ...(propagated && propagationHeaders(propagated)),
    ...call.headers,
    ...call.row.dialect.headers(account.credential),
    ...(encoded?.contentType && { 'content-type': encoded.contentType }),
  };
  const url = `${call.baseUrl ?? account.baseUrl}${call.path}`;
  return { method: call.method, url, headers, ...(encoded && { body: encoded.content }) };
}

/** Throws if the input cannot be encoded. */
export function encodedBody({ row, body }: Call): EncodedBody | undefined {
  if (body === undefined) return undefined;
  return row.options.body ? encodedAs(row.options.body, body) : row.dialect.encode(body);
}
