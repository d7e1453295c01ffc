/** Prints the schema as SDL, with the directives that graphql-js's own printer omits. */
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';

export function emitSdl(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(schema)}\n`;
}
