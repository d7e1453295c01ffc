/** Drives one address with autocannon from core 1. */
import { execFileSync } from 'node:child_process';
import autocannon from 'autocannon';

/** Milliseconds: a load ends with a sample. */
const sampleInt = 100;

execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });

/** `body` may be a function, for questions that differ each time; with an `amount` so many requests, however long. */
export async function measure({ url, method = 'GET', headers = {}, body, connections = 10, amount, seconds = 1.5 }) {
  const varying = typeof body === 'function';
  const result = await autocannon({
    url,
    connections,
    sampleInt,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    requests: [
      {
        method,
        headers,
        ...(varying ? { setupRequest: (request) => ({ ...request, body: body() }) } : { body }),
      },
    ],
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  return { total: result.requests.total, perSecond: result.requests.total / result.duration, p50: result.latency.p50 };
}
