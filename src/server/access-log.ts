/** The access log: on stderr, one line for each request that is over, health probes apart. */
import { fstatSync } from 'node:fs';
import { guard } from '../base/guard.js';
import { type FinishedRequest, finishedRequests } from '../base/telemetry/diagnostics.js';
import { FileWriter } from './file-writer.js';
import { isProbe } from './http/probes.js';
import type { LineFormat } from './log.js';
import { PipeWriter } from './pipe-writer.js';

const stderr = 2;

/** `format` makes lines for people; null: they are JSON. */
export function startAccessLog(format: LineFormat | null): void {
  const log = fstatSync(stderr).isFile() ? new FileWriter(stderr) : new PipeWriter(stderr);
  finishedRequests.subscribe((batch) => {
    const lines = linesOf(batch);
    log.write(format === null ? lines : lines.map(format));
  });
  process.once(
    'exit',
    guard(() => {
      finishedRequests.flush();
      if (log instanceof PipeWriter) log.end();
    }),
  );
}

function linesOf(batch: readonly FinishedRequest[]): string[] {
  const lines: string[] = [];
  // Taken anew for each batch, as the clock of the system may be set.
  const epoch = Date.now() - performance.now();
  // Most of a batch end in a few milliseconds and come from a few clients, whose texts take longer than the rest.
  let time = '';
  let at = 0;
  let client = '';
  let address = '""';
  for (const request of batch) {
    if (isProbe(request.route)) continue;
    const endedAt = Math.round(epoch + request.endedAt);
    if (at !== endedAt) time = String((at = endedAt));
    if (client !== request.address) address = JSON.stringify((client = request.address));
    lines.push(lineOf(request, time, address));
  }
  return lines;
}

/**
 * The line is built by hand in a tenth of pino's time: most values need no escapes. The path and the query may hold
 * secrets, so only the hash of the operation is logged.
 */
function lineOf(request: FinishedRequest, time: string, address: string): string {
  const { route, method, status, milliseconds, bytes, requestId, traceId, tokenId, operation } = request;
  const code = request.code ?? operation?.code ?? null;
  let line = `{"level":30,"time":${time},"method":${text(method)},"route":${text(route)},"status":${status}`;
  if (request.isAborted) line += ',"aborted":true';
  line += `,"milliseconds":${inThousandths(milliseconds)},"bytes":${bytes}`;
  if (code !== null) line += `,"code":${JSON.stringify(code)}`;
  if (operation) {
    const { kind, hash, upstreamCalls } = operation;
    line += `,"kind":"${kind}","hash":${text(hash)},"upstreamCalls":${upstreamCalls}`;
  }
  line += `,"address":${address},"requestId":"${requestId}"`;
  if (traceId !== null) line += `,"traceId":"${traceId}"`;
  if (tokenId !== null) line += `,"tokenId":"${tokenId}"`;
  return `${line},"msg":"request"}\n`;
}

/** The number has three decimals and is put together from integers: JavaScript takes longer to print fractions. */
function inThousandths(milliseconds: number | null): string {
  if (milliseconds === null) return 'null';
  const thousandths = Math.round(milliseconds * 1000);
  const integer = Math.floor(thousandths / 1000);
  return `${integer}.${String(thousandths - integer * 1000).padStart(3, '0')}`;
}

/** Quotes a value that needs no escapes: a method, a template or a hash. */
function text(value: string | null): string {
  return value === null ? 'null' : `"${value}"`;
}
