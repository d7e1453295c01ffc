/** Declares a field of an object or an input that may be null. */
import { Field } from 'type-graphql';

type FieldType = Extract<Parameters<typeof Field>[0], (...args: never) => unknown>;
type Options = Omit<NonNullable<Parameters<typeof Field>[1] & object>, 'nullable' | 'description'>;

/** As `Field`, of which `nullable` is true and the description stands beside the type. */
export function Optional(type: FieldType, description: string, options: Options = {}): PropertyDecorator {
  return Field(type, { ...options, nullable: true, description });
}
