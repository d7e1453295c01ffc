/** What the bounds of this server have refused. */
import { Counter, type Registry } from 'prom-client';
import { type Bound, bounds, finishedRequests, refusals } from '../../base/telemetry/diagnostics.js';

/** The code of each refusal. */
const codeOf: Readonly<Record<Bound, string>> = {
  requests_per_minute: 'RATE_LIMITED',
  admission: 'OVERLOADED',
  responses_in_flight: 'OVERLOADED',
  bodies_in_flight: 'OVERLOADED',
  length: 'OPERATION_TOO_LARGE',
  tokens: 'GRAPHQL_PARSE_FAILED',
  depth: 'OPERATION_TOO_LARGE',
  size: 'OPERATION_TOO_LARGE',
  cost: 'OPERATION_TOO_LARGE',
  answer: 'OPERATION_TOO_LARGE',
  body: 'PAYLOAD_TOO_LARGE',
  head: 'HEADERS_TOO_LARGE',
  arrival: 'REQUEST_TIMEOUT',
};

export function refusalMetrics(registry: Registry): () => void {
  const counter = new Counter({
    name: 'meridian_refusals_total',
    help: 'Requests refused for a bound, by the code of the error and the bound.',
    labelNames: ['code', 'bound'],
    registers: [registry],
  });
  const count = (bound: Bound, by = 1) => counter.inc({ code: codeOf[bound], bound }, by);
  for (const bound of bounds) count(bound, 0);
  const ends = [
    refusals.subscribe(({ bound }) => count(bound)),
    // The framework refuses such a body by itself.
    finishedRequests.subscribe((batch) => count('body', batch.filter(({ status }) => status === 413).length)),
  ];
  return () => {
    for (const end of ends) end();
  };
}
