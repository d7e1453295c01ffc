/** Metrics of the requests refused by the bounds of this server and by the shares of callers. */
import { Counter, type Registry } from 'prom-client';
import { shares } from '../../base/shares/shares.js';
import { type Bound, bounds, finishedRequests, refusals, refusedShares } from '../../base/telemetry/diagnostics.js';

/** The code of each refusal. */
const codeOf: Readonly<Record<Bound, string>> = {
  requests_per_minute: 'RATE_LIMITED',
  admission: 'OVERLOADED',
  responses_in_flight: 'OVERLOADED',
  bodies_in_flight: 'OVERLOADED',
  length: 'OPERATION_TOO_LARGE',
  tokens: 'GRAPHQL_PARSE_FAILED',
  nesting: 'OPERATION_TOO_LARGE',
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
  const ofShares = new Counter({
    name: 'meridian_shares_refused_total',
    help: 'Refusals of callers that have taken their share of something finite, or for whom nothing of it is free.',
    labelNames: ['share'],
    registers: [registry],
  });
  for (const { name } of Object.values(shares)) ofShares.inc({ share: name }, 0);
  const ends = [
    refusedShares.subscribe(({ share }) => ofShares.inc({ share })),
    refusals.subscribe(({ bound }) => count(bound)),
    // The framework refuses such a body by itself.
    finishedRequests.subscribe((batch) => count('body', batch.filter(({ status }) => status === 413).length)),
  ];
  return () => {
    for (const end of ends) end();
  };
}
