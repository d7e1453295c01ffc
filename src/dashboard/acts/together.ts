/** Acts that one mutation does at once: what is sent, and what became of each. */
import { grouped } from '../parts/grid/grouped.js';
import type { Act } from './act.js';
import { type ActResult, type GraphError, isRecord, textOf } from './answer.js';
import { type ActRun, type Means, begun } from './run.js';

export interface Batch {
  readonly acts: readonly Act[];
  readonly mutation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Things of one mutation. */
const most = 100;

/** Two or more in an account that one mutation does, as ids are those of one account; each of the others is sent by itself. */
export function batchesOf(acts: readonly Act[]): {
  readonly batches: readonly Batch[];
  readonly alone: readonly Act[];
} {
  const groups = grouped(acts, ({ api, account, together }) =>
    together ? JSON.stringify([api, account, together.mutation, together.variables, together.where]) : '',
  );
  const alone: Act[] = [];
  const batches: Batch[] = [];
  for (const group of groups.values()) {
    for (let at = 0; at < group.length; at += most) {
      const own = group.slice(at, at + most);
      const [first] = own;
      if (!first?.together || own.length === 1) alone.push(...own);
      else batches.push({ acts: own, mutation: first.together.mutation, variables: variablesOf(first, own) });
    }
  }
  return { batches, alone };
}

function variablesOf({ api, account, together }: Act, acts: readonly Act[]): Batch['variables'] {
  const ids = acts.flatMap((act) => act.together?.id ?? []);
  return {
    ...together?.variables,
    where: { ...together?.where, apis: [api], accounts: [account], ids },
    max: acts.length,
  };
}

export async function performTogether(
  { acts, mutation, variables }: Batch,
  means: Means,
  onRun: (run: ActRun) => void,
): Promise<readonly ActRun[]> {
  for (const act of acts) onRun({ ...begun(act), phase: 'does' });
  const answer = await means.send(mutation, variables);
  const runs = acts.map((act) => ({ ...begun(act), ...outcomeOf(act, answer), doneAt: new Date() }));
  if (runs.every(({ phase }) => phase === 'failed')) {
    for (const run of runs) onRun(run);
    return runs;
  }
  for (const run of runs) onRun(run.phase === 'done' ? { ...run, phase: 'bill' } : run);
  // What was read while they ran is kept as well.
  const [first] = acts;
  if (first) await means.readBill(first, true);
  for (const run of runs) onRun(run);
  return runs;
}

const unsure = 'We do not know whether it took effect. Check before you try again.';

function outcomeOf(act: Act, answer: ActResult): Pick<ActRun, 'phase' | 'fault'> {
  const ended = (phase: ActRun['phase'], fault: GraphError | null) => ({ phase, fault });
  if (answer.kind === 'silent') return ended('unsure', { message: `The connection broke. ${unsure}`, code: null });
  const [refusal] = answer.faults;
  const outcomes = outcomesIn(answer.data);
  if (outcomes === null) return ended('failed', refusal ?? { message: 'It failed; no reason was given.', code: null });
  const own = outcomes.find(({ id }) => id === act.together?.id);
  const code = textOf(own?.['errorCode']);
  const reason = textOf(own?.['reason']);
  switch (own?.['status']) {
    case 'DONE':
    case 'ALREADY':
      return ended('done', null);
    case 'ACCEPTED':
      return ended('unsure', { message: 'It started, but its outcome could not be read.', code });
    case 'UNCERTAIN':
      return ended('unsure', { message: reason ?? unsure, code });
    case undefined:
      return ended('unsure', refusal ?? { message: unsure, code: null });
    default:
      return ended('failed', { message: reason ?? 'It failed; no reason was given.', code });
  }
}

/** Null where nothing was done. */
function outcomesIn(data: unknown): readonly Readonly<Record<string, unknown>>[] | null {
  const payload = isRecord(data) ? Object.values(data).find(isRecord) : undefined;
  const outcomes = payload?.['outcomes'];
  return Array.isArray(outcomes) ? outcomes.filter(isRecord) : null;
}
