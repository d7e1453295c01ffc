/** Whether a page elsewhere cannot have sent a question without asking for leave first, in a preflight. */
import type { GraphQLRequest } from './graphql-request.js';

/** Any value of one of them will do, as it does for Apollo. */
const names = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** False of all that Apollo refuses for it, and of what else it refuses by its content-type. A POST is of JSON anyway. */
export function isPreflighted({ method, headers }: GraphQLRequest): boolean {
  if (method === 'POST') return true;
  const type = headers['content-type'];
  if (type !== undefined) return /^application\/json *(;|$)/i.test(type);
  return names.some((name) => headers[name] !== undefined && headers[name] !== '');
}
