/** The context of one request, for the service's own resolvers. */
import type { GraphQLContext } from '../graphql/context.js';
import type { Services } from './services.js';

export interface Context
  extends GraphQLContext, Omit<Services, 'rates' | 'config' | 'hosting' | 'trials' | 'documents'> {
  readonly config: Services['config'];
}
