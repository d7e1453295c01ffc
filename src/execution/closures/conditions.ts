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

/** Names the fields that are left; undefined where a condition is null, which is an error. */
export function fieldsLeftBy(
  conditions: readonly string[],
  variables: Readonly<Record<string, unknown>>,
): string | undefined {
  let name = '';
  for (const condition of conditions) {
    const value = variables[condition];
    if (typeof value !== 'boolean') return undefined;
    name += value ? '1' : '0';
  }
  return name;
}
