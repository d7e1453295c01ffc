/**
 * Marks resolvers that use only the object, the arguments and the context, and change none of them: they run without
 * the promises that type-graphql 2.0.0-rc.4 makes.
 */
import type { GraphQLFieldResolver } from 'graphql';

type Arguments = Readonly<Record<string, unknown>>;
type Resolver = GraphQLFieldResolver<unknown, never>;

export type Direct = (source: unknown, args: Arguments, context: unknown) => unknown;

const direct = new WeakMap<Resolver, Direct>();

export function markDirect(resolve: Direct): Direct {
  direct.set(resolve, resolve);
  return resolve;
}

export function directOf(resolve: Resolver): Direct | undefined {
  return direct.get(resolve);
}
