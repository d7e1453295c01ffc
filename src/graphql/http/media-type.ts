/** The media type of a GraphQL response, and the status of a refusal, which depends on it. */
import Negotiator from 'negotiator';
import { CallerError } from '../../base/errors.js';
import { remembering } from '../../base/preferences.js';

export const json = 'application/json; charset=utf-8';
const graphqlResponse = 'application/graphql-response+json; charset=utf-8';

/** Negotiates by the Accept header; undefined when it allows neither. */
export function mediaTypeFor(accept: string | undefined): string | undefined {
  return accept === undefined || accept === '*/*' ? json : preferred(accept);
}

const preferred = remembering((accept) => new Negotiator({ headers: { accept } }).mediaType([json, graphqlResponse]));

/** The status of data with errors, as GraphQL over HTTP recommends. It is in no registry, so it has no reason phrase. */
const partialSuccess = 294;

/** The status by error code: 400 for an unreadable request, 422 for one that is readable but cannot be run. */
const refusals: ReadonlyMap<unknown, number> = new Map([
  ['GRAPHQL_PARSE_FAILED', 400],
  ['GRAPHQL_VALIDATION_FAILED', 422],
  ['OPERATION_RESOLUTION_FAILURE', 422],
  ['OPERATION_TOO_LARGE', 422],
  ['BAD_USER_INPUT', 422],
]);

/**
 * The status of a response without data. In `application/json` a refused operation is 200: there, GraphQL over HTTP
 * leaves other statuses to intermediaries. Undefined for a malformed request.
 */
export function statusOfRefusal(code: unknown, mediaType: string | undefined): number | undefined {
  // Apollo answers 200, which a response without data may not have; 400 would make clients give up persisted queries.
  if (code === 'PERSISTED_QUERY_NOT_FOUND' && mediaType === graphqlResponse) return 404;
  const status = refusals.get(code);
  return status !== undefined && mediaType === json ? 200 : status;
}

/** The status of a response with data. */
export function statusOfData(hasErrors: boolean, mediaType: string): number {
  return hasErrors && mediaType === graphqlResponse ? partialSuccess : 200;
}

/** The status of a body that Apollo refuses, which is JSON. */
export function statusOfBody(status: number, mediaType: string | undefined): number {
  return status === 400 && mediaType === graphqlResponse ? 422 : status;
}

/** No operation can be read from the request: it has a more precise status in `application/graphql-response+json`. */
export class MalformedRequest extends CallerError {
  constructor(
    message: string,
    private readonly precise: 415 | 422,
  ) {
    super('BAD_USER_INPUT', message);
    this.name = 'MalformedRequest';
  }

  statusIn(mediaType: string): number {
    return mediaType === graphqlResponse ? this.precise : this.status;
  }
}
