/** A list of each API that an account has if it has anything. */
import { servers as cloudServers } from '../../cloud/servers.js';
import { servers as dedicatedServers } from '../../dedicated/servers.js';
import { zones } from '../../edge/zones.js';
import type { BoundRow } from '../../rest/bound-row.js';
import { boxes } from '../../storage/boxes.js';

/** Of each API the list that tells whether an account can be read at all. */
export const central: readonly BoundRow[] = [
  cloudServers.rows.servers,
  boxes.rows.storageBoxes,
  dedicatedServers.rows.servers,
  zones.rows.zones,
];
