/** A family that is a list of the cloud, priced by the price list of its account. */
import { pricing } from '../../../apis/cloud/pricing.js';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import { inTurns } from '../../inventory/in-turns.js';
import { CloudPriceIndex } from './cloud-price-index.js';
import type { BillDraft } from './bill-draft.js';
import type { Family } from './family.js';
import type { BillKind } from '../kind.js';

/** Drafts everything that is billed for one object of the list. */
type DraftsOf<T> = (object: T, prices: CloudPriceIndex) => BillDraft[];

export function cloudFamily<T extends object>(
  row: BoundRow<T>,
  kinds: readonly BillKind[],
  draftsOf: DraftsOf<T>,
): Family {
  return {
    rows: [row, pricing.rows.pricing],
    kinds,
    async drafts(reading) {
      const prices = CloudPriceIndex.of(reading.list(pricing.rows.pricing));
      return (await inTurns(reading.list(row).objects, (object) => draftsOf(object, prices))).flat();
    },
  };
}
