/** Operations whose cost is the same whatever small values their variables have: it is estimated once. */
import { type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Variables } from '../http/parse-request.js';

/** Characters and variables of which an argument is no longer than usual. */
const smallText = 200;
const fewVariables = 40;

/** False where a variable decides what is left out, or is given to a field whose cost depends on its arguments. */
export function hasFixedCost(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isFixed = true;
  /** Below a directive, or an argument of such a field. */
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

/** Null may be an error of an argument, which has no cost of its own. */
export function areSmall(variables: Variables): boolean {
  const values = Object.values(variables);
  return values.length <= fewVariables && values.every(isSmall);
}

function isSmall(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= smallText;
  return typeof value === 'number' || typeof value === 'boolean';
}
