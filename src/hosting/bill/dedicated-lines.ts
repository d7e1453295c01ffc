/** Dedicated servers and their storage boxes: the API tells no price of what is in use. */
import { servers } from '../../dedicated/servers.js';
import { storageBoxes } from '../../dedicated/storage-boxes.js';
import { placeNamed } from '../places.js';
import { billed } from './billed.js';
import { BillUnknownReason } from './draft.js';
import type { Family } from './family.js';
import { BillKind } from './kind.js';

const cost = BillUnknownReason.NO_PRICE;

export const dedicatedServerLines: Family = {
  row: servers.rows.servers,
  kinds: [BillKind.SERVER],
  async drafts(reading) {
    const { client, objects } = await reading.list(servers.rows.servers);
    return objects.map((server) => ({
      ...billed(client, server, placeNamed(server.datacenter), server),
      ...{ kind: BillKind.SERVER, cost },
    }));
  },
};

export const dedicatedStorageBoxLines: Family = {
  row: storageBoxes.rows.storageBoxes,
  kinds: [BillKind.STORAGE_BOX],
  async drafts(reading) {
    const { client, objects } = await reading.list(storageBoxes.rows.storageBoxes);
    return objects.map((box) => ({
      ...billed(client, box, placeNamed(box.location), box),
      ...{ kind: BillKind.STORAGE_BOX, cost },
    }));
  },
};
