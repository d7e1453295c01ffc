/** The response to an operation, before its bytes are encoded as the client wants them. */
import type { Bytes } from '../base/bytes.js';
import type { Encoding } from '../base/content-encoding.js';
import type { GraphQLContext } from './context.js';
import type { GraphQLRequest } from './http/graphql-request.js';
import { statusOfData, statusOfRefusal } from './http/media-type.js';
import { type Headers, headersOf } from './http/response-headers.js';
import { reportHeader, upstreamReport } from './http/upstream-report.js';
import { noteResult } from './note-operation.js';
import { type SerializedResult, bytesOfAnswer } from './serialized-result.js';

export interface UnencodedResponse {
  readonly status: number;
  readonly headers: (encoding: Encoding) => Headers;
  readonly body: Bytes;
  /** Whether it answers a trusted document. */
  readonly isOfDocument: boolean;
}

export function respond(
  result: SerializedResult,
  { headers, record }: GraphQLRequest,
  mediaType: string,
  context: GraphQLContext,
  isOfDocument = false,
): UnencodedResponse {
  noteResult(record, result, context.answer.kind);
  const extensions = upstreamReport(context, reportHeader in headers);
  const status =
    result.data === undefined
      ? statusOfRefusal(result.code, mediaType)
      : statusOfData(result.errors.length > 0, mediaType);
  return {
    status: status ?? 200,
    headers: (encoding) => headersOf(mediaType, encoding),
    body: bytesOfAnswer(result, extensions),
    isOfDocument,
  };
}
