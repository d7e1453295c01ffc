/**
 * The arguments of a field for resolvers that do not modify them: coerced once per run, or once for all runs if they
 * contain no variable.
 */
import { BREAK, type FieldNode, visit } from 'graphql';
import { argumentsOf } from './arguments.js';
import type { ExecutionRun } from './run/run.js';
import type { Site } from './field-site.js';

type Arguments = Readonly<Record<string, unknown>>;

export function sharedArguments(site: Site): (run: ExecutionRun) => Arguments {
  const [node] = site.nodes;
  if (node && usesVariables(node)) return (run) => run.sharedArguments(site);
  let known: Arguments | undefined;
  return (run) => (run.given.nodes ? run.sharedArguments(site) : (known ??= argumentsOf(site, run.given)));
}

function usesVariables({ arguments: given = [] }: FieldNode): boolean {
  let found = false;
  const Variable = () => {
    found = true;
    return BREAK;
  };
  for (const argument of given) visit(argument, { Variable });
  return found;
}
