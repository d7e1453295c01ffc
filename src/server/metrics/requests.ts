/** Requests to this server: how many, how they ended, how long they took and how much was sent. */
import { Counter, type Registry } from 'prom-client';
import { errorCodes } from '../../base/errors.js';
import { type FinishedRequest, finishedRequests } from '../../base/telemetry/diagnostics.js';
import { durationBuckets } from './buckets.js';
import { type RequestKind, kindOf, requestKinds } from './request-kind.js';
import { TalliedHistogram } from './tallied-histogram.js';

/** `data`: answered; `partial`: with errors beside data; `refused`: by this server; `error`: of this server. */
const outcomes = ['data', 'partial', 'refused', 'error', 'aborted'] as const;
type Outcome = (typeof outcomes)[number];

/** Those of errors.ts, those of GraphQL, and those of refusals before a route; any other counts as `other`. */
const codes = new Set([
  ...errorCodes,
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'BAD_REQUEST',
  'HEADERS_TOO_LARGE',
  'other',
]);

class Tally {
  bytes = 0;
  readonly byOutcome: Record<Outcome, number> = { data: 0, partial: 0, refused: 0, error: 0, aborted: 0 };
}

export function requestMetrics(registry: Registry): () => void {
  const registers = [registry];
  // Counted in plain numbers, as a counter's labels take longer than the rest of it, and copied when they are scraped.
  const tallies: Record<RequestKind, Tally> = {
    graphql: new Tally(),
    legacy: new Tally(),
    health: new Tally(),
    files: new Tally(),
    page: new Tally(),
    stream: new Tally(),
    other: new Tally(),
  };
  new Counter({
    name: 'meridian_requests_total',
    help: 'Requests by what was requested and by outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const kind of requestKinds) {
        for (const outcome of outcomes) this.inc({ kind, outcome }, tallies[kind].byOutcome[outcome]);
      }
    },
  });
  new Counter({
    name: 'meridian_response_bytes_total',
    help: 'Bytes of response bodies, as sent.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const kind of requestKinds) this.inc({ kind }, tallies[kind].bytes);
    },
  });
  const durations = new TalliedHistogram({
    name: 'meridian_request_duration_seconds',
    help: 'Time from the arrival of a request until its response was sent.',
    label: 'kind',
    // A stream takes as long as its reader stays, which says nothing of the server.
    values: requestKinds.filter((kind) => kind !== 'stream'),
    buckets: durationBuckets,
    registry,
  });
  const errors = new Counter({
    name: 'meridian_request_errors_total',
    help: 'Requests with an error, by the code of the first.',
    labelNames: ['code'],
    registers,
  });
  for (const code of codes) errors.inc({ code }, 0);
  const tally = (request: FinishedRequest) => {
    const kind = kindOf(request);
    const { byOutcome } = tallies[kind];
    byOutcome[outcomeOf(request)] += 1;
    tallies[kind].bytes += request.bytes;
    if (request.milliseconds !== null && kind !== 'stream') durations.tally(kind, request.milliseconds / 1000);
    const code = request.code ?? request.operation?.code ?? null;
    if (code !== null) errors.inc({ code: codes.has(code) ? code : 'other' });
  };
  return finishedRequests.subscribe((batch) => batch.forEach(tally));
}

function outcomeOf({ isAborted, isStream, status, operation, code }: FinishedRequest): Outcome {
  if (isAborted && !isStream) return 'aborted';
  if (status >= 500 && (code ?? operation?.code) !== 'OVERLOADED') return 'error';
  if (status >= 400) return 'refused';
  return operation?.outcome ?? 'data';
}
