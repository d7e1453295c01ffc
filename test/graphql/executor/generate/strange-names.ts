/** Gives names that every object knows already to what a document names itself. */
import type { Choices } from '../../generate/choices.js';

const names = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'then',
  'valueOf',
  'toJSON',
  '__typename',
  'length',
];

export interface Named {
  readonly query: string;
  readonly operationNames: readonly string[];
  readonly variables: readonly Readonly<Record<string, unknown>>[];
}

export function withStrangeNames({ query, operationNames, variables }: Named, choices: Choices): Named {
  let left = [...names];
  const taken = new Map<string, string>();
  for (const own of new Set(query.match(/\b(a|v|F|Op)\d+\b/g))) {
    if (left.length === 0 || !choices.chance(0.3)) continue;
    const name = choices.one(left);
    left = left.filter((other) => other !== name);
    taken.set(own, name);
  }
  const renamed = (name: string): string => taken.get(name) ?? name;
  return {
    query: query.replace(/\b(a|v|F|Op)\d+\b/g, renamed),
    operationNames: operationNames.map(renamed),
    variables: variables.map((given) =>
      Object.fromEntries(Object.entries(given).map(([name, value]) => [renamed(name), value])),
    ),
  };
}
