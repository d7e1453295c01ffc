/** The address of GraphiQL with an operation filled in. */
import { root } from '../route/address.js';
import type { QueryOperation } from './use-graph-query.js';

export function graphiqlHref({ query, variables }: QueryOperation): string {
  const params = new URLSearchParams({ query: query.trim() });
  if (Object.keys(variables).length > 0) params.set('variables', JSON.stringify(variables, null, 2));
  return `${root}/graphql?${params}`;
}
