/** Builds a schema from resolver classes, working around defects of type-graphql 2.0.0-rc.4. */
import type { GraphQLSchema } from 'graphql';
import { type BuildSchemaOptions, buildSchema, getMetadataStorage } from 'type-graphql';
import { chooseFieldResolvers } from './field-resolvers.js';
import { addImplementations } from './implemented-by.js';
import { indexExtensions } from './indexed-extensions.js';
import { inheritExtensions } from './inherited-extensions.js';
import { markOneOf } from './one-of.js';

/** 2.0.0-rc.4 wants one wherever there are subscriptions; each of ours has a source of its own. */
const pubSub: NonNullable<BuildSchemaOptions['pubSub']> = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('Expected a subscription with a source of its own');
  },
};

type Resolvers = BuildSchemaOptions['resolvers'];

/** Orders the fields of each type by the order of the classes that declare them. */
export async function schemaFrom(resolvers: Resolvers): Promise<GraphQLSchema> {
  const { objectTypes, params, queries, mutations, subscriptions, fieldResolvers } = getMetadataStorage();
  // 2.0.0-rc.4 gives plain properties a resolver by default, which makes large responses several times slower.
  for (const type of objectTypes) type.simpleResolvers ??= true;
  // 2.0.0-rc.4 collects parameters in the order their decorators run: last to first.
  params.sort((a, b) => a.index - b.index);
  // 2.0.0-rc.4 orders fields by the order in which modules load.
  const place = new Map<unknown, number>(resolvers.map((resolver, index) => [resolver, index]));
  const placeOf = ({ target }: { readonly target: unknown }) => place.get(target) ?? -1;
  for (const fields of [queries, mutations, subscriptions, fieldResolvers])
    fields.sort((a, b) => placeOf(a) - placeOf(b));
  indexExtensions();
  chooseFieldResolvers((resolver) => place.has(resolver));
  const schema = await buildSchema({
    resolvers,
    validate: false,
    skipCheck: true,
    pubSub,
  });
  inheritExtensions(schema);
  markOneOf(schema);
  addImplementations(schema);
  return schema;
}
