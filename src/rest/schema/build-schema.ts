/** Builds a schema from resolver classes, those of rows among them. */
import { type GraphQLSchema, specifiedDirectives } from 'graphql';
import { type BuildSchemaOptions, buildSchema, getMetadataStorage } from 'type-graphql';
import { tellAccounts } from './account-field.js';
import { restDirective } from './rest-directive.js';
import { endDescriptions } from '../../base/type-graphql/full-stops.js';
import { inheritWireNames } from '../mapping/wire-names.js';
import { markOneOf } from '../mapping/one-of.js';
import { withPayloads } from './payload-types.js';
import { quickened } from '../../base/type-graphql/quick-metadata.js';
import { guardSecrets } from '../mapping/secrets.js';
import { tellArguments } from './path-argument-descriptions.js';
import { tolerate } from '../mapping/decoding-policy.js';

export async function schemaOf(resolvers: BuildSchemaOptions['resolvers']): Promise<GraphQLSchema> {
  const metadata = getMetadataStorage();
  // Plain properties need no resolver of their own, which makes large answers several times faster.
  for (const type of metadata.objectTypes) type.simpleResolvers ??= true;
  // Decorators of parameters run last to first; arguments stand in the schema as in the source.
  metadata.params.sort((a, b) => a.index - b.index);
  quickened(metadata, resolvers);
  const bare = await buildSchema({
    resolvers,
    directives: [...specifiedDirectives, restDirective],
    validate: false,
    skipCheck: true,
  });
  inheritWireNames(bare);
  const schema = withPayloads(bare);
  markOneOf(schema);
  tolerate(schema);
  guardSecrets(schema);
  tellAccounts(schema);
  tellArguments(schema);
  endDescriptions(schema);
  return schema;
}
