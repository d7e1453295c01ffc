/** Evaluates `@skip` and `@include`. */
import {
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  type SelectionNode,
  getDirectiveValues,
} from 'graphql';

type Variables = GraphQLResolveInfo['variableValues'];

export function isLeftOut(node: SelectionNode, variables: Variables): boolean {
  return (
    condition(GraphQLSkipDirective, node, variables) === true ||
    condition(GraphQLIncludeDirective, node, variables) === false
  );
}

/** Undefined also for a null condition, which the executor reports. */
function condition(directive: typeof GraphQLSkipDirective, node: SelectionNode, variables: Variables): unknown {
  if (!node.directives?.length) return undefined;
  try {
    return getDirectiveValues(directive, node, variables)?.['if'];
  } catch {
    return undefined;
  }
}
