/** The context of what reads bills. */
import type { GraphQLSchema } from 'graphql';
import type { HostingContext } from '../context.js';

export interface BillContext {
  readonly context: Pick<
    HostingContext,
    'caller' | 'unverified' | 'clients' | 'rates' | 'geography' | 'config' | 'upstreams'
  >;
  readonly info: { readonly schema: GraphQLSchema };
}
