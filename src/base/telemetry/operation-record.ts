/** The record of a GraphQL request's operation while it is answered. */
import { createHash } from 'node:crypto';
import { boundedCache, caches } from '../shares/caches.js';
import type { OperationSummary } from './diagnostics.js';

export class OperationRecord implements OperationSummary {
  kind: OperationSummary['kind'] = 'unknown';
  outcome: OperationSummary['outcome'] = 'refused';
  code: string | null = null;
  /** Its text; null until it is read. */
  document: string | null = null;
  clients: { readonly calls: number } | null = null;
  upstreamCalls = 0;
  #hash: string | null = null;
  #unreadHash: (() => string | null) | null;

  constructor(unreadHash: () => string | null) {
    this.#unreadHash = unreadHash;
  }

  get hash(): string | null {
    return this.document === null ? this.#hash : sha256(this.document);
  }

  /** Called once it is answered; retains nothing of the request but its text. */
  settle(): void {
    this.upstreamCalls = this.clients?.calls ?? 0;
    this.clients = null;
    if (this.document === null) this.#hash = this.#unreadHash?.() ?? null;
    this.#unreadHash = null;
  }
}

/** The hashes of recurring texts, of which clients have few. */
const known = boundedCache<string>(caches.operationHashes);

/** The previous text, which is often the same: comparing texts takes a tenth of a look-up. */
let last: { readonly text: string; readonly hash: string } | null = null;

/** Hexadecimal. */
export function sha256(text: string): string {
  if (last?.text === text) return last.hash;
  let hash = known.get(text);
  if (hash === undefined) known.set(text, (hash = createHash('sha256').update(text).digest('hex')));
  last = { text, hash };
  return hash;
}
