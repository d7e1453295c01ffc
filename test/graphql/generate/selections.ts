/** Selections on any type: fields, fragments in every form, and conditions on all of them. */
import {
  type GraphQLAbstractType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { Draft, Room, Written } from './draft.js';
import { lengthOf } from './lengths.js';

/** What changes between two askings. */
const unsteady = new Set(['Token.lastUsedAt', 'RatesHealth.ageSeconds']);

const typename: Written = { text: '__typename', depth: 1, weight: 1 };

export function selection(draft: Draft, type: GraphQLCompositeType, room: Room): Written {
  const parts: Written[] = [];
  let { weight } = room;
  for (let wanted = draft.choices.int(1, 4); wanted > 0 && weight > 0; wanted -= 1) {
    const part = partOf(draft, type, { ...room, weight });
    if (!part) continue;
    parts.push(part);
    weight -= part.weight;
  }
  return together(parts.length > 0 ? parts : [typename]);
}

function together(parts: readonly Written[]): Written {
  return {
    text: `{ ${parts.map(({ text }) => text).join(' ')} }`,
    depth: Math.max(...parts.map(({ depth }) => depth)),
    weight: parts.reduce((sum, { weight }) => sum + weight, 0),
  };
}

function partOf(draft: Draft, type: GraphQLCompositeType, room: Room): Written | undefined {
  const { choices } = draft;
  if (choices.chance(0.05))
    return { ...typename, text: `${choices.chance(0.2) ? 't: ' : ''}__typename${draft.condition(0.2)}` };
  const abstract = isAbstractType(type);
  if (room.depth > 1 && room.weight > 2) {
    if (choices.chance(abstract ? 0.45 : 0.08)) return inline(draft, type, room);
    if (choices.chance(abstract ? 0.45 : 0.12)) return spread(draft, type, room);
  }
  return isObjectType(type) || isInterfaceType(type)
    ? anyField(draft, type.name, Object.values(type.getFields()).filter(isSteady), room)
    : undefined;
}

function inline(draft: Draft, type: GraphQLCompositeType, room: Room): Written {
  const on = draft.choices.chance(isAbstractType(type) ? 0.2 : 0.75) ? type : meeting(draft, type);
  const { text, ...taken } = selection(draft, on, room);
  const named = on !== type || draft.choices.chance(0.6) ? ` on ${on.name}` : '';
  return { ...taken, text: `...${named}${draft.condition(0.5)} ${text}` };
}

/** The same fragment is used under a condition and again without. */
function spread(draft: Draft, type: GraphQLCompositeType, room: Room): Written | undefined {
  const { choices } = draft;
  const fragment = fitting(draft, type, room) ?? newFragment(draft, type, room);
  const once = `...${fragment.name}${draft.condition(0.55)}`;
  const twice = choices.chance(0.3) ? ` ...${fragment.name}${draft.condition(0.4)}` : '';
  return { text: once + twice, depth: fragment.depth, weight: fragment.weight };
}

function fitting(draft: Draft, type: GraphQLCompositeType, room: Room) {
  if (draft.choices.chance(0.35)) return undefined;
  const near = new Set<GraphQLCompositeType>([type, meeting(draft, type)]);
  const found = draft.fragments.filter(
    (fragment) => near.has(fragment.type) && fragment.depth <= room.depth && fragment.weight <= room.weight,
  );
  return found.length > 0 ? draft.choices.one(found) : undefined;
}

function newFragment(draft: Draft, type: GraphQLCompositeType, room: Room) {
  const on = draft.choices.chance(isAbstractType(type) ? 0.6 : 0.85) ? type : meeting(draft, type);
  const written = selection(draft, on, { depth: Math.min(room.depth, 4), weight: Math.min(room.weight, 60) });
  const fragment = { ...written, type: on, name: `F${draft.fragments.length + 1}` };
  draft.fragments.push(fragment);
  return fragment;
}

/** Another type that an object of this one may have. */
function meeting({ schema, choices }: Draft, type: GraphQLCompositeType): GraphQLCompositeType {
  if (isAbstractType(type)) return choices.one(schema.getPossibleTypes(type));
  const wider = abstractTypes(schema).filter((other) => schema.isSubType(other, type));
  return wider.length > 0 ? choices.one(wider) : type;
}

const abstractTypesOf = new WeakMap<GraphQLSchema, GraphQLAbstractType[]>();

function abstractTypes(schema: GraphQLSchema): GraphQLAbstractType[] {
  const types =
    abstractTypesOf.get(schema) ?? Object.values(schema.getTypeMap()).filter((type) => isAbstractType(type));
  abstractTypesOf.set(schema, types);
  return types;
}

function anyField(
  draft: Draft,
  owner: string,
  fields: readonly GraphQLField<unknown, unknown>[],
  room: Room,
): Written | undefined {
  const possible = fields.filter(
    ({ name, type }) => !unsteady.has(`${owner}.${name}`) && (room.depth > 1 || isLeafType(getNamedType(type))),
  );
  // Those with arguments are few and have the most to go wrong.
  const demanding = possible.filter(({ args }) => args.length > 0);
  const { choices } = draft;
  const chosen = demanding.length > 0 && choices.chance(0.25) ? demanding : possible;
  return chosen.length > 0 ? fieldOf(draft, owner, choices.one(chosen), room) : undefined;
}

/** Nothing when there is no room for it. */
export function fieldOf(
  draft: Draft,
  owner: string,
  field: GraphQLField<unknown, unknown>,
  room: Room,
): Written | undefined {
  const args = argumentsOf(draft, `${owner}.${field.name}`, field);
  const length = lengthOf(`${owner}.${field.name}`, field, args);
  const type = getNamedType(field.type);
  if (room.weight < length + 1) return undefined;
  const head = `${draft.aliased(owner, field.name, args)}${draft.condition(0.15)}`;
  if (!isCompositeType(type)) return { text: head, depth: 1, weight: length };
  if (room.depth < 2) return undefined;
  const inner = selection(draft, type, { depth: room.depth - 1, weight: Math.floor(room.weight / length) - 1 });
  return { text: `${head} ${inner.text}`, depth: inner.depth + 1, weight: length * (inner.weight + 1) };
}

/** Two answers one after the other may have other seconds. */
function isSteady({ name }: { readonly name: string }): boolean {
  return name !== 'ageSeconds';
}

function argumentsOf(draft: Draft, place: string, field: GraphQLField<unknown, unknown>): string {
  const given = field.args.filter(
    (argument) =>
      isRequiredArgument(argument) ||
      ['first', 'filter', 'codes'].includes(argument.name) ||
      draft.choices.chance(0.35),
  );
  if (given.length === 0) return '';
  const texts = given.map(({ name, type, defaultValue }) => {
    const position = { type, place, argument: name, hasDefault: defaultValue !== undefined };
    return `${name}: ${draft.value(position)}`;
  });
  return `(${texts.join(draft.choices.chance(0.5) ? ', ' : ' ')})`;
}
