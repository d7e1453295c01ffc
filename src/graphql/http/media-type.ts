/** The media type of a GraphQL response, and the status of a refusal, which depends on it. */
import Negotiator from 'negotiator';
import { remembering } from '../../base/preferences.js';

export const json = 'application/json; charset=utf-8';
const graphqlResponse = 'application/graphql-response+json; charset=utf-8';

/** Negotiates by the Accept header; undefined when it allows neither. */
export function mediaTypeFor(accept: string | undefined): string | undefined {
  return accept === undefined || accept === '*/*' ? json : preferred(accept);
}

const preferred = remembering((accept) => new Negotiator({ headers: { accept } }).mediaType([json, graphqlResponse]));

/** Error codes of well-formed requests whose operation cannot be run. */
const refusals: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'OPERATION_TOO_LARGE',
  'BAD_USER_INPUT',
]);

/**
 * The status of a response without data. In `application/json` a refused operation is 200: there, GraphQL over HTTP
 * leaves other statuses to intermediaries. Undefined for a malformed request.
 */
export function statusOfRefusal(code: unknown, mediaType: string | undefined): 200 | 400 | undefined {
  if (!refusals.has(code)) return undefined;
  return mediaType === json ? 200 : 400;
}
