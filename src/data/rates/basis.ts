/** One object per base of a table: while it is the same, so is whatever is derived from the table for that base. */
import type { TableInForce } from './tables/in-force.js';
import { ofEach } from '../../base/of-each.js';

const basesOf = ofEach<TableInForce['rates'], [], Map<string, object>>(() => new Map());

/** Undefined where the table lacks the base. */
export function basisOf({ rates }: Pick<TableInForce, 'rates'>, base: string): object | undefined {
  if (!rates.has(base)) return undefined;
  const known = basesOf(rates);
  let basis = known.get(base);
  if (!basis) known.set(base, (basis = {}));
  return basis;
}
