/** One document while it is written: its variables, its fragments and the names it has used. */
import type { GraphQLCompositeType, GraphQLInputType, GraphQLSchema } from 'graphql';
import { GraphQLBoolean, GraphQLNonNull, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { Choices } from './choices.js';
import { literal } from './literals.js';
import type { Values } from './values.js';
import { type Position, Variables } from './variables.js';

/** How much a selection may still take: levels of fields, and fields of the answer. */
export interface Room {
  readonly depth: number;
  readonly weight: number;
}

/** What a piece of text takes of it. */
export interface Written extends Room {
  readonly text: string;
}

export interface Fragment extends Written {
  readonly name: string;
  readonly type: GraphQLCompositeType;
}

export class Draft {
  readonly variables: Variables;
  readonly fragments: Fragment[] = [];
  /** Arguments of fields that go by their own name, which must be the same wherever they meet. */
  readonly #unaliased = new Map<string, string>();
  #aliases = 0;

  constructor(
    readonly schema: GraphQLSchema,
    readonly choices: Choices,
    readonly values: Values,
  ) {
    this.variables = new Variables(choices, values);
  }

  /** With what an alias needs in front of a field, or nothing. */
  aliased(owner: string, field: string, args: string): string {
    const place = `${owner}.${field}`;
    const first = this.#unaliased.get(place) ?? args;
    if (first !== args || this.choices.chance(0.2)) return `a${(this.#aliases += 1)}: ${field}${args}`;
    this.#unaliased.set(place, args);
    return `${field}${args}`;
  }

  /** A condition, or two, or none at all. */
  condition(share: number): string {
    const { choices } = this;
    if (!choices.chance(share)) return '';
    const first = choices.one(['include', 'skip']);
    const second = choices.chance(0.15) ? this.#directive(first === 'skip' ? 'include' : 'skip') : '';
    return this.#directive(first) + second;
  }

  #directive(name: string): string {
    const { choices } = this;
    const type = new GraphQLNonNull(GraphQLBoolean);
    const position = { type, place: '@', argument: 'if', hasDefault: false };
    return ` @${name}(if: ${choices.chance(0.7) ? this.variables.at(position) : String(choices.chance(0.6))})`;
  }

  /** A variable, or a literal that may have variables within. */
  value(position: Position): string {
    const { choices } = this;
    if (choices.chance(0.4)) return this.variables.at(position);
    if (!isNonNullType(position.type) && choices.chance(0.04)) return 'null';
    return this.#literal(position);
  }

  #literal(position: Position): string {
    const { choices, values } = this;
    const type: GraphQLInputType = isNonNullType(position.type) ? position.type.ofType : position.type;
    if (isListType(type) && choices.chance(0.3)) {
      const item = { ...position, type: type.ofType, hasDefault: false };
      return `[${choices
        .some([0, 1], 3)
        .map(() => this.value(item))
        .join(', ')}]`;
    }
    if (isInputObjectType(type) && choices.chance(0.5)) {
      const fields = Object.values(type.getFields()).filter(
        ({ name, type }) => name === 'codes' || isNonNullType(type) || choices.chance(0.3),
      );
      const texts = fields.map((field) => {
        const inner = {
          ...position,
          type: field.type,
          argument: field.name,
          hasDefault: field.defaultValue !== undefined,
        };
        return `${field.name}: ${field.name === 'codes' ? this.#literal(inner) : this.value(inner)}`;
      });
      return `{${texts.join(', ')}}`;
    }
    return literal(choices, values.of(type, position.place, position.argument), type);
  }
}
