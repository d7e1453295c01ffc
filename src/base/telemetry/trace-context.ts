/** W3C Trace Context: reads `traceparent` and `tracestate`, and writes them for the next service. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface TraceContext {
  readonly traceId: string;
  /** The id of the parent span. */
  readonly spanId: string;
  /** Eight bits; the first says that the caller may have recorded its spans. */
  readonly flags: number;
  /** The header `tracestate`; null for none. */
  readonly state: string | null;
}

/** A later version may append fields; each begins with a dash. */
const parent = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/;
/** Characters of version 00. */
const length = 55;

const member = /^(?:[a-z][\w*/-]{0,255}|[a-z\d][\w*/-]{0,240}@[a-z][\w*/-]{0,13})=[ -+\--<>-~]{0,255}[!-+\--<>-~]$/;
const mostMembers = 32;
/** Characters that every service has to pass on. */
const longestState = 512;

/** Null for none, or an invalid one. Node joins repeated headers with commas, which `traceparent` must not contain. */
export function traceContextOf({ traceparent, tracestate }: IncomingHttpHeaders): TraceContext | null {
  if (typeof traceparent !== 'string') return null;
  const [, version, traceId, spanId, flags] = parent.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  if (version === '00' && traceparent.length !== length) return null;
  return { traceId, spanId, flags: Number.parseInt(flags, 16), state: stateIn(tracestate) };
}

/** A state that is invalid, or too long, is dropped as a whole. */
function stateIn(given: string | readonly string[] | undefined): string | null {
  if (typeof given !== 'string' || given.length > longestState) return null;
  const members = given
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const keys = new Set(members.map((one) => one.slice(0, one.indexOf('='))));
  const isValid = members.every((one) => member.test(one)) && keys.size === members.length;
  return isValid && members.length > 0 && members.length <= mostMembers ? members.join(',') : null;
}

/** A new trace for a request without one; its spans are not recorded here. */
export function newTraceContext(): TraceContext {
  const bytes = randomBytes(24).toString('hex');
  return { traceId: bytes.slice(0, 32), spanId: bytes.slice(32), flags: 0, state: null };
}

export const traceparentHeader = 'traceparent';

export function traceparentOf({ traceId, spanId, flags }: TraceContext): string {
  return `00-${traceId}-${spanId}-${flags.toString(16).padStart(2, '0')}`;
}

export function traceHeaders(trace: TraceContext): Record<string, string> {
  const { state } = trace;
  return { [traceparentHeader]: traceparentOf(trace), ...(state !== null && { tracestate: state }) };
}
