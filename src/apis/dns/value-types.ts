/** Types of DNS record values in parts: one set for the records of every API. */
import { type ClassType, Field, ObjectType, createUnionType } from 'type-graphql';
import { snakeCase } from '../../rest/mapping/field-names.js';
import { typeWord } from './value-inputs.js';
import { valueParts } from './value-parts.js';

function valueClass(type: string): ClassType<object> {
  class Value {}
  ObjectType(`Dns${typeWord(type)}Value`, { description: `The value of a DNS record of type ${type}` })(Value);
  for (const [name, { type: scalar, description }] of Object.entries(valueParts[type] ?? {}))
    Field(scalar, { nullable: true, description })(Value.prototype, name);
  return Value;
}

const classes = new Map(Object.keys(valueParts).map((type) => [type, valueClass(type)]));

export const DnsValue = createUnionType({
  name: 'DnsValue',
  description: 'The value of a DNS record in parts; one type for each type of record that has some',
  types: () => [...classes.values()],
});

const { toGraph } = snakeCase();

/** Builds a value from its parts, named as in zone files and APIs; null for a type whose value has no parts. */
export function valueOfParts(type: string, parts: Readonly<Record<string, unknown>>): object | null {
  const Class = classes.get(type);
  const named = Object.entries(parts).map(([name, part]) => [toGraph(name), part] as const);
  return Class ? Object.assign(new Class(), Object.fromEntries(named)) : null;
}
