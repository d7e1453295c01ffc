/** The access log: on stderr, one line of JSON for each request that is over, health probes apart. */
import { destination, pino } from 'pino';
import { type FinishedRequest, finishedRequests } from '../base/diagnostics.js';

const probes: readonly (string | null)[] = ['/healthz', '/readyz'];

/** Bytes that a pipe takes as one, so that what else is logged comes between two lines, never into one. */
const maxWrite = 4096;
/** Bytes that are waited for, and for how many milliseconds. */
const minLength = 2048;
const periodicFlush = 100;
/** Bytes that may wait while stderr is not read; beyond them lines are lost. */
const maxLength = 16 * 1024 * 1024;

/** Written in the background; pino writes what is left when the process exits. */
export function startAccessLog(): void {
  const sizes = { minLength, maxWrite, maxLength };
  const log = pino({ base: null }, destination({ dest: 2, sync: false, periodicFlush, ...sizes }));
  finishedRequests.subscribe((request) => {
    if (!probes.includes(request.route)) log.info(lineOf(request), 'request');
  });
}

/** Neither the path, which may hold a secret, nor anything of the query, but its hash. */
function lineOf({ operation, ...request }: FinishedRequest) {
  const { route, method, status, milliseconds, bytes, address, requestId, traceId, tokenId } = request;
  const code = request.code ?? operation?.code;
  return {
    method,
    route,
    status,
    ...(request.isAborted && { aborted: true }),
    milliseconds: Math.round(milliseconds * 1000) / 1000,
    bytes,
    ...(code && { code }),
    ...(operation && { kind: operation.kind, hash: operation.hash, upstreamCalls: operation.upstreamCalls }),
    address,
    requestId,
    ...(traceId !== null && { traceId }),
    ...(tokenId !== null && { tokenId }),
  };
}
