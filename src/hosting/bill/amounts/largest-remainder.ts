/** Rounds parts so that they add up to the rounded total: the rest goes to the parts with the largest remainders. */
import { BigNumber } from 'bignumber.js';
import { exact } from '../../../base/decimal.js';
import { inTurns } from '../../inventory/in-turns.js';

/**
 * Rounds the parts to whole units that add up to `total`, which is their sum, rounded either way. Of equal remainders
 * the first are raised.
 */
export async function shared(parts: readonly BigNumber[], total: BigNumber): Promise<BigNumber[]> {
  const floors = await inTurns(parts, floor);
  const left = total.minus(sum(floors)).toNumber();
  const remainders = await inTurns(parts, (part, place) => ({ place, remainder: part.minus(floor(part)) }));
  const raised = remainders.sort((a, b) => b.remainder.comparedTo(a.remainder) || a.place - b.place).slice(0, left);
  const places = new Set(raised.map(({ place }) => place));
  return inTurns(floors, (part, place) => (places.has(place) ? part.plus(1) : part));
}

/** Towards minus infinity. */
function floor(value: BigNumber): BigNumber {
  return value.integerValue(BigNumber.ROUND_FLOOR);
}

export function sum(values: readonly BigNumber[]): BigNumber {
  return values.reduce((all, value) => all.plus(value), exact(0));
}
