/** What the service's own resolvers see of one request. */
import type { GraphQLContext } from '../graphql/context.js';
import type { Services } from './services.js';

export interface Context extends GraphQLContext, Omit<Services, 'rates' | 'config' | 'hosting' | 'trials'> {
  readonly config: Services['config'];
}
