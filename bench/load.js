/** Drives one address with autocannon from core 1 and tells requests per second. */
import { execFileSync } from 'node:child_process';
import autocannon from 'autocannon';

const connections = 10;
const seconds = 2;

execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });

/** `body` may be a function of the number of the request, for questions that differ each time. */
export async function requestsPerSecond({ url, method = 'GET', headers = {}, body }) {
  let sent = 0;
  const varying = typeof body === 'function';
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        headers,
        ...(varying ? { setupRequest: (request) => ({ ...request, body: body(sent++) }) } : { body }),
      },
    ],
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  return result.requests.average;
}
