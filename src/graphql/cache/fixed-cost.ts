/** Recognises operations whose cost does not depend on variables with small values: they are estimated once. */
import { type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Variables } from '../http/parse-request.js';

/** Characters and variables up to which arguments add no cost of their own. */
const smallText = 200;
const fewVariables = 40;

/** False where a variable decides what is skipped, or is given to a field whose cost depends on its arguments. */
export function hasFixedCost(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isFixed = true;
  /** Inside an argument of a directive or of such a field. */
  let isReckoned = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument: {
        enter: (_node, _key, _parent, _path, ancestors) => {
          const complexity: unknown = types.getFieldDef()?.extensions['complexity'];
          const owner = ancestors.at(-1);
          const isOfDirective = !!owner && 'kind' in owner && owner.kind === Kind.DIRECTIVE;
          isReckoned = isOfDirective || typeof complexity === 'function';
        },
        leave: () => {
          isReckoned = false;
        },
      },
      Variable: () => {
        if (isReckoned) isFixed = false;
      },
    }),
  );
  return isFixed;
}

/** Null is not small: it may be an invalid argument, whose field has no cost. */
export function areSmall(variables: Variables): boolean {
  const values = Object.values(variables);
  return values.length <= fewVariables && values.every(isSmall);
}

function isSmall(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= smallText;
  return typeof value === 'number' || typeof value === 'boolean';
}
