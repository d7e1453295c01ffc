/** Links from orders to the servers that they delivered or concern. */
import { links, one } from '../../../rest/planner/links.js';
import { AddonTransaction } from './order-addons.js';
import { MarketTransaction } from './order-market.js';
import { ServerTransaction } from './order-servers.js';
import { servers } from '../servers.js';

const { server } = servers.rows;

export const groups = [
  links(ServerTransaction, {
    server: one(server, ({ serverId }) => serverId, 'The server; null until the order is READY'),
  }),
  links(MarketTransaction, {
    server: one(server, ({ serverId }) => serverId, 'The server; null until the order is READY'),
  }),
  links(AddonTransaction, {
    server: one(server, ({ serverId }) => serverId, 'The server'),
  }),
];
