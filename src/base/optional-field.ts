/** Declares a field of an object or an input that may be null. */
import { Field } from 'type-graphql';

type FieldType = Extract<Parameters<typeof Field>[0], (...args: never) => unknown>;
type Options = Omit<NonNullable<Parameters<typeof Field>[1] & object>, 'nullable' | 'description'>;

/** A `Field` with `nullable`, whose description stands beside its type. */
export function Optional(type: FieldType, description: string, options: Options = {}): PropertyDecorator {
  return Field(type, { ...options, nullable: true, description });
}
