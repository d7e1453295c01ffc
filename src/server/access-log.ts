/** The access log: on stderr, one line of JSON for each request that is over, health probes apart. */
import { fstatSync } from 'node:fs';
import { destination } from 'pino';
import { type FinishedRequest, finishedRequests } from '../base/telemetry/diagnostics.js';

const probes: readonly (string | null)[] = ['/healthz', '/readyz'];

const stderr = 2;

/** In bytes: what is waited for, and what is written at once. */
interface WriteSizes {
  readonly minLength: number;
  readonly maxWrite: number;
}

/** A pipe takes 4,096 bytes as one, so that what else is logged comes between two lines, never into one. */
const ofPipe: WriteSizes = { minLength: 3_584, maxWrite: 4_096 };
/** A file takes any number as one: a write costs as much as ten requests to log. */
const ofFile: WriteSizes = { minLength: 32 * 1024, maxWrite: 64 * 1024 };

/** Milliseconds after which what waits is written in any case. */
const periodicFlush = 100;
/** Bytes that may wait while stderr is not read; beyond them lines are lost. */
const maxLength = 16 * 1024 * 1024;

/** Written in the background; pino writes what is left when the process exits. */
export function startAccessLog(): void {
  const sizes = fstatSync(stderr).isFile() ? ofFile : ofPipe;
  const log = destination({ dest: stderr, sync: false, periodicFlush, maxLength, ...sizes });
  finishedRequests.subscribe((request) => {
    if (!probes.includes(request.route)) log.write(lineOf(request));
  });
}

/**
 * As pino would write it, put together by hand in a tenth of the time: most values are of a kind that needs no escapes.
 * Neither the path, which may hold a secret, nor anything of the query is in it, but its hash.
 */
function lineOf(request: FinishedRequest): string {
  const { route, method, status, milliseconds, bytes, address, requestId, traceId, tokenId, operation } = request;
  const code = request.code ?? operation?.code ?? null;
  const took = Math.round(milliseconds * 1000) / 1000;
  let line = `{"level":30,"time":${Date.now()},"method":"${method}","route":${text(route)},"status":${status}`;
  if (request.isAborted) line += ',"aborted":true';
  line += `,"milliseconds":${took},"bytes":${bytes}`;
  if (code !== null) line += `,"code":${JSON.stringify(code)}`;
  if (operation) {
    const { kind, hash, upstreamCalls } = operation;
    line += `,"kind":"${kind}","hash":${text(hash)},"upstreamCalls":${upstreamCalls}`;
  }
  line += `,"address":${JSON.stringify(address)},"requestId":"${requestId}"`;
  if (traceId !== null) line += `,"traceId":"${traceId}"`;
  if (tokenId !== null) line += `,"tokenId":"${tokenId}"`;
  return `${line},"msg":"request"}\n`;
}

/** Of a template or a hash. */
function text(value: string | null): string {
  return value === null ? 'null' : `"${value}"`;
}
