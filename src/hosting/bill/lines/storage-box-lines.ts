/** Boxes of the storage API: their types carry the prices. */
import type { Box } from '../../../apis/storage/box.js';
import type { BoxTypePrice } from '../../../apis/storage/box-types.js';
import { boxes } from '../../../apis/storage/boxes.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { BasisKind, groundsIn } from '../basis.js';
import { billed } from './billed.js';
import { BillUnit, BillUnknownReason, type Cost, type KindCost } from './bill-draft.js';
import type { Family } from './family.js';
import { BillKind } from '../kind.js';
import { wholePrice } from './whole-price.js';

const row = boxes.rows.storageBoxes;

export const storageBoxLines: Family = {
  rows: [row],
  kinds: [BillKind.STORAGE_BOX],
  drafts(reading) {
    return reading.list(row).objects.map((box) => ({
      ...billed(box, box.location, box),
      ...storageBoxCost(box),
    }));
  },
};

type PricedBox = Sent<Pick<Box, 'storageBoxType' | 'location'>>;

export function storageBoxCost(box: PricedBox): KindCost {
  const { storageBoxType, location } = box;
  const price = storageBoxType?.prices?.find((one) => one.location && one.location === location?.name);
  const setup = wholePrice(price?.setupFee);
  return {
    kind: BillKind.STORAGE_BOX,
    product: storageBoxType?.name ?? null,
    cost: costOf(price),
    ...(setup && { setup }),
  };
}

function costOf(price: Sent<BoxTypePrice> | undefined): Cost | BillUnknownReason {
  const unitPrice = wholePrice(price?.priceMonthly);
  if (!unitPrice) return BillUnknownReason.NOT_IN_PRICE_LIST;
  const hourly = wholePrice(price?.priceHourly);
  return {
    quantity: '1',
    unit: BillUnit.PIECE,
    unitPrice,
    hourly,
    isCapped: hourly !== null,
    basis: groundsIn(BasisKind.TYPE, row),
  };
}
