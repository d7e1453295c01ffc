/** Rounds a whole, its groups and their lines so that what is shown adds up at each step. */
import { type Both, both, sumOf } from './both.js';
import { shared } from './largest-remainder.js';

export interface RoundedGroup {
  readonly total: Both;
  /** As the lines came. */
  readonly lines: readonly Both[];
}

export interface Rounded {
  readonly total: Both;
  /** As the groups came. */
  readonly groups: readonly RoundedGroup[];
}

/** To so many decimals: the whole first, then what of it the groups have, then what of that their lines have. */
export function roundTogether(groups: readonly (readonly Both[])[], decimals: number): Rounded {
  const units = groups.map((lines) => lines.map((line) => shifted(line, decimals)));
  const sums = units.map(sumOf);
  const whole = sumOf(sums);
  const total = both((side) => whole[side].decimalPlaces(0));
  const amount = (value: Both) => shifted(value, -decimals);
  const rounded = share(sums, total).map((part, place) => ({
    total: amount(part),
    lines: share(units[place] ?? [], part).map(amount),
  }));
  return { total: amount(total), groups: rounded };
}

function share(parts: readonly Both[], total: Both): Both[] {
  const of = (side: keyof Both) =>
    shared(
      parts.map((part) => part[side]),
      total[side],
    );
  const sides = { net: of('net'), gross: of('gross') };
  return parts.map((part, place) => both((side) => sides[side][place] ?? part[side]));
}

function shifted(value: Both, digits: number): Both {
  return both((side) => value[side].shiftedBy(digits));
}
