/** A field's arguments for resolvers that change nothing of them: once for each run, or for all where no variable is in them. */
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
