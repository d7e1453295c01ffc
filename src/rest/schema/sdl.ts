/** The schema as text, with the directives that graphql-js's own printer leaves out. */
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';

export function emitSdl(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(schema)}\n`;
}
