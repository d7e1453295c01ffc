/** The access log: on stderr, one line of JSON for each request that is over, health probes apart. */
import { fstatSync } from 'node:fs';
import { guard } from '../base/guard.js';
import { type FinishedRequest, finishedRequests } from '../base/telemetry/diagnostics.js';
import { LineWriter } from './line-writer.js';

const probes: readonly (string | null)[] = ['/healthz', '/readyz'];

const stderr = 2;

/** A pipe takes 4,096 bytes as one, so that what else is logged comes between two lines, never into one. */
const mostOfPipe = 4_096;
/** A file takes any number as one. */
const mostOfFile = 64 * 1024;
/** Milliseconds. */
const pause = 100;
const mostWaiting = 16 * 1024 * 1024;

export function startAccessLog(): void {
  const most = fstatSync(stderr).isFile() ? mostOfFile : mostOfPipe;
  const log = new LineWriter({ descriptor: stderr, most, pause, mostWaiting });
  finishedRequests.subscribe((batch) => log.write(linesOf(batch)));
  process.once(
    'exit',
    guard(() => {
      finishedRequests.flush();
      log.end();
    }),
  );
}

function linesOf(batch: readonly FinishedRequest[]): string[] {
  const lines: string[] = [];
  // Taken anew for each batch, as the clock of the system may be set.
  const epoch = Date.now() - performance.now();
  let time = '';
  let at = 0;
  for (const request of batch) {
    if (probes.includes(request.route)) continue;
    const endedAt = Math.round(epoch + request.endedAt);
    // Most of a batch end in a few milliseconds, whose digits take longer than the rest.
    if (at !== endedAt) time = String((at = endedAt));
    lines.push(lineOf(request, time));
  }
  return lines;
}

/**
 * As pino would write it, put together by hand in a tenth of the time: most values are of a kind that needs no escapes.
 * Neither the path, which may hold a secret, nor anything of the query is in it, but its hash.
 */
function lineOf(request: FinishedRequest, time: string): string {
  const { route, method, status, milliseconds, bytes, address, requestId, traceId, tokenId, operation } = request;
  const code = request.code ?? operation?.code ?? null;
  const took = Math.round(milliseconds * 1000) / 1000;
  let line = `{"level":30,"time":${time},"method":"${method}","route":${text(route)},"status":${status}`;
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
