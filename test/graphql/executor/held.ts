/** Holds an executor against graphql-js: a seeded question, several times over with other values, on the same data. */
import type { GraphQLSchema } from 'graphql';
import { Features, inDocument } from '../features.js';
import { leap } from './clock.js';
import { differenceBetween, same, without } from './difference.js';
import { type Executor, graphqlJs } from './executors.js';
import { featuresOf } from './features.js';
import { handleAll } from './handled.js';
import { type Question, questionFrom } from './generate/question.js';
import { type Outcome, outcomeOf } from './outcome.js';
import { Making, type Promised } from './synthetic/making.js';

interface Run {
  readonly outcome: Outcome;
  readonly calls: readonly string[];
  readonly met: ReadonlySet<string>;
}

const modes: readonly Promised[] = ['never', 'some', 'most'];

/** After 5 ms of a round lists pause, after 30 what comes of promises waits too. */
const stands = [0];
const leaps = [0, 6, 0, 0, 6, 40, 0];

interface Rules {
  readonly promised: Promised;
  /** What takes long is waited for though nothing was promised. */
  readonly pauses: boolean;
  /** A list that is no array goes on with its items while one of them pauses. */
  readonly arraysOnly: boolean;
}

function rulesOf(seed: number): Rules {
  const pauses = seed % 4 === 0;
  return { promised: modes[seed % modes.length] ?? 'never', pauses, arraysOnly: pauses && seed % 16 !== 0 };
}

export class Held {
  readonly features = new Features();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly executor: Executor,
  ) {}

  /** What differs in the question of this seed, in words, or nothing. */
  async differenceIn(seed: number): Promise<string | undefined> {
    const question = questionFrom(this.schema, seed);
    const rules = rulesOf(seed);
    const { promised, pauses } = rules;
    const restore = handleAll();
    const wanted = await this.#runs(graphqlJs, question, seed);
    restore();
    leap(pauses ? leaps : stands);
    const found = await this.#runs(this.executor, question, seed);
    this.features.add([
      ...inDocument(question.document),
      ...featuresOf(
        question,
        wanted.flatMap((run) => run?.outcome ?? []),
      ),
      ...wanted.flatMap((run) => [...(run?.met ?? [])]),
      ...(pauses && found.some((run) => run?.outcome.waited) && promised === 'never' ? ['paused'] : []),
      ...(found.includes(undefined) ? ['left to graphql-js'] : []),
    ]);
    for (const [nth, variables] of question.variables.entries()) {
      const [own, expected] = [found[nth], wanted[nth]];
      if (!own || !expected) continue;
      const difference = differenceOf(own, expected, rules);
      if (difference === undefined) continue;
      return [
        `Asking ${nth + 1} differs in ${difference}; CLOSURES_SEED=${seed} CLOSURES_COUNT=1 asks it again.`,
        question.query,
        `asked with ${JSON.stringify(variables)}, promises: ${promised}`,
        `closures   ${shown(own.outcome)}`,
        `graphql-js ${shown(expected.outcome)}`,
        ...onlyIn(own, expected).map((line) => `only of closures   ${line}`),
        ...onlyIn(expected, own).map((line) => `only of graphql-js ${line}`),
      ].join('\n');
    }
    return undefined;
  }

  /** Now and then all at once: nothing of one may be seen in another. */
  async #runs(
    executor: Executor,
    { document, operation, variables }: Question,
    seed: number,
  ): Promise<(Run | undefined)[]> {
    const ask = executor(this.schema, document, operation);
    const run = async (nth: number): Promise<Run | undefined> => {
      const making = new Making(seed + nth, rulesOf(seed), this.schema);
      const asked = { variableValues: variables[nth] ?? {}, contextValue: making, rootValue: making.root };
      const outcome = await outcomeOf(() => ask?.(asked));
      await making.quiet();
      return outcome && { outcome, calls: making.calls, met: making.met };
    };
    const all = [...variables.keys()];
    if (seed % 5 === 0) return Promise.all(all.map(run));
    const runs: (Run | undefined)[] = [];
    for (const nth of all) runs.push(await run(nth));
    return runs;
  }
}

/** What came by promises came in any order. */
function differenceOf(own: Run, expected: Run, { promised, pauses, arraysOnly }: Rules): string | undefined {
  const inOrder = promised === 'never' && pauses === arraysOnly;
  const difference = differenceBetween(own.outcome, expected.outcome, inOrder);
  if (difference !== undefined) return difference;
  if (own.outcome.waited !== expected.outcome.waited && !(pauses && own.outcome.waited))
    return 'whether it is a promise';
  // Below a null, what is called depends on what came before it, and what pauses comes later.
  if (pauses && !inOrder && expected.outcome.errors.length > 0) return undefined;
  const [calls, others] = [own, expected].map(({ calls }) => (inOrder ? calls : [...calls].sort()));
  return same(calls, others) ? undefined : 'calls of resolvers';
}

function shown({ text, errors, waited }: Outcome): string {
  return `${waited ? 'promised' : 'at once'}, with ${errors.length} errors: ${text.slice(0, 2_000)}`;
}

/** Errors and calls that the other has not. */
function onlyIn(own: Run, other: Run): string[] {
  const [errors, others] = [own, other].map(({ outcome }) => outcome.errors.map(({ text }) => text));
  return [...without(errors ?? [], others ?? []).slice(0, 5), ...without(own.calls, other.calls).slice(0, 5)];
}
