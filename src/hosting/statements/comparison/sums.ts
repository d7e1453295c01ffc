/** The sums of a comparison: of each verdict, and in all. Unknown amounts stand apart. */
import type { BigNumber } from 'bignumber.js';
import { exact, greaterFirst } from '../../../base/decimal.js';
import { sum } from '../../bill/amounts/largest-remainder.js';
import type { ComparisonLine } from './compared-line.js';
import { StatementVerdict } from './verdict.js';

export interface Sums {
  readonly lineCount: number;
  readonly theirs: BigNumber;
  /** The sum of what is known. */
  readonly ours: BigNumber;
  /** The sum of the lines that have one. */
  readonly difference: BigNumber;
  /** Theirs less what is known of ours, of the lines that have no difference. */
  readonly apart: BigNumber;
  /** The number of lines that have none. */
  readonly apartCount: number;
}

export function sumsOf(lines: readonly ComparisonLine[]): Sums {
  const theirs = sum(lines.map((line) => line.theirs));
  const ours = sum(lines.flatMap((line) => line.ours ?? []));
  const difference = sum(lines.flatMap((line) => line.difference ?? []));
  const apart = lines.filter((line) => line.difference === null);
  return {
    lineCount: lines.length,
    theirs,
    ours,
    difference,
    apart: theirs.minus(ours).minus(difference),
    apartCount: apart.length,
  };
}

/** The sums of each verdict that any line has, in the order of the verdicts. */
export function sumsByVerdict(
  lines: readonly ComparisonLine[],
): readonly (Sums & { readonly verdict: StatementVerdict })[] {
  return Object.values(StatementVerdict).flatMap((verdict) => {
    const own = lines.filter((line) => line.verdict === verdict);
    return own.length > 0 ? [{ verdict, ...sumsOf(own) }] : [];
  });
}

/** The greatest difference first, then what has none by what is billed. */
export function byDifference(a: ComparisonLine, b: ComparisonLine): number {
  return greaterFirst(sizeOf(a), sizeOf(b)) || greaterFirst(a.theirs, b.theirs);
}

function sizeOf({ difference }: ComparisonLine): BigNumber {
  return difference ? difference.abs() : exact(-1);
}
