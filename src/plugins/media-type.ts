/** The media type an answer of the graph is sent in. */
import Negotiator from 'negotiator';

export const json = 'application/json; charset=utf-8';
const graphqlResponse = 'application/graphql-response+json; charset=utf-8';

/** Reads an Accept header; undefined when it allows neither. */
export function mediaTypeFor(accept: string | undefined): string | undefined {
  if (accept === undefined || accept === '*/*') return json;
  return new Negotiator({ headers: { accept } }).mediaType([json, graphqlResponse]);
}
