/** Drives one address with autocannon from core 1. */
import { execFileSync } from 'node:child_process';
import autocannon from 'autocannon';

/** In milliseconds; a load ends with a sample. */
const sampleInt = 100;

execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });

/**
 * Sends `amount` requests, if given, however long that takes. `bodies` builds a body for each of them in advance: a
 * server that has to wait for the client spends CPU on going to sleep and waking up, the more the faster it is.
 */
export async function measure(asked) {
  const { url, method = 'GET', headers = {}, body, bodies, amount, seconds = 1.5 } = asked;
  // A slow server on a slow machine may answer fewer in its time.
  const connections = Math.min(asked.connections ?? 10, amount ?? Infinity);
  const request = { method, headers };
  const each = Math.ceil(amount / connections);
  const result = await autocannon({
    url,
    connections,
    sampleInt,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    requests: [{ ...request, body }],
    ...(bodies && {
      setupClient: (client) => client.setRequests(Array.from({ length: each }, () => ({ ...request, body: bodies() }))),
    }),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  return { total: result.requests.total, perSecond: result.requests.total / result.duration, p50: result.latency.p50 };
}
