/** Holds a day's rates against another source's of the same day. */
import type { RateTable } from './table.js';

/**
 * As a factor. The sources fix their rates at different hours: within a day of unrest true rates were 3.6 % apart
 * (MXN, 3 June 2024). What is further apart was never dealt at (BRL, 5 March 2025, while its market was closed).
 */
const apart = 1.05;

/** The table with what the other contradicts among its doubts. */
export function contradict(table: RateTable, other: RateTable): RateTable {
  const rates = new Map(table.rates);
  const doubted = new Map(table.doubted);
  for (const [code, value] of table.rates) {
    const published = other.rates.get(code);
    if (published === undefined || Math.max(value / published, published / value) <= apart) continue;
    rates.delete(code);
    doubted.set(code, { value, reason: `${code} is ${value} where ${other.source} has ${published} the same day` });
  }
  return rates.size === table.rates.size ? table : { ...table, rates, doubted };
}
