/** A selection of all that a type of the graph has, for what is answered and given back. */
import { readFileSync } from 'node:fs';
import { type GraphQLSchema, buildSchema, getNamedType, isObjectType } from 'graphql';

let schema: GraphQLSchema | undefined;

/** Of types that lead back to themselves there is no end: of these, `instead` says what is selected. */
export function everythingOf(name: string, instead: Readonly<Record<string, string>> = {}): string {
  const other = instead[name];
  if (other !== undefined) return other;
  schema ??= buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
  const type = schema.getType(name);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).map(
    (field) => `${field.name} ${everythingOf(getNamedType(field.type).name, instead)}`,
  );
  return `{ ${fields.join(' ')} }`;
}
