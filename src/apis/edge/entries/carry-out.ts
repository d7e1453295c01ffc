/** Makes the calls of planned changes one after the other, up to the first that fails. */
import type { GraphQLResolveInfo } from 'graphql';
import { CallerError } from '../../../base/errors.js';
import { UpstreamError } from '../../../rest/failures/failure.js';
import type { PathValues } from '../../../rest/rows/path.js';
import type { Client } from '../../../rest/transport/client.js';
import type { EntriesState, EntryCall, EntryCollection, Planned, EntryStep } from './collection.js';

export interface Outcome extends EntryStep {
  /** Null if unknown: its call may have taken effect. */
  readonly isDone: boolean | null;
}

export interface Outcomes {
  readonly outcomes: readonly Outcome[];
  readonly calls: number;
  /** Null if unknown. */
  readonly versionAfter: string | null;
  /** Why some are not done. */
  readonly failure: CallerError | null;
}

export interface Place {
  readonly collection: EntryCollection;
  readonly client: Client;
  readonly values: PathValues;
  readonly info: GraphQLResolveInfo;
}

export function previewOf({ steps }: Planned, calls: readonly EntryCall[]): Outcomes {
  const outcomes = steps.map((step) => ({ ...step, isDone: false }));
  return { outcomes, calls: calls.length, versionAfter: null, failure: null };
}

/** The signal says that another process may be changing the same entries. */
export async function carryOut(
  { steps }: Planned,
  calls: readonly EntryCall[],
  state: EntriesState,
  place: Place,
  lost: AbortSignal,
): Promise<Outcomes> {
  const { collection, client, info } = place;
  const outcomes = new Map<EntryStep, Outcome>();
  let failure: CallerError | null = null;
  let known: EntriesState | null = calls.length === 0 ? state : null;
  let before = state;
  for (const call of calls) {
    const note = (isDone: boolean | null) => call.steps.forEach((step) => outcomes.set(step, { ...step, isDone }));
    if (lost.aborted) failure ??= lostLock();
    if (failure) {
      note(false);
      continue;
    }
    try {
      known = await collection.send(call, client, info);
      note(true);
      if (known) before = namedIn(call.steps, outcomes, before, known, collection);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      // What was done but not answered leaves the others as they were to be.
      if (error.isDone !== true) failure = error;
      note(error.isDone);
      known = null;
    }
  }
  const inOrder = () => steps.flatMap((step) => outcomes.get(step) ?? []);
  if (failure && inOrder().every(({ isDone }) => isDone === false)) throw failure;
  if (!known) {
    known = await collection.stateOf(client, place.values).catch(() => null);
    if (known) namedIn(steps, outcomes, before, known, collection);
  }
  return {
    outcomes: inOrder(),
    calls: calls.length,
    versionAfter: known?.version ?? null,
    failure: failure && inWords(failure, inOrder()),
  };
}

/** Notes the ids that new entries have got. */
function namedIn(
  steps: readonly EntryStep[],
  outcomes: Map<EntryStep, Outcome>,
  before: EntriesState,
  after: EntriesState,
  { created }: EntryCollection,
): EntriesState {
  for (const step of steps) {
    const outcome = outcomes.get(step);
    const entry =
      outcome?.isDone && step.kind === 'create' ? created?.(step, before.entries, after.entries) : undefined;
    if (outcome && entry) outcomes.set(step, { ...outcome, after: entry });
  }
  return after;
}

function lostLock(): CallerError {
  return new CallerError('UPSTREAM_CONFLICT', 'Another process may be changing the same entries: ask again');
}

function inWords(failure: CallerError, outcomes: readonly Outcome[]): CallerError {
  const done = outcomes.filter(({ isDone }) => isDone === true).length;
  const message = `${failure.message}. ${done} of ${outcomes.length} changes are made; \`undo\` takes these back`;
  return new CallerError(failure.code, message, { ...failure.extensions });
}
