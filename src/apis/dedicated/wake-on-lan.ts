/** Wake on LAN: starting a server that is off. */
import { ObjectType } from 'type-graphql';
import { get, post } from '../../rest/rows/row.js';
import { mutations, on } from './bind.js';
import { Server } from './server.js';
import { OfServer } from './shared.js';

@ObjectType('DedicatedWakeOnLan', { description: 'A server that can be woken over the network' })
export class WakeOnLan extends OfServer {}

export const wakeOnLanReads = on(Server, {
  wakeOnLan: get('/wol/{server-number}', () => WakeOnLan, {
    about: 'Null where it cannot be woken over the network; one call per server',
    limit: '500/1h',
  }),
});

export const wakeOnLanWrites = mutations({
  wakeDedicatedServer: post('/wol/{server-number}', () => WakeOnLan, {
    about: 'Starts a server that is off',
    limit: '10/1h',
  }),
});
