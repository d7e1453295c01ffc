/** Recent results, so that parts of a page that show the same data request it once. */
import { round } from './connection.js';

/** Milliseconds for which a result counts as fresh. */
const fresh = 3_000;

const answers = new WeakMap<object, Map<string, { readonly at: number; readonly round: number }>>();

/** Results are recorded by client: those of one token are not used for another. */
export function markFresh(asker: object, key: string, now = performance.now()): void {
  const known = answers.get(asker) ?? new Map<string, { at: number; round: number }>();
  answers.set(asker, known);
  const { at = -fresh, round: before } = known.get(key) ?? {};
  // Showing a cached result does not renew its age.
  if (now - at >= fresh || before !== round.get()) known.set(key, { at: now, round: round.get() });
}

export function isFresh(asker: object, key: string, now = performance.now()): boolean {
  const known = answers.get(asker)?.get(key);
  return known !== undefined && known.round === round.get() && now - known.at < fresh;
}
