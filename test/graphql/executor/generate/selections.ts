/** Selections on any type, in which fields meet under one name and are merged. */
import {
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';
import type { Draft, Fragment } from '../../generate/draft.js';

type FieldsType = GraphQLObjectType | GraphQLInterfaceType;

/** A field with a selection of its own, up to that. */
interface Head {
  readonly field: GraphQLField<unknown, unknown>;
  readonly text: string;
  readonly type: GraphQLCompositeType;
}

export class Selections {
  /** What each name of an answer stands for in the whole document: a field with its arguments. */
  readonly #meanings = new Map<string, string>();

  constructor(private readonly draft: Draft) {}

  /** `around` are the heads of the selections that this one is merged with. */
  on(type: GraphQLCompositeType, depth: number, around: readonly Head[] = []): string {
    const heads = [...around];
    const parts = Array.from({ length: this.draft.choices.int(1, 4) }, () => this.#part(type, depth, heads));
    return `{ ${parts.join(' ')} }`;
  }

  #part(type: GraphQLCompositeType, depth: number, heads: Head[]): string {
    const { choices } = this.draft;
    if (isUnionType(type) && depth === 0) return this.#typename();
    const met = isUnionType(type) ? [] : heads.filter(({ field }) => type.getFields()[field.name]);
    if (met.length > 0 && choices.chance(0.3)) {
      const head = choices.one(met);
      return this.#whole(head, depth);
    }
    const fragments = isAbstractType(type) ? 0.3 : 0.12;
    if (depth > 0 && choices.chance(fragments)) return this.#inline(type, depth, heads);
    if (depth > 0 && choices.chance(fragments)) return this.#spread(type, depth);
    return isUnionType(type) || choices.chance(0.07) ? this.#typename() : this.#field(type, depth, heads);
  }

  #typename(): string {
    const alias = this.draft.choices.chance(0.3) ? `${this.#alias('__typename', '')}` : '';
    return `${alias}__typename${this.draft.condition(0.15)}`;
  }

  #field(type: FieldsType, depth: number, heads: Head[]): string {
    const { choices } = this.draft;
    const wanted = depth > 0 && choices.chance(0.45);
    const field = choices.one(fieldsIn(type, wanted));
    const args = this.#arguments(field);
    const returned = getNamedType(field.type);
    const text = `${this.#alias(field.name, args)}${field.name}${args}`;
    if (!isCompositeType(returned)) return `${text}${this.draft.condition(0.15)}`;
    const head = { field, text, type: returned };
    heads.push(head);
    return this.#whole(head, depth);
  }

  #whole({ text, type }: Head, depth: number): string {
    return `${text}${this.draft.condition(0.15)} ${this.on(type, depth - 1)}`;
  }

  /** With its colon, where the name of the field stands for something else already, and at times anyway. */
  #alias(name: string, args: string): string {
    const meaning = `${name}${args}`;
    const { choices } = this.draft;
    const known = [...this.#meanings].filter(([, other]) => other === meaning).map(([alias]) => alias);
    const free = (this.#meanings.get(name) ?? meaning) === meaning;
    const alias =
      known.length > 0 && choices.chance(0.5)
        ? choices.one(known)
        : free && choices.chance(0.8)
          ? name
          : `a${this.#meanings.size + 1}`;
    this.#meanings.set(alias, meaning);
    return alias === name ? '' : `${alias}: `;
  }

  #inline(type: GraphQLCompositeType, depth: number, heads: readonly Head[]): string {
    const { choices } = this.draft;
    const on = choices.chance(0.5) ? this.#meeting(type) : type;
    const condition = on !== type || choices.chance(0.4) ? ` on ${on.name}` : '';
    return `...${condition}${this.draft.condition(0.5)} ${this.on(on, depth - (on === type ? 0 : 1), heads)}`;
  }

  /** Fragments are used again, under a condition and without. */
  #spread(type: GraphQLCompositeType, depth: number): string {
    const { choices, fragments } = this.draft;
    const near = new Set([type, this.#meeting(type), this.#meeting(type)]);
    const fitting = fragments.filter((one) => near.has(one.type) && one.depth <= depth);
    const fragment =
      fitting.length > 0 && choices.chance(0.7) ? choices.one(fitting) : this.#fragment(choices.one([...near]), depth);
    const spread = () => `...${fragment.name}${this.draft.condition(0.4)}`;
    return choices.chance(0.35) ? `${spread()} ${spread()}` : spread();
  }

  #fragment(type: GraphQLCompositeType, room: number): Fragment {
    const depth = Math.min(room - 1, 2);
    const text = this.on(type, depth);
    const fragment = { name: `F${this.draft.fragments.length + 1}`, type, text, depth: depth + 1, weight: 0 };
    this.draft.fragments.push(fragment);
    return fragment;
  }

  /** Another type that an object of this one may have. */
  #meeting(type: GraphQLCompositeType): GraphQLCompositeType {
    const { schema, choices } = this.draft;
    const objects: readonly GraphQLObjectType[] = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
    if (!isObjectType(type) && choices.chance(0.5)) return choices.one(objects);
    const one = choices.one(objects);
    const wider = Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .filter((other) => schema.isSubType(other, one));
    return wider.length > 0 ? choices.one(wider) : one;
  }

  #arguments({ args }: GraphQLField<unknown, unknown>): string {
    const { choices } = this.draft;
    const given = args.filter((arg) => isRequiredArgument(arg) || choices.chance(0.4));
    const texts = given.map(({ name, type, defaultValue }) => {
      const position = { type, place: '', argument: '', hasDefault: defaultValue !== undefined };
      const whole = isInputObjectType(type) && type.isOneOf;
      return `${name}: ${whole ? this.draft.variables.at(position) : this.draft.value(position)}`;
    });
    return texts.length > 0 ? `(${texts.join(', ')})` : '';
  }
}

const sorted = new WeakMap<FieldsType, ReadonlyMap<boolean, readonly GraphQLField<unknown, unknown>[]>>();

function fieldsIn(type: FieldsType, composite: boolean): readonly GraphQLField<unknown, unknown>[] {
  let known = sorted.get(type);
  if (!known) {
    const fields = Object.values(type.getFields());
    const those = (wanted: boolean) => fields.filter((field) => isCompositeType(getNamedType(field.type)) === wanted);
    sorted.set(type, (known = new Map([true, false].map((wanted) => [wanted, those(wanted)]))));
  }
  return known.get(composite) ?? [];
}
