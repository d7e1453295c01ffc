/** Variables of a document in every form that a position allows, and what a request gives for them. */
import { type GraphQLInputType, isListType, isNonNullType } from 'graphql';
import type { Choices } from './choices.js';
import { literal } from './literals.js';
import type { Values } from './values.js';

export interface Variable {
  readonly name: string;
  /** As `$v1: Int = 3`. */
  readonly definition: string;
  readonly type: GraphQLInputType;
  readonly place: string;
  readonly argument: string;
  /** Its type and whether it has a default: in another it may not fit. */
  readonly position: string;
  readonly nullable: boolean;
  readonly mayBeLeftOut: boolean;
}

export interface Position {
  readonly type: GraphQLInputType;
  /** Of the field, as `Cloud.servers`. */
  readonly place: string;
  readonly argument: string;
  /** A position with a default takes nullable variables whatever its type. */
  readonly hasDefault: boolean;
}

const wrong: readonly unknown[] = [
  {},
  [[]],
  true,
  'x',
  1.5,
  1e300,
  JSON.parse('{"__proto__":1}'),
  ['', null],
  -0.1,
  '١',
];

export class Variables {
  readonly all: Variable[] = [];

  constructor(
    private readonly choices: Choices,
    private readonly values: Values,
  ) {}

  /** Its name with the dollar sign; one that is there already where that fits. */
  at({ type, place, argument, hasDefault }: Position): string {
    const { choices } = this;
    const known = this.all.filter(
      (variable) =>
        variable.place === place && variable.argument === argument && variable.position === position(type, hasDefault),
    );
    if (known.length > 0 && choices.chance(argument === 'if' ? 0.7 : 0.4)) return `$${choices.one(known).name}`;
    const strict = isNonNullType(type);
    const nullableType = strict ? type.ofType : type;
    const defaulted = choices.chance(0.4);
    const nullable = choices.chance(0.5) && (!strict || hasDefault || defaulted);
    const nullDefault = nullable && defaulted && !strict && choices.chance(0.2);
    const name = `v${this.all.length + 1}`;
    const fallback = nullDefault ? 'null' : literal(choices, this.values.of(type, place, argument), type);
    this.all.push({
      name,
      type: nullableType,
      place,
      argument,
      nullable,
      position: position(type, hasDefault),
      definition: `$${name}: ${String(nullableType)}${nullable ? '' : '!'}${defaulted ? ` = ${fallback}` : ''}`,
      mayBeLeftOut: nullable || defaulted,
    });
    return `$${name}`;
  }

  /** What a request might give for those that its operation uses. */
  given(used: readonly Variable[]): Record<string, unknown> {
    const { choices } = this;
    const given: Record<string, unknown> = {};
    for (const { name, type, place, argument, nullable, mayBeLeftOut } of used) {
      if (mayBeLeftOut && choices.chance(0.3)) continue;
      const value = nullable && choices.chance(0.15) ? null : this.values.of(type, place, argument);
      // One value stands for a list of one.
      given[name] = isListType(type) && Array.isArray(value) && choices.chance(0.1) ? (value[0] ?? null) : value;
    }
    if (used.length > 0 && choices.chance(0.06)) given[choices.one(used).name] = choices.one(wrong);
    // What no variable is named after is passed over.
    if (choices.chance(0.05)) given['unknown'] = choices.one(wrong);
    if (used.length > 0 && choices.chance(0.03)) given[choices.one(used).name] = null;
    return given;
  }
}

function position(type: GraphQLInputType, hasDefault: boolean): string {
  return `${String(type)}${hasDefault ? ' =' : ''}`;
}
