/** Spans of requests, where the server has loaded a tracer; otherwise each costs one comparison. */
import type { TraceContext } from './trace-context.js';

export type SpanKind = 'server' | 'client' | 'internal';

/** Named by OpenTelemetry's semantic conventions; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | readonly string[] | undefined>>;

export interface SpanEnd {
  readonly name?: string;
  readonly attributes?: Attributes;
  /** The kind of error it ended with: a code or a status, never a message. */
  readonly error?: string | null;
}

export interface Span {
  /** The span's own context, the parent of spans below it. */
  readonly trace: TraceContext;
  end(how?: SpanEnd): void;
}

export interface Tracer {
  /** Null where no request is being handled. */
  readonly active: TraceContext | null;
  start(name: string, kind: SpanKind, parent: TraceContext | null, attributes: Attributes): Span;
  /** Runs the action with `trace` as the active one, also in its asynchronous continuations. */
  run<T>(trace: TraceContext, action: () => T): T;
}

export let tracer: Tracer | null = null;

export function setTracer(loaded: Tracer): void {
  tracer = loaded;
}

/** Runs the action of a request, whose span `inSpan` then finds. */
export function inRequest<T>(record: { readonly span: Span | null } | null, action: () => T): T {
  return tracer && record?.span ? tracer.run(record.span.trace, action) : action();
}

/** Starts a span within the active request; null where there is none. */
export function startSpan(name: string, kind: SpanKind, attributes: Attributes): Span | null {
  const parent = tracer?.active;
  return tracer && parent ? tracer.start(name, kind, parent, attributes) : null;
}

/** The outcome of work that threw the error. */
export function failureOf(error: unknown): SpanEnd {
  return { error: error instanceof Error ? error.name : 'Error' };
}

/** Runs the action in a span, where it belongs to a request. */
export function inSpan<T>(name: string, kind: SpanKind, attributes: Attributes, action: () => T): T {
  const span = startSpan(name, kind, attributes);
  if (!span) return action();
  const fail = (error: unknown) => span.end(failureOf(error));
  try {
    const result = action();
    if (result instanceof Promise) result.then(() => span.end(), fail);
    else span.end();
    return result;
  } catch (error) {
    fail(error);
    throw error;
  }
}
