/** The variables by which an operation leaves fields out. */
import { type DocumentNode, Kind, type OperationDefinitionNode, visit } from 'graphql';

export function conditionsIn(document: DocumentNode, { variableDefinitions = [] }: OperationDefinitionNode): string[] {
  const used = new Set<string>();
  visit(document, {
    Directive({ name, arguments: [condition] = [] }) {
      const isCondition = name.value === 'skip' || name.value === 'include';
      if (isCondition && condition?.value.kind === Kind.VARIABLE) used.add(condition.value.name.value);
    },
  });
  // Those of other operations are none of this one's.
  return variableDefinitions.map(({ variable }) => variable.name.value).filter((name) => used.has(name));
}

/** Names the fields that are left, and the errors in place of some. */
export function fieldsLeftBy(conditions: readonly string[], variables: Readonly<Record<string, unknown>>): string {
  if (conditions.length === 0) return '';
  return conditions.map((condition) => letterOf(variables[condition])).join('');
}

/** Null is an error, and so is what has no value of its own. */
function letterOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === null ? 'n' : '-';
}
