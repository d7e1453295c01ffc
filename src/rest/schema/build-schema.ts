/** Builds a schema from resolver classes, including those of rows. */
import type { GraphQLSchema } from 'graphql';
import type { BuildSchemaOptions } from 'type-graphql';
import { addAccountFields } from './account-field.js';
import { type DescribedApi, restDirective } from './rest-directive.js';
import { endDescriptions } from '../../base/type-graphql/full-stops.js';
import { withPayloads } from './payload-types.js';
import { schemaFrom } from '../../base/type-graphql/build-schema.js';
import { guardSecrets } from '../mapping/secrets.js';
import { describePathArguments } from './path-argument-descriptions.js';
import { addGlobalIds, addNodes } from '../identity/id-fields.js';
import { renameValueIds } from '../identity/value-ids.js';
import { applyDecodingPolicy } from '../mapping/decoding-policy.js';

/** Accounts are listed in the order of the APIs. */
export async function schemaOf(
  resolvers: BuildSchemaOptions['resolvers'],
  apis: readonly DescribedApi[],
): Promise<GraphQLSchema> {
  const bare = await schemaFrom(resolvers);
  addNodes(bare);
  const schema = withPayloads(bare, restDirective(apis, bare));
  applyDecodingPolicy(schema);
  addGlobalIds(schema);
  renameValueIds(schema);
  guardSecrets(schema);
  addAccountFields(schema);
  describePathArguments(schema);
  endDescriptions(schema);
  return schema;
}
