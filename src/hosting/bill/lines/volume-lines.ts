/** Volumes of the cloud, attached or not, by their size. */
import { type Volume, volumes } from '../../../apis/cloud/volumes.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { billed } from './billed.js';
import { cloudFamily } from './cloud-family.js';
import type { CloudPriceIndex } from './cloud-price-index.js';
import type { KindCost } from './bill-draft.js';
import { BillKind } from '../kind.js';

export function volumeCost({ size }: Sent<Pick<Volume, 'size'>>, prices: CloudPriceIndex): KindCost {
  return { kind: BillKind.VOLUME, product: null, cost: prices.gigabytes(prices.volume, size) };
}

export const volumeLines = cloudFamily(volumes.rows.volumes, [BillKind.VOLUME], (volume: Sent<Volume>, prices) => [
  {
    ...billed(volume, volume.location, volume),
    ...volumeCost(volume, prices),
  },
]);
