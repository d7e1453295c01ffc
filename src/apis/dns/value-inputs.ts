/** Inputs for the values of DNS records: of each type whose value has parts. */
import { type ClassType, Extensions, Field, InputType } from 'type-graphql';
import { valueParts } from './value-parts.js';

/** `SRV` → `Srv`. */
export const typeWord = (type: string) => type.charAt(0) + type.slice(1).toLowerCase();

function inputClass(type: string): ClassType<object> {
  class Value {}
  InputType(`Dns${typeWord(type)}Input`, { description: `The value of a DNS record of type ${type}` })(Value);
  for (const [name, { type: scalar, description, isOptional = false }] of Object.entries(valueParts[type] ?? {}))
    Field(scalar, { nullable: isOptional, description })(Value.prototype, name);
  return Value;
}

const inputs = new Map(Object.keys(valueParts).map((type) => [type, inputClass(type)]));

/** The field of an input that has the value of a type. */
export const valueField = (type: string) => type.toLowerCase();

/** Adds a field for the value of each of these types; `wire` is the wire name that all of them share. */
export function withValues(Input: { readonly prototype: object }, types: readonly string[], wire?: string): void {
  for (const type of types) {
    const Value = inputs.get(type);
    if (!Value) throw new Error(`The value of ${type} has no parts`);
    const description = `The value of a record of type ${type}`;
    Field(() => Value, { nullable: true, description })(Input.prototype, valueField(type));
    if (wire !== undefined) Extensions({ wire })(Input.prototype, valueField(type));
  }
}
