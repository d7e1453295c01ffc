/** What is known of the operation of a GraphQL request while it is answered. */
import type { OperationSummary } from './diagnostics.js';

export class OperationRecord implements OperationSummary {
  kind: OperationSummary['kind'] = 'unknown';
  outcome: OperationSummary['outcome'] = 'refused';
  code: string | null = null;
  /** Its text; null until it is read. */
  document: string | null = null;
  clients: { readonly calls: number } | null = null;
  #hash: string | null | undefined;

  constructor(private readonly hashOf: (document: string | null) => string | null) {}

  get hash(): string | null {
    if (this.#hash === undefined) this.#hash = this.hashOf(this.document);
    return this.#hash;
  }

  get upstreamCalls(): number {
    return this.clients?.calls ?? 0;
  }
}
