/** Traces by OpenTelemetry, which reads its settings from the environment itself. Loaded only where they are set. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes as OpenTelemetryAttributes,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind as Kind,
  type Span as OpenTelemetrySpan,
  SpanStatusCode,
  createTraceState,
  trace as api,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyBaseLogger } from 'fastify';
import { release } from '../../base/release.js';
import { within } from '../../base/store/time-limit.js';
import type { TraceContext } from '../../base/telemetry/trace-context.js';
import {
  type Attributes,
  type Span,
  type SpanEnd,
  type SpanKind,
  type Tracer,
  setTracer,
} from '../../base/telemetry/tracing.js';
import { ReportingExporter } from './reporting-exporter.js';

/** Milliseconds for the last spans when the server stops. */
const flushing = 2_000;

const kinds: Readonly<Record<SpanKind, Kind>> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  internal: Kind.INTERNAL,
};

/** Returns how to send the last spans. */
export function startTracing(log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  // What is wrong with its settings; failures to send come later, and are reported in words of our own.
  const warn = (message: string) => log.warn(`OpenTelemetry: ${message}`);
  diag.setLogger(
    { error: warn, warn, info: () => {}, debug: () => {}, verbose: () => {} },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const named = resourceFromAttributes({ 'service.name': 'meridian', 'service.version': release.name });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new ReportingExporter(new OTLPTraceExporter(), log))],
  });
  diag.disable();
  setTracer(new OpenTelemetryTracer(provider.getTracer('meridian')));
  return () => within(flushing, 'The collector', provider.shutdown()).catch(() => undefined);
}

class OpenTelemetryTracer implements Tracer {
  readonly #active = new AsyncLocalStorage<TraceContext>();

  constructor(private readonly tracer: ReturnType<BasicTracerProvider['getTracer']>) {}

  get active(): TraceContext | null {
    return this.#active.getStore() ?? null;
  }

  run<T>(trace: TraceContext, action: () => T): T {
    return this.#active.run(trace, action);
  }

  start(name: string, kind: SpanKind, parent: TraceContext | null, attributes: Attributes): Span {
    const context = parent ? api.setSpanContext(ROOT_CONTEXT, contextOf(parent, kind === 'server')) : ROOT_CONTEXT;
    const options = { kind: kinds[kind], attributes: listed(attributes) };
    return new RecordedSpan(this.tracer.startSpan(name, options, context));
  }
}

class RecordedSpan implements Span {
  readonly trace: TraceContext;

  constructor(private readonly span: OpenTelemetrySpan) {
    const { traceId, spanId, traceFlags, traceState } = span.spanContext();
    this.trace = { traceId, spanId, flags: traceFlags, state: traceState?.serialize() || null };
  }

  end({ name, attributes, error }: SpanEnd = {}): void {
    const { span } = this;
    if (name !== undefined) span.updateName(name);
    if (attributes) span.setAttributes(listed(attributes));
    if (error) span.setAttribute('error.type', error).setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }
}

function contextOf({ traceId, spanId, flags, state }: TraceContext, isRemote: boolean) {
  const traceState = state === null ? {} : { traceState: createTraceState(state) };
  return { traceId, spanId, traceFlags: flags, isRemote, ...traceState };
}

function listed(attributes: Attributes): OpenTelemetryAttributes {
  const given: OpenTelemetryAttributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) given[name] = typeof value === 'object' ? [...value] : value;
  }
  return given;
}
