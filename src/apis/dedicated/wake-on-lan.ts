/** Wake on LAN: starts a server that is off. */
import { ObjectType } from 'type-graphql';
import { get, post } from '../../rest/rows/row.js';
import { mutations, on } from './bind.js';
import { Server } from './server.js';
import { OfServer } from './shared.js';

@ObjectType('DedicatedWakeOnLan', { description: 'Wake on LAN of a server' })
export class WakeOnLan extends OfServer {}

export const wakeOnLanReads = on(Server, {
  wakeOnLan: get('/wol/{server-number}', () => WakeOnLan, {
    about: 'Its Wake on LAN settings; null where it is not available. One call per server',
    limit: '500/1h',
  }),
});

export const wakeOnLanWrites = mutations({
  wakeDedicatedServer: post('/wol/{server-number}', () => WakeOnLan, {
    about: 'Sends a Wake on LAN packet to a server, which starts it',
    limit: '10/1h',
  }),
});
