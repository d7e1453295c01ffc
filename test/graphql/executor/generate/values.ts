/** Values for the arguments of any schema, also those that only one field of an input may have. */
import { type GraphQLInputType, isInputObjectType } from 'graphql';
import type { Choices } from '../../generate/choices.js';
import { Values } from '../../generate/values.js';

export class PlainValues extends Values {
  readonly #choices: Choices;

  constructor(choices: Choices) {
    super(choices, new Map());
    this.#choices = choices;
  }

  override of(type: GraphQLInputType, place: string, name: string): unknown {
    const choices = this.#choices;
    if (String(type) === 'Odd') return choices.one([1, 13, 'x', 'text', 2.5, true]);
    if (!isInputObjectType(type) || !type.isOneOf) return super.of(type, place, name);
    const field = choices.one(Object.values(type.getFields()));
    return { [field.name]: this.of(field.type, place, field.name) };
  }
}
