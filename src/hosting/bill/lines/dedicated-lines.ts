/** Dedicated servers and their storage boxes: the API returns no price for them. */
import { servers } from '../../../apis/dedicated/servers.js';
import { storageBoxes } from '../../../apis/dedicated/storage-boxes/storage-boxes.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { placeNamed } from '../../machines/places.js';
import { billed } from './billed.js';
import { type BillDraft, BillUnknownReason, type KindCost } from './bill-draft.js';
import type { Family } from './family.js';
import { BillKind } from '../kind.js';

/** Milliseconds. */
const day = 86_400_000;

interface Cancellable {
  readonly cancelled: boolean;
  readonly paidUntil: string;
}

/** A cancelled thing is given up at the end of the day until which it is paid. */
function endOf({ cancelled, paidUntil }: Sent<Cancellable>): Pick<BillDraft, 'endsAt'> {
  const last = Date.parse(paidUntil ?? '');
  return cancelled === true && !Number.isNaN(last) ? { endsAt: last + day } : {};
}

type Bought = Sent<{ readonly product: string }>;

export function dedicatedServerCost({ product }: Bought): KindCost {
  return { kind: BillKind.SERVER, product: product ?? null, cost: BillUnknownReason.NO_PRICE };
}

export function dedicatedStorageBoxCost({ product }: Bought): KindCost {
  return { kind: BillKind.STORAGE_BOX, product: product ?? null, cost: BillUnknownReason.NO_PRICE };
}

export const dedicatedServerLines: Family = {
  rows: [servers.rows.servers],
  kinds: [BillKind.SERVER],
  drafts(reading) {
    return reading.list(servers.rows.servers).objects.map((server) => ({
      ...billed(server, placeNamed(server.datacenter), server),
      ...endOf(server),
      ...dedicatedServerCost(server),
    }));
  },
};

export const dedicatedStorageBoxLines: Family = {
  rows: [storageBoxes.rows.storageBoxes],
  kinds: [BillKind.STORAGE_BOX],
  drafts(reading) {
    return reading.list(storageBoxes.rows.storageBoxes).objects.map((box) => ({
      ...billed(box, placeNamed(box.location), box),
      ...endOf(box),
      ...dedicatedStorageBoxCost(box),
    }));
  },
};
