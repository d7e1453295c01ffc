/** Links between storage boxes and the servers they belong to. */
import { backLinks, naming } from '../../../rest/planner/back-links.js';
import { links, one } from '../../../rest/planner/links.js';
import { Server } from '../server.js';
import { servers } from '../servers.js';
import { StorageBox, storageBoxes } from './storage-boxes.js';

export const groups = [
  links(StorageBox, {
    linkedServer: one(servers.rows.server, ({ linkedServer }) => linkedServer, 'The server it is linked to'),
  }),
  backLinks(Server, {
    storageBoxes: naming(
      storageBoxes.rows.storageBoxes,
      'linked_server',
      ({ serverId }) => serverId,
      'The storage boxes linked to it; one call for all servers',
    ),
  }),
];
