/** Drives one address with autocannon from core 1. */
import { execFileSync } from 'node:child_process';
import autocannon from 'autocannon';

/** Milliseconds: a load ends with a sample. */
const sampleInt = 100;

execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });

/**
 * With an `amount` so many requests, however long. `bodies` makes one for each of them; that is done before, as the server
 * would else wait for it, and going to sleep and waking up is work as well: the more of it, the faster a server is.
 */
export async function measure(asked) {
  const { url, method = 'GET', headers = {}, body, bodies, connections = 10, amount, seconds = 1.5 } = asked;
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
