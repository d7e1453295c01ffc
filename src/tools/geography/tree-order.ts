/** The order in which states hold their cities. */
import type { SourceState } from './source-country.js';

/** Each state before those in it, so that the cities of a state and of all below it lie side by side. */
export function inTreeOrder(states: readonly SourceState[]): SourceState[] {
  return states.filter(({ parent }) => parent === null).flatMap((state) => withBelow(state, states));
}

/** The state and all below it. */
export function withBelow(state: SourceState, states: readonly SourceState[]): SourceState[] {
  const children = states.filter(({ parent }) => parent === state.code);
  return [state, ...children.flatMap((child) => withBelow(child, states))];
}

/** The state and all that it lies in. */
export function withAbove(state: SourceState, states: readonly SourceState[]): SourceState[] {
  const above = states.find(({ code }) => code === state.parent);
  return above === undefined ? [state] : [state, ...withAbove(above, states)];
}
