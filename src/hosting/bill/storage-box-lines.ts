/** Boxes of the storage API: their types carry the prices. */
import type { Box } from '../../storage/box.js';
import { boxes } from '../../storage/boxes.js';
import type { Sent } from '../../rest/sent.js';
import { BasisKind, basisOf } from './basis.js';
import { billed } from './billed.js';
import { BillUnit, BillUnknownReason, type Cost } from './draft.js';
import type { Family } from './family.js';
import { BillKind } from './kind.js';
import { wholePrice } from './whole-price.js';

const row = boxes.rows.storageBoxes;

export const storageBoxLines: Family = {
  row,
  kinds: [BillKind.STORAGE_BOX],
  async drafts(reading) {
    const { client, objects, readAt } = await reading.list(row);
    return objects.map((box) => ({
      ...billed(client, box, box.location, box),
      kind: BillKind.STORAGE_BOX,
      cost: costOf(box, readAt),
    }));
  },
};

function costOf({ storageBoxType, location }: Sent<Box>, readAt: number | null): Cost | BillUnknownReason {
  const price = storageBoxType?.prices?.find((one) => one.location && one.location === location?.name);
  const unitPrice = wholePrice(price?.priceMonthly);
  if (!unitPrice) return BillUnknownReason.NOT_IN_PRICE_LIST;
  const hourly = wholePrice(price?.priceHourly);
  return {
    ...{ quantity: '1', unit: BillUnit.PIECE, unitPrice, hourly },
    ...{ isCapped: hourly !== null, basis: basisOf(BasisKind.TYPE, readAt) },
  };
}
