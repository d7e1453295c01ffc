/** How many fields each item of a list adds to a response: those selected below it, down to what is counted by itself. */
import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
  getNamedType,
  isCompositeType,
  getNullableType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
} from 'graphql';
import { isLeftOut } from '../../base/selection.js';

/** The merged selections of one field, which may have several nodes. */
interface Selected {
  readonly type: GraphQLNamedType | undefined;
  readonly sets: SelectionSetNode[];
}

/** Bytes of a key's quotes, colon and comma, and of the shortest possible value. */
const aroundKey = 5;

export interface FieldsBelow {
  readonly fields: number;
  /** The least bytes of their keys. */
  readonly bytes: number;
}

export function fieldsBelow(info: GraphQLResolveInfo): FieldsBelow {
  const sets = info.fieldNodes.flatMap(setOf);
  const { fields, bytes } = count(getNamedType(info.returnType), sets, info);
  return { fields: Math.max(1, fields), bytes };
}

function count(
  type: GraphQLNamedType | undefined,
  sets: readonly SelectionSetNode[],
  info: GraphQLResolveInfo,
): FieldsBelow {
  const selected = new Map<string, Selected>();
  if (isCompositeType(type)) for (const set of sets) collect(type, set, info, selected);
  let fields = selected.size;
  let bytes = 0;
  for (const [key, { type: of, sets: own }] of selected) {
    const below = count(of, own, info);
    fields += below.fields;
    bytes += below.bytes + key.length + aroundKey;
  }
  return { fields, bytes };
}

function collect(
  type: GraphQLCompositeType,
  set: SelectionSetNode,
  info: GraphQLResolveInfo,
  into: Map<string, Selected>,
): void {
  for (const node of set.selections) {
    if (isLeftOut(node, info.variableValues)) continue;
    if (node.kind === Kind.FIELD) {
      add(type, node, into);
      continue;
    }
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? info.fragments[node.name.value] : node;
    const condition = fragment?.typeCondition?.name.value;
    const typeOfFragment = condition === undefined ? type : info.schema.getType(condition);
    if (fragment && isCompositeType(typeOfFragment)) collect(typeOfFragment, fragment.selectionSet, info, into);
  }
}

function add(type: GraphQLCompositeType, node: FieldNode, into: Map<string, Selected>): void {
  const name = node.alias?.value ?? node.name.value;
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
  const known = into.get(name);
  if (known) known.sets.push(...setOf(node));
  else into.set(name, { type: field && typeBelow(field), sets: setOf(node) });
}

/** Undefined where what is below is counted once it is there: of lists, and of objects of introspection, most of which are null. */
function typeBelow({ type }: GraphQLField<unknown, unknown>): GraphQLNamedType | undefined {
  const named = getNamedType(type);
  return isListType(getNullableType(type)) || isIntrospectionType(named) ? undefined : named;
}

function setOf({ selectionSet }: FieldNode): SelectionSetNode[] {
  return selectionSet ? [selectionSet] : [];
}
