/** Snapshots of the cloud by size. Backups are included in the cost of their server's backups. */
import { type Image, images } from '../../../apis/cloud/servers/images.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { billed } from './billed.js';
import { cloudFamily } from './cloud-family.js';
import type { CloudPriceIndex } from './cloud-price-index.js';
import type { KindCost } from './bill-draft.js';
import { BillKind } from '../kind.js';

export function snapshotCost({ imageSize }: Sent<Pick<Image, 'imageSize'>>, prices: CloudPriceIndex): KindCost {
  return { kind: BillKind.SNAPSHOT, product: null, cost: prices.gigabytes(prices.snapshot, imageSize) };
}

export const snapshotLines = cloudFamily(images.rows.images, [BillKind.SNAPSHOT], (image: Sent<Image>, prices) =>
  image.type === 'snapshot'
    ? [
        {
          ...billed(image, null, { ...image, name: image.description }),
          ...snapshotCost(image, prices),
        },
      ]
    : [],
);
