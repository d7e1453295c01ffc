/** The span of one attempt of a call. */
import { type Span, tracer } from '../../base/telemetry/tracing.js';
import type { Account } from './account.js';
import type { Call } from './call.js';

/** Null if there are no traces, or the call belongs to no request. */
export function startAttempt(call: Call, account: Account, resends: number): Span | null {
  const { propagated, method, row, baseUrl = account.baseUrl } = call;
  if (!tracer || !propagated) return null;
  const { hostname, port, protocol } = new URL(baseUrl);
  return tracer.start(`${method} ${row.path}`, 'client', propagated.trace, {
    'http.request.method': method,
    'http.request.resend_count': resends > 0 ? resends : undefined,
    'url.template': row.path,
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'http:' ? 80 : 443),
    'meridian.api': account.api,
    'meridian.account': account.name,
  });
}

/** Ends the span. `code` is the code of a failure without a response. */
export function endAttempt(span: Span | null, { status, code }: { status: number | null; code?: string }): void {
  const error = code ?? (status !== null && status >= 400 ? String(status) : null);
  span?.end({ attributes: { 'http.response.status_code': status ?? undefined }, error });
}
