/** The fields that a query selects on the objects of a field. */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type InlineFragmentNode,
  Kind,
  type GraphQLOutputType,
  type SelectionNode,
  getNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql';
import { isLeftOut } from '../../base/selection.js';

/** The fields selected below these nodes that apply to the type, by name, with all nodes that select them. */
export function fieldsOf(
  { schema, fragments, variableValues }: GraphQLResolveInfo,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): ReadonlyMap<string, readonly FieldNode[]> {
  const found = new Map<string, FieldNode[]>();
  const holdsFor = ({ typeCondition }: FragmentDefinitionNode | InlineFragmentNode): boolean => {
    if (!typeCondition || typeCondition.name.value === type.name) return true;
    const condition = schema.getType(typeCondition.name.value);
    return isAbstractType(condition) && schema.isSubType(condition, type);
  };
  const visit = (node: SelectionNode): void => {
    if (isLeftOut(node, variableValues)) return;
    if (node.kind === Kind.FIELD) {
      const { value: name } = node.name;
      return void found.set(name, [...(found.get(name) ?? []), node]);
    }
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
    if (fragment && holdsFor(fragment)) fragment.selectionSet.selections.forEach(visit);
  };
  for (const { selectionSet } of nodes) selectionSet?.selections.forEach(visit);
  return found;
}

/** The nodes that select fields on the objects of a list. */
export function nodesWithin(
  info: GraphQLResolveInfo,
  connection: GraphQLOutputType,
  nodes: readonly FieldNode[],
): readonly FieldNode[] {
  const type = getNamedType(connection);
  if (!isObjectType(type)) return nodes;
  const fields = fieldsOf(info, type, nodes);
  const edge = getNamedType(type.getFields()['edges']?.type);
  const edges = isObjectType(edge) ? fieldsOf(info, edge, fields.get('edges') ?? []) : null;
  return [...(fields.get('nodes') ?? []), ...(edges?.get('node') ?? [])];
}
