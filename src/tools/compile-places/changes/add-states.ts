/** Adds the states that were made since the base package was written. */
import type { CorrectedState } from '../states/correct-states.js';
import { newParents, newStates } from './new-states.js';
import { stateChanges } from './state-changes.js';

const renamings = new Map(
  stateChanges.flatMap(({ kind, states }) => (kind === 'RENAMED' ? Object.entries(states) : [])),
);

/** The states of a country with those that were made since, which have no cities yet: the moves bring them. */
export function withNewStates(country: string, states: readonly CorrectedState[]): CorrectedState[] {
  const added = newStates[country] ?? [];
  const known = added.find(({ code }) => states.some((state) => state.code === code));
  if (known !== undefined)
    throw new Error(`Expected ${country} to lack ${known.code}, but the base package has it: see new-states.ts.`);
  return [
    ...states.map((state) => ({
      ...state,
      nativeName: nativeNameOf(country, state),
      parent: newParents[`${country} ${state.code}`] ?? state.parent,
    })),
    ...added.map((state) => ({ ...state, baseCode: state.code, otherNames: [] })),
  ];
}

/** A former name is none of now, whatever the language. */
function nativeNameOf(country: string, { code, nativeName }: CorrectedState): string | null {
  const [former, now = null] = renamings.get(`${country} ${code}`) ?? [];
  return nativeName !== null && nativeName === former ? now : nativeName;
}
