/** One object for each base of a table: whatever is derived from the table relative to the base is the same as long as it is. */
import type { TableInForce } from './tables/in-force.js';

const bases = new WeakMap<TableInForce['rates'], Map<string, object>>();

/** Undefined where the table lacks the base. */
export function basisOf({ rates }: Pick<TableInForce, 'rates'>, base: string): object | undefined {
  if (!rates.has(base)) return undefined;
  let known = bases.get(rates);
  if (!known) bases.set(rates, (known = new Map()));
  let basis = known.get(base);
  if (!basis) known.set(base, (basis = {}));
  return basis;
}
