/** Recognises a table that repeats the numbers of an earlier day while those of another source moved. */
import type { RateTable } from './table.js';
import type { OtherSource } from './other-source.js';

/** The factor by which another source's rate must have moved to count. */
const moved = 1.001;
const fewestMoved = 5;
/**
 * The share of moved currencies that stand still in a frozen table. In 203 published tables no more than three of
 * thirty ever did.
 */
const standingStill = 0.9;

/** The earlier table that it repeats. */
export function repeatedBy(
  rates: ReadonlyMap<string, unknown>,
  earlier: RateTable | undefined,
  others: readonly OtherSource[],
): RateTable | undefined {
  if (!earlier) return undefined;
  const stillAt = [...earlier.rates].filter(([code, rate]) => rates.get(code) === rate).map(([code]) => code);
  if (stillAt.length < standingStill * earlier.rates.size) return undefined;
  return others.some((source) => movedBeside(source, earlier, new Set(stillAt))) ? earlier : undefined;
}

function movedBeside(source: OtherSource, earlier: RateTable, stillAt: ReadonlySet<string>): boolean {
  const [now, then] = [source.tableOn(source.day), source.tableOn(earlier.date)];
  if (!now || !then) return false;
  const movers = [...now.rates].filter(([code, rate]) => {
    const before = then.rates.get(code);
    return earlier.rates.has(code) && before !== undefined && Math.max(rate / before, before / rate) > moved;
  });
  const still = movers.filter(([code]) => stillAt.has(code));
  return movers.length >= fewestMoved && still.length >= standingStill * movers.length;
}
