/** Single IP addresses, their own MAC addresses, and their cancellation. */
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { details } from '../../../rest/planner/missing-fields.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';
import { Cancel, Cancellation, ServerFilter } from '../shared.js';
import { TrafficWarnings, WarnOfTraffic } from './traffic-warnings.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedIp', { description: 'A single IP address' })
export class Ip extends TrafficWarnings {
  static readonly keys = { ip: 'ip' } as const;

  @Field(() => ID, { description: 'The IP address' })
  ip!: string;

  @Optional(() => String, 'Gateway; one more call per address of a list')
  gateway?: string | null;

  @Optional(() => Int, 'Prefix length of its network; one more call per address of a list')
  mask?: number | null;

  @Optional(() => String, 'Broadcast address; one more call per address of a list')
  broadcast?: string | null;

  @Field({ description: 'Main IP address of the server' })
  serverIp!: string;

  @Field(() => ID, { description: 'Number of the server' })
  serverId!: number;

  @Field({ description: 'It is locked by the provider' })
  locked!: boolean;

  @Optional(() => String, "Its separate MAC address; null where it uses the server's")
  separateMac!: string | null;
}

@ObjectType('DedicatedIpMac', { description: 'The separate MAC address of a single IP address' })
class IpMac {
  @Field(() => ID, { description: 'The IP address' })
  ip!: string;

  @Optional(() => String, 'The MAC address; null if there is none')
  mac!: string | null;
}

@ObjectType('DedicatedIpCancellation', {
  description: 'The cancellation of a single IP address, or when it would be possible',
})
export class IpCancellation extends Cancellation {
  @Field(() => ID, { description: 'The IP address' })
  ip!: string;
}

@InputType('CancelDedicatedIpInput', { description: 'When to cancel a single IP address' })
class CancelIp extends Cancel {}

export const ips = on(Dedicated, {
  ips: list('/ip', () => Ip, ServerFilter, { limit: '5000/1h' }),
  ip: get('/ip/{ip}', () => Ip, { limit: '5000/1h' }),
});

export const ipDetails = details(Ip, ips.rows.ip, ['gateway', 'mask', 'broadcast']);

export const ipReads = on(Ip, {
  mac: get('/ip/{ip}/mac', () => IpMac, {
    about: 'Its separate MAC address; null where it has none and cannot have one. One call per address',
    limit: '5000/1h',
  }),
  cancellation: get('/ip/{ip}/cancellation', () => IpCancellation, {
    about: 'Its cancellation, or when it would be possible; one call per address',
    limit: '200/1h',
  }),
});

export const ipWrites = mutations({
  updateDedicatedIp: post('/ip/{ip}', () => Ip, WarnOfTraffic, {
    about: 'Sets the traffic warnings of an IP address',
    limit: '5000/1h',
  }),
  createDedicatedIpMac: put('/ip/{ip}/mac', () => IpMac, {
    about:
      'Generates a separate MAC address for an IP address, as virtual machines need; configure it there, or the address becomes unreachable',
    limit: '10/1h',
  }),
  deleteDedicatedIpMac: del('/ip/{ip}/mac', () => IpMac, {
    about: 'Deletes the separate MAC address of an IP address: whatever uses it becomes unreachable',
    limit: '10/1h',
  }),
  cancelDedicatedIp: post('/ip/{ip}/cancellation', () => IpCancellation, CancelIp, {
    about: 'Cancels an IP address: on that day it stops working and is given up, for good',
    limit: '200/1h',
  }),
  withdrawDedicatedIpCancellation: del('/ip/{ip}/cancellation', () => IpCancellation, {
    about: 'Withdraws the cancellation of an IP address, before its last day',
    limit: '200/1h',
  }),
});
