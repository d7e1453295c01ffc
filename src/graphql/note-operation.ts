/** Records the outcome of an operation in the record of its request, if there is one. */
import type { OperationSummary } from '../base/telemetry/diagnostics.js';
import { sha256 } from '../base/telemetry/operation-record.js';
import type { RequestRecord } from '../base/telemetry/request-record.js';
import { isObject } from '../base/unknown.js';
import { documentIn } from './documents/named-document.js';
import type { TrustedDocuments } from './documents/trusted-documents.js';
import type { GraphQLRequest } from './http/graphql-request.js';
import { parametersIn, parseBody } from './http/parse-request.js';
import type { SerializedResult } from './serialized-result.js';
import { parseOwnJson } from '../base/json.js';

type Kept = RequestRecord | null;

export function noteResult(
  record: Kept,
  { data, errors, code }: SerializedResult,
  kind: OperationSummary['kind'],
): void {
  const operation = record?.operation;
  if (!operation) return;
  const [first] = errors;
  operation.kind = kind;
  operation.outcome = data === undefined ? 'refused' : first === undefined ? 'data' : 'partial';
  if (typeof code === 'string') operation.code = code;
  else if (first !== undefined) operation.code = codeIn(parseOwnJson(first));
}

/** Only responses to queries are cached. */
export function noteCached(record: Kept): void {
  const operation = record?.operation;
  if (!operation) return;
  operation.kind = 'query';
  operation.outcome = 'data';
}

/** Records a response in which Apollo refuses the request. */
export function noteRefusal(record: Kept, code: string | null): void {
  if (record?.operation) record.operation.code = code;
}

/** The code of the first error of a response; null where it has none. */
export function codeOfRefusal(body: string): string | null {
  const answer: unknown = parseOwnJson(body);
  const errors: unknown = isObject(answer) ? answer['errors'] : undefined;
  return Array.isArray(errors) ? codeIn(errors[0]) : null;
}

function codeIn(error: unknown): string | null {
  const extensions = isObject(error) ? error['extensions'] : undefined;
  const code = isObject(extensions) ? extensions['code'] : undefined;
  return typeof code === 'string' ? code : null;
}

/**
 * The hash of the document of a request that was not parsed, such as one answered from the cache; null where it
 * contains none.
 */
export function unreadHash({ method, text, search }: GraphQLRequest, documents: TrustedDocuments): string | null {
  try {
    const body = method === 'POST' ? parseBody(text) : parametersIn(search);
    const query = body['query'] ?? documentIn(body, documents);
    if (typeof query === 'string') return sha256(query);
    const { extensions } = body;
    const persisted = isObject(extensions) ? extensions['persistedQuery'] : undefined;
    const hash = isObject(persisted) ? persisted['sha256Hash'] : undefined;
    return typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash) ? hash : null;
  } catch {
    return null;
  }
}
