/** A list of each API that an account has if it has anything. */
import { servers as cloudServers } from '../../apis/cloud/servers/servers.js';
import { servers as dedicatedServers } from '../../apis/dedicated/servers.js';
import { zones } from '../../apis/edge/zones/zones.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { boxes } from '../../apis/storage/boxes.js';

/** Of each API the list that tells whether an account can be read at all. */
export const central: readonly BoundRow[] = [
  cloudServers.rows.servers,
  boxes.rows.storageBoxes,
  dedicatedServers.rows.servers,
  zones.rows.zones,
];
