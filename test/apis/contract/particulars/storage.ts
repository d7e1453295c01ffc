/** Particulars of the storage API. */
import type { Particulars } from '../particulars.js';
import { beyond32Bits, namedKeySamples } from './shared.js';

export const storage: Particulars = {
  differences: {
    // Names whose field is a link, to geography or to the location.
    'Location.country': { as: 'countryCode' },
    'Location.city': { as: 'cityName' },
    'StorageBoxTypePrice.location': { as: 'locationName' },
    // Links by the id of the box.
    'StorageBoxSubaccount.storage_box': { as: 'storageBox' },
  },
  revisions: {
    // Nothing else can be given.
    'POST /storage_boxes/{id}/actions/change_protection': { delete: 'bool!' },
  },
  ways: {},
  samples: {
    ...namedKeySamples,
    password: 'Correct-horse-1',
    ssh_keys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMq me@example.com'],
    minute: 30,
    hour: 3,
    day_of_week: 5,
    day_of_month: 14,
    max_snapshots: 10,
    // Bytes.
    size: beyond32Bits,
    size_data: beyond32Bits,
    size_snapshots: beyond32Bits,
    size_filesystem: beyond32Bits,
    home_directory: 'backups/web 1',
  },
  ids: { subaccountId: 'id', snapshotId: 'id' },
};
