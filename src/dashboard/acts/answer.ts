/** The outcome of sending an operation: no response, or data and errors. */
import { withDetails } from '../ask/with-details.js';

export interface GraphError {
  readonly message: string;
  /** A code of the table in docs/asking.md. */
  readonly code: string | null;
}

/** Silent: whether the request arrived is unknown. */
export type ActResult =
  | { readonly kind: 'silent' }
  | { readonly kind: 'answered'; readonly data: unknown; readonly faults: readonly GraphError[] };

export type Send = (query: string, variables: Readonly<Record<string, unknown>>) => Promise<ActResult>;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** A body that is not a GraphQL response counts as silence. */
export function answerIn(body: unknown): ActResult {
  if (!isRecord(body) || !('data' in body || Array.isArray(body['errors']))) return { kind: 'silent' };
  const errors: readonly unknown[] = Array.isArray(body['errors']) ? body['errors'] : [];
  return { kind: 'answered', data: body['data'] ?? null, faults: errors.map(faultIn) };
}

function faultIn(error: unknown): GraphError {
  if (!isRecord(error)) return { message: 'It failed.', code: null };
  const extensions = isRecord(error['extensions']) ? error['extensions'] : {};
  const message = withDetails(textOf(error['message']) ?? 'It failed.', extensions);
  return { message, code: textOf(extensions['code']) };
}
