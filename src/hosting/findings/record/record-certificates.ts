/** The certificates of an account as a record has them, from the lists that findings are judged by. */
import type { Client } from '../../../rest/transport/client.js';
import { certificateLists, endOfCertificate } from '../evidence/certificate-lists.js';
import { idOfObject, nameOfObject } from '../../inventory/identity.js';
import type { Inventory } from '../../inventory/inventory.js';
import type { RecordedCertificates } from './account-record.js';

/** Certificates of one account; those that end last are left out. */
const most = 500;
/** Characters. */
const longestName = 255;

/** Null unless all of them could be read, and where the account has no list of them. */
export async function recordedCertificates(
  inventory: Inventory,
  isOwn: (client: Client) => boolean,
  at: number,
): Promise<RecordedCertificates | null> {
  const { listings, unread } = await certificateLists(inventory, isOwn);
  const lists = [...listings, ...unread];
  if (lists.length === 0 || lists.some(({ isComplete }) => !isComplete)) return null;
  const all = listings.flatMap(({ row, objects }) =>
    objects.flatMap((object) => {
      const end = endOfCertificate(object);
      const id = idOfObject(row, object);
      return end === null ? [] : { id, name: (nameOfObject(object) ?? id).slice(0, longestName), end };
    }),
  );
  return { at, all: all.sort((a, b) => a.end - b.end).slice(0, most) };
}
