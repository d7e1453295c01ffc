/** Serves metrics in the text format of Prometheus, at an address of their own. */
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { once } from 'node:events';
import { guard } from '../../base/guard.js';
import type { Address } from '../config/config.js';
import { ListenError, listenProblem } from '../listen-problem.js';
import { Metrics } from './registry.js';
import type { MetricsSources } from './sources.js';
import { hasBody } from '../http/body-of-request.js';

/** Milliseconds. */
const requestTimeout = 5_000;
const keepAliveTimeout = 65_000;
/** Bytes. */
const maxHeaderSize = 8 * 1024;
const maxConnections = 64;

const methods = ['GET', 'HEAD'];

export interface MetricsServer {
  close(): Promise<void>;
}

export async function openMetrics({ port, host }: Address, sources: MetricsSources): Promise<MetricsServer> {
  const metrics = new Metrics(sources);
  const { log } = sources.services;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const status = refusalOf(request);
    if (status !== null) return refuse(response, status);
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      log.error({ err: error }, 'The metrics cannot be read');
      refuse(response, 500);
    }
  }

  const limits = { requestTimeout, headersTimeout: requestTimeout, keepAliveTimeout, maxHeaderSize };
  const server = createServer({ ...limits, connectionsCheckingInterval: 1_000 });
  server.on('request', guard(answer));
  server.maxConnections = maxConnections;
  try {
    await once(server.listen({ port, host }), 'listening');
  } catch (error) {
    const problem = listenProblem(error, ['METRICS_PORT', 'METRICS_HOST']);
    throw problem === null ? error : new ListenError(problem);
  }
  return {
    async close() {
      metrics.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

function refusalOf({ method = '', url = '', headers }: IncomingMessage): number | null {
  if (url.replace(/\?.*$/s, '') !== '/metrics') return 404;
  if (!methods.includes(method)) return 405;
  return hasBody(headers) ? 413 : null;
}

/** A body that may follow is not read. */
function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    connection: 'close',
    ...(status === 405 && { allow: methods.join(', ') }),
  });
  response.end(`${STATUS_CODES[status]}: metrics are at GET /metrics.\n`);
}
