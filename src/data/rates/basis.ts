/** One object per base of a table: while it is the same, so is whatever is derived from the table for that base. */
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
