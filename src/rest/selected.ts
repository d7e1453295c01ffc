/** What a question asks of the objects of a field. */
import { type GraphQLResolveInfo, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import { isLeftOut } from '../selection.js';

/** Names of the fields below; those of `through` are looked through. */
export function selected(
  { fragments, variableValues }: GraphQLResolveInfo,
  roots: readonly { readonly selectionSet?: SelectionSetNode | undefined }[],
  through: readonly string[] = [],
): string[] {
  const names = new Set<string>();
  const visit = (node: SelectionNode): void => {
    if (isLeftOut(node, variableValues)) return;
    if (node.kind === Kind.FRAGMENT_SPREAD) return fragments[node.name.value]?.selectionSet.selections.forEach(visit);
    if (node.kind === Kind.FIELD && !through.includes(node.name.value)) return void names.add(node.name.value);
    node.selectionSet?.selections.forEach(visit);
  };
  roots.forEach(({ selectionSet }) => selectionSet?.selections.forEach(visit));
  return [...names];
}
