/** A selection of all that a type of the graph has, for what is answered and given back. */
import { readFileSync } from 'node:fs';
import { type GraphQLSchema, buildSchema, getNamedType, isObjectType } from 'graphql';

let schema: GraphQLSchema | undefined;

/** Of types that lead back to themselves there is no end. */
export function everythingOf(name: string): string {
  schema ??= buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
  const type = schema.getType(name);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map(
    (field) => `${field.name} ${everythingOf(getNamedType(field.type).name)}`,
  );
  return `{ ${fields.join(' ')} }`;
}
