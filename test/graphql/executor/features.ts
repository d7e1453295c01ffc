/** What a synthetic question and its answers have that the differential is about. */
import { Kind, visit } from 'graphql';
import { isLost } from '../lost.js';
import type { Question } from './generate/question.js';
import type { Outcome } from './outcome.js';

export function featuresOf(
  { document, operation, query, variables, discarded }: Question,
  outcomes: readonly Outcome[],
): string[] {
  const definitions = operation.variableDefinitions ?? [];
  const values = variables.flatMap((given) => Object.values(given));
  const found = outcomes.flatMap(inOutcome);
  if (discarded > 0) found.push('drafts discarded');
  if (values.includes(null)) found.push('null given');
  if (new Set(variables.map((given) => JSON.stringify(given))).size > 1) found.push('asked differently');
  for (const { variable, defaultValue } of definitions) {
    if (defaultValue && variables.some((given) => !(variable.name.value in given))) found.push('default taken');
  }
  if (/__schema|__type\(/.test(query)) found.push('introspection');
  if (/\b(__proto__|constructor|toString|hasOwnProperty)\b/.test(query)) found.push('strange name');
  visit(document, {
    SelectionSet({ selections }) {
      const names = selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.alias?.value ?? one.name.value] : []));
      if (new Set(names).size < names.length) found.push('name twice');
    },
    InlineFragment: ({ typeCondition }) => {
      if (/^(Named|Aged|Pet|AnyOf)$/.test(typeCondition?.name.value ?? '')) found.push('abstract condition');
    },
    Field: ({ directives = [] }) => {
      if (directives.length > 1) found.push('two conditions');
    },
  });
  return found;
}

export function inOutcome({ data, errors, waited }: Outcome): string[] {
  const paths = errors.flatMap(({ path }) => (path ? [path] : []));
  return [
    waited ? 'promised' : 'at once',
    errors.length === 0 ? 'data without errors' : 'errors',
    ...(data === undefined ? ['refused'] : []),
    ...(data === null ? ['data lost whole'] : []),
    ...(data && errors.length > 0 ? ['data beside errors'] : []),
    ...(paths.some((path) => path.some((step) => typeof step === 'number')) ? ['error in a list'] : []),
    ...(data && paths.some((path) => isLost(data, path)) ? ['error under a non-null parent'] : []),
    ...(errors.length > 3 ? ['many errors'] : []),
    ...(errors.some(({ text }) => text.includes('Argument \\"if\\" of non-null')) ? ['condition null'] : []),
  ];
}
