/** Links between servers, their parts, and what was created from them. */
import { links, lookup, many, one } from '../../rest/planner/links.js';
import { Image, ImageSource } from './servers/images.js';
import { locations } from './locations.js';
import { PlacementGroup } from './servers/placement-groups.js';
import { ServerTypeLocation } from './servers/server-types.js';
import { Server } from './servers/server.js';
import { servers } from './servers/servers.js';
import { Volume, volumes } from './volumes.js';

export const groups = [
  links(Server, {
    volumes: many(volumes.rows.volume, ({ volumes }) => volumes, 'The volumes attached to it'),
  }),
  links(Volume, { server: one(servers.rows.server, ({ server }) => server, 'The server it is attached to') }),
  links(Image, {
    boundTo: one(
      servers.rows.server,
      ({ boundTo }) => boundTo,
      'The server that a backup belongs to and is deleted with',
    ),
  }),
  links(ImageSource, { server: lookup(servers.rows.server, ({ id }) => id, 'The server; null when it is gone') }),
  links(PlacementGroup, { servers: many(servers.rows.server, ({ servers }) => servers, 'The servers in it') }),
  links(ServerTypeLocation, { location: one(locations.rows.location, ({ id }) => id, 'The location') }),
];
