/** When OpenTelemetry's variables ask for traces, and which values of theirs are refused. */
import { expect, it } from '@jest/globals';
import { readConfig } from '../../../src/server/config/config.js';

const endpoint = 'http://127.0.0.1:4318';

it.each([
  [{}, false],
  [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_SERVICE_NAME: 'meridian' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${endpoint}/v1/traces` }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'TRUE' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_EXPORTER: 'none' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector', OTEL_SDK_DISABLED: 'true' }, false],
])('%j: %s', (env, expected) => {
  expect(readConfig(env).tracing).toBe(expected);
});

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT: expected an address'],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'grpc://x' }, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: expected an address'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_EXPORTER: 'zipkin' },
    'expected otlp or none, but got "zipkin"',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    'expected http/json, but got "grpc"',
  ],
])('%j is refused', (env, problem) => {
  expect(() => readConfig(env)).toThrow(problem);
});
