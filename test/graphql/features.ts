/** Counts what generated questions and their answers hold, so that a generator gone dull is noticed. */
import { type DocumentNode, Kind, visit } from 'graphql';
import { magic } from './generate/values.js';
import type { Question } from './generate/document.js';
import { isLost } from './lost.js';

export class Features {
  readonly #counts = new Map<string, number>();

  get(feature: string): number {
    return this.#counts.get(feature) ?? 0;
  }

  toString(): string {
    return [...this.#counts]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  }

  /** Each feature once per question. */
  count(question: Question, document: DocumentNode, answers: readonly string[]): void {
    this.add([...inDocument(document), ...inText(question), ...answers.flatMap(inAnswer)]);
  }

  add(features: readonly string[]): void {
    for (const feature of new Set(features)) this.#counts.set(feature, this.get(feature) + 1);
  }
}

const directiveOn: Readonly<Record<string, string>> = {
  [Kind.FIELD]: 'condition on a field',
  [Kind.FRAGMENT_SPREAD]: 'condition on a spread',
  [Kind.INLINE_FRAGMENT]: 'condition on an inline fragment',
};

export function inDocument(document: DocumentNode): string[] {
  const found: string[] = [];
  const spreads = new Map<string, number>();
  visit(document, {
    enter(node) {
      if (node.kind === Kind.FIELD && node.alias) found.push('alias');
      if (node.kind === Kind.FIELD && node.name.value === '__typename') found.push('__typename');
      if (node.kind === Kind.INLINE_FRAGMENT)
        found.push(node.typeCondition ? 'inline fragment on a type' : 'inline fragment');
      if (node.kind === Kind.OBJECT) found.push('input object');
      if (node.kind === Kind.ENUM) found.push('enum');
      if (node.kind === Kind.LIST) found.push('list');
      if (node.kind === Kind.STRING && node.block) found.push('block string');
      if (node.kind === Kind.STRING && node.value.startsWith(magic)) found.push('magic text');
      if (node.kind === Kind.DIRECTIVE) {
        const value = node.arguments?.[0]?.value.kind;
        found.push(value === Kind.VARIABLE ? 'condition by variable' : 'condition by literal');
      }
      if ('directives' in node && node.directives?.length) found.push(directiveOn[node.kind] ?? 'condition elsewhere');
      if (node.kind === Kind.FRAGMENT_SPREAD) spreads.set(node.name.value, (spreads.get(node.name.value) ?? 0) + 1);
      if (node.kind === Kind.VARIABLE_DEFINITION) {
        found.push(
          `${node.type.kind === Kind.NON_NULL_TYPE ? 'non-null' : 'nullable'} variable${node.defaultValue ? ' with default' : ''}`,
        );
      }
      if (node.kind === Kind.SELECTION_SET)
        found.push(
          ...sameSpread(
            node.selections.flatMap((one) =>
              one.kind === Kind.FRAGMENT_SPREAD
                ? [`${one.name.value} ${one.directives?.length ? 'if' : 'always'}`]
                : [],
            ),
          ),
        );
    },
  });
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  for (const fragment of fragments) visit(fragment, { FragmentSpread: () => void found.push('nested fragment') });
  if (fragments.length > 0) found.push('fragment');
  if ([...spreads.values()].some((count) => count > 1)) found.push('fragment used again');
  if (document.definitions.length - fragments.length > 1) found.push('several operations');
  return found;
}

function sameSpread(spreads: readonly string[]): string[] {
  const both = spreads.some((one) => one.endsWith(' if') && spreads.includes(one.replace(/ if$/, ' always')));
  return both ? ['fragment with and without condition'] : [];
}

function inText({ query, first, other, caller }: Question): string[] {
  const given = [first, other].flatMap(({ variables }) => Object.values(variables ?? {}));
  return [
    `caller: ${caller}`,
    ...(/\\u/.test(query) ? ['escape'] : []),
    ...(given.includes(null) ? ['null given'] : []),
    ...(given.some((value) => typeof value === 'object' && value !== null) ? ['list or object given'] : []),
    ...(JSON.stringify(first) === JSON.stringify(other) ? [] : ['asked differently']),
    ...(/\b(cloud|dedicated|storage|hosting)\b/.test(query) && caller === 'all' ? ['hosting'] : []),
  ];
}

export function inAnswer(text: string): string[] {
  const { data, errors = [] } = JSON.parse(text) as {
    data?: unknown;
    errors?: { path?: unknown[]; extensions: { code: string } }[];
  };
  const paths = errors.flatMap(({ path }) => (path ? [path] : []));
  return [
    ...(errors.length === 0 ? ['data without errors'] : ['errors']),
    ...(data === undefined ? ['refused'] : []),
    ...(data === null ? ['data lost whole'] : []),
    ...(data !== null && data !== undefined && errors.length > 0 ? ['data beside errors'] : []),
    ...(paths.some((path) => path.some((step) => typeof step === 'number')) ? ['error in a list'] : []),
    ...(paths.some((path) => isLost(data, path)) ? ['error under a non-null parent'] : []),
  ];
}
