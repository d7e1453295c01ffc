/** A service that ships with these tables alone. */
import { EcbHistory } from '../../../src/data/rates/tables/ecb-history.js';
import type { Shipped } from '../../../src/data/rates/tables/shipped.js';
import type { RateTable } from '../../../src/data/rates/tables/table.js';
import { Tables } from '../../../src/data/rates/tables/tables.js';

export function shippedWith(...tables: RateTable[]): Shipped {
  const all = new Tables();
  for (const table of tables) all.put(table);
  return { tables: all, ecb: new EcbHistory({ firstDate: '1999-01-04', days: '', perEuro: {} }, []) };
}
