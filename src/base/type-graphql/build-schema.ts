/** What type-graphql makes of resolver classes, its ways mended. */
import { type GraphQLDirective, type GraphQLSchema, specifiedDirectives } from 'graphql';
import { type BuildSchemaOptions, buildSchema, getMetadataStorage } from 'type-graphql';
import { chooseFieldResolvers } from './field-resolvers.js';
import { indexExtensions } from './indexed-extensions.js';
import { inheritExtensions } from './inherited-extensions.js';
import { markOneOf } from './one-of.js';

type Resolvers = BuildSchemaOptions['resolvers'];

/** The fields of each type stand in the order of the classes that declare them. */
export async function schemaFrom(
  resolvers: Resolvers,
  directives: readonly GraphQLDirective[],
): Promise<GraphQLSchema> {
  const { objectTypes, params, queries, mutations, fieldResolvers } = getMetadataStorage();
  // 2.0.0-rc.4 gives plain properties a resolver too unless asked not to: large answers take several times as long.
  for (const type of objectTypes) type.simpleResolvers ??= true;
  // 2.0.0-rc.4 keeps arguments as decorators of parameters run, which is last to first.
  params.sort((a, b) => a.index - b.index);
  // 2.0.0-rc.4 keeps fields as their modules were loaded.
  const place = new Map<unknown, number>(resolvers.map((resolver, index) => [resolver, index]));
  const placeOf = ({ target }: { readonly target: unknown }) => place.get(target) ?? -1;
  for (const fields of [queries, mutations, fieldResolvers]) fields.sort((a, b) => placeOf(a) - placeOf(b));
  indexExtensions();
  chooseFieldResolvers((resolver) => place.has(resolver));
  const schema = await buildSchema({
    resolvers,
    directives: [...specifiedDirectives, ...directives],
    validate: false,
    skipCheck: true,
  });
  inheritExtensions(schema);
  markOneOf(schema);
  return schema;
}
