/** The metered products of edge accounts, and the list of each that shows whether an account uses it. */
import { pools } from '../../../apis/edge/load-balancing/pools.js';
import { images } from '../../../apis/edge/media/images.js';
import { videos } from '../../../apis/edge/media/videos.js';
import { accountBuckets } from '../../../apis/edge/stores/buckets.js';
import { kvNamespaces } from '../../../apis/edge/stores/kv.js';
import { sqlDatabases } from '../../../apis/edge/stores/sql.js';
import { workerScripts } from '../../../apis/edge/workers/worker-scripts.js';
import { isObject, numberAt } from '../../../base/unknown.js';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import { BillUnknownReason } from './bill-draft.js';
import { type FamilyReading, isWithheld } from './family.js';

interface MeteredProduct {
  readonly name: string;
  readonly row: BoundRow;
  /** How subscriptions name it. */
  readonly words: RegExp;
  /** Whether what the row has read shows that it is used; by default anything does. */
  readonly isUsed?: (wire: unknown) => boolean;
}

const hasImages = (wire: unknown) => isObject(wire) && numberAt(wire['count'], 'current') !== 0;

export const meteredProducts: readonly MeteredProduct[] = [
  { name: 'Workers', row: workerScripts.rows.workerScripts, words: /worker/i },
  { name: 'Workers KV', row: kvNamespaces.rows.kvNamespaces, words: /\bkv\b/i },
  { name: 'R2', row: accountBuckets.rows.buckets, words: /\br2\b/i },
  { name: 'D1', row: sqlDatabases.rows.sqlDatabases, words: /\bd1\b/i },
  { name: 'Load Balancing', row: pools.rows.loadBalancerPools, words: /load.?balanc/i },
  { name: 'Images', row: images.rows.imageStats, words: /\bimages?\b/i, isUsed: hasImages },
  { name: 'Stream', row: videos.rows.videos, words: /\bstream\b/i },
];

interface UnknownProduct {
  readonly name: string;
  readonly cost: BillUnknownReason;
}

/** The products of an account that are in use, as far as it is read, and that no subscription names. */
export function unknownProducts(below: FamilyReading, subscriptions: readonly string[]): readonly UnknownProduct[] {
  return meteredProducts.flatMap(({ name, row, words, isUsed = () => true }) => {
    if (subscriptions.some((one) => words.test(one))) return [];
    return below.lists(row).flatMap((listing): UnknownProduct[] => {
      if (isWithheld(listing)) return [{ name, cost: BillUnknownReason.NOT_PERMITTED }];
      return listing.wires.some(isUsed) ? [{ name, cost: BillUnknownReason.NO_PRICE }] : [];
    });
  });
}
