/** A family that is a list of the cloud, priced by the price list of its account. */
import type { BoundRow } from '../../rest/bound-row.js';
import type { Client } from '../../rest/client.js';
import { inTurns } from '../inventory/in-turns.js';
import { CloudPriceIndex } from './cloud-price-index.js';
import type { Draft } from './draft.js';
import type { Family } from './family.js';
import type { BillKind } from './kind.js';

/** All that is billed of one object of the list. */
type DraftsOf<T> = (object: T, prices: CloudPriceIndex, client: Client) => Draft[];

export function cloudFamily<T extends object>(
  row: BoundRow<T>,
  kinds: readonly BillKind[],
  draftsOf: DraftsOf<T>,
): Family {
  return {
    row,
    kinds,
    async drafts(reading) {
      const [{ client, objects }, prices] = await Promise.all([reading.list(row), CloudPriceIndex.of(reading)]);
      return async () => (await inTurns(objects, (object) => draftsOf(object, prices, client))).flat();
    },
  };
}
