/** Volumes of the cloud, attached or not, by their size. */
import { type Volume, volumes } from '../../../apis/cloud/volumes.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { billed } from './billed.js';
import { cloudFamily } from './cloud-family.js';
import { BillKind } from '../kind.js';

export const volumeLines = cloudFamily(volumes.rows.volumes, [BillKind.VOLUME], (volume: Sent<Volume>, prices) => [
  {
    ...billed(volume, volume.location, volume),
    kind: BillKind.VOLUME,
    cost: prices.gigabytes(prices.volume, volume.size),
  },
]);
