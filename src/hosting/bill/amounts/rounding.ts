/** Rounds a total, its groups and their lines so that the shown amounts add up at each level. */
import { inTurns } from '../../inventory/in-turns.js';
import { type Both, both, sumOf } from './both.js';
import { shared } from './largest-remainder.js';

interface RoundedGroup {
  readonly total: Both;
  /** The lines, in the order given. */
  readonly lines: readonly Both[];
}

interface Rounded {
  readonly total: Both;
  /** The groups, in the order given. */
  readonly groups: readonly RoundedGroup[];
}

/** Rounds to these decimals: first the total, then the groups within it, then the lines within each group. */
export async function roundTogether(groups: readonly (readonly Both[])[], decimals: number): Promise<Rounded> {
  const units: Both[][] = [];
  for (const lines of groups) units.push(await inTurns(lines, (line) => shifted(line, decimals)));
  const sums = await inTurns(units, sumOf);
  const sum = sumOf(sums);
  const total = both((side) => sum[side].decimalPlaces(0));
  const amount = (value: Both) => shifted(value, -decimals);
  const rounded: RoundedGroup[] = [];
  for (const [place, part] of (await share(sums, total)).entries()) {
    rounded.push({ total: amount(part), lines: await inTurns(await share(units[place] ?? [], part), amount) });
  }
  return { total: amount(total), groups: rounded };
}

async function share(parts: readonly Both[], total: Both): Promise<Both[]> {
  const of = (side: keyof Both) =>
    shared(
      parts.map((part) => part[side]),
      total[side],
    );
  const sides = { net: await of('net'), gross: await of('gross') };
  return parts.map((part, place) => both((side) => sides[side][place] ?? part[side]));
}

function shifted(value: Both, digits: number): Both {
  return both((side) => value[side].shiftedBy(digits));
}
