/** Whether a page of another origin could send this request only after a CORS preflight. */
import type { GraphQLRequest } from './graphql-request.js';

/** Any value of either is accepted, as in Apollo. */
const names = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** False for all that Apollo refuses as possible CSRF, or for its content type. A POST is always JSON. */
export function isPreflighted({ method, headers }: GraphQLRequest): boolean {
  if (method === 'POST') return true;
  const type = headers['content-type'];
  if (type !== undefined) return /^application\/json *(;|$)/i.test(type);
  return names.some((name) => headers[name] !== undefined && headers[name] !== '');
}
