/** Sends spans, and logs that they cannot be sent, at most once a minute. */
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds. */
const betweenWarnings = 60_000;

type Result = Parameters<Parameters<SpanExporter['export']>[1]>[0];

export class ReportingExporter implements SpanExporter {
  #warnedAt = -Infinity;
  #lost = 0;

  constructor(
    private readonly exporter: SpanExporter,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  export(spans: ReadableSpan[], done: (result: Result) => void): void {
    this.exporter.export(spans, (result) => {
      if (result.error) this.#report(spans.length, result.error);
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  /** Leaves out the error's message, which may quote the collector's answer. */
  #report(count: number, error: Error): void {
    this.#lost += count;
    const now = performance.now();
    if (now - this.#warnedAt < betweenWarnings) return;
    this.#warnedAt = now;
    const code = 'code' in error && error.code !== undefined ? ` (${String(error.code)})` : '';
    this.log.warn(`The collector of traces did not take ${this.#lost} span(s): ${error.name}${code}`);
    this.#lost = 0;
  }
}
