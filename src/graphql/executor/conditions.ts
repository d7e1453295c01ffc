/** The variables that skip or include fields of an operation. */
import { type DocumentNode, Kind, type OperationDefinitionNode, visit } from 'graphql';

export function conditionsIn(document: DocumentNode, { variableDefinitions = [] }: OperationDefinitionNode): string[] {
  const used = new Set<string>();
  visit(document, {
    Directive({ name, arguments: [condition] = [] }) {
      const isCondition = name.value === 'skip' || name.value === 'include';
      if (isCondition && condition?.value.kind === Kind.VARIABLE) used.add(condition.value.name.value);
    },
  });
  // Without variables that only other operations of the document use.
  return variableDefinitions.map(({ variable }) => variable.name.value).filter((name) => used.has(name));
}

/** A key for the fields that are included, and for those whose condition is an error. */
export function fieldsLeftBy(conditions: readonly string[], variables: Readonly<Record<string, unknown>>): string {
  if (conditions.length === 0) return '';
  return conditions.map((condition) => letterOf(variables[condition])).join('');
}

/** A null condition is an error, and so is one without a value. */
function letterOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === null ? 'n' : '-';
}
