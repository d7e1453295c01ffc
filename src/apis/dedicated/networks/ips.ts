/** Single IP addresses, their own MAC addresses, and their cancellation. */
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { details } from '../../../rest/planner/missing-fields.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';
import { Cancel, Cancellation, ServerFilter } from '../shared.js';
import { TrafficWarnings, WarnOfTraffic } from './traffic-warnings.js';

@ObjectType('DedicatedIp', { description: 'A single IP address' })
export class Ip extends TrafficWarnings {
  static readonly keys = { ip: 'ip' } as const;

  @Field(() => ID, { description: 'The address itself' })
  ip!: string;

  @Field(() => String, { nullable: true, description: 'Gateway; one more call where the address came from a list' })
  gateway?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Length of the prefix of its network; one more call where the address came from a list',
  })
  mask?: number | null;

  @Field(() => String, { nullable: true, description: 'Broadcast; one more call where the address came from a list' })
  broadcast?: string | null;

  @Field({ description: 'Main address of the server' })
  serverIp!: string;

  @Field(() => ID, { description: 'Number of the server' })
  serverId!: number;

  @Field({ description: 'The provider has locked it' })
  locked!: boolean;

  @Field(() => String, { nullable: true, description: 'MAC address of its own; null where it uses that of the server' })
  separateMac!: string | null;
}

@ObjectType('DedicatedIpMac', { description: 'The MAC address of a single IP address' })
class IpMac {
  @Field(() => ID, { description: 'The IP address' })
  ip!: string;

  @Field(() => String, { nullable: true, description: 'The MAC address; null when it has none of its own' })
  mac!: string | null;
}

@ObjectType('DedicatedIpCancellation', { description: 'Whether and when an IP address can be cancelled, or is' })
export class IpCancellation extends Cancellation {
  @Field(() => ID, { description: 'The address itself' })
  ip!: string;
}

@InputType('CancelDedicatedIpInput', { description: 'When an IP address ends' })
class CancelIp extends Cancel {}

export const ips = on(Dedicated, {
  ips: list('/ip', () => Ip, ServerFilter, { limit: '5000/1h' }),
  ip: get('/ip/{ip}', () => Ip, { limit: '5000/1h' }),
});

export const ipDetails = details(Ip, ips.rows.ip, ['gateway', 'mask', 'broadcast']);

export const ipReads = on(Ip, {
  mac: get('/ip/{ip}/mac', () => IpMac, {
    about: 'Its MAC address; null where it has and can have none of its own. One call per address',
    limit: '5000/1h',
  }),
  cancellation: get('/ip/{ip}/cancellation', () => IpCancellation, {
    about: 'Whether and when it can be cancelled, or is; one call per address',
    limit: '200/1h',
  }),
});

export const ipWrites = mutations({
  updateDedicatedIp: post('/ip/{ip}', () => Ip, WarnOfTraffic, {
    about: 'Sets from how much traffic of an address on to warn',
    limit: '5000/1h',
  }),
  createDedicatedIpMac: put('/ip/{ip}/mac', () => IpMac, {
    about:
      'Gives an address a MAC address of its own, as a virtual machine needs; set it there, or the address is cut off',
    limit: '10/1h',
  }),
  deleteDedicatedIpMac: del('/ip/{ip}/mac', () => IpMac, {
    about: 'Takes the MAC address of an IP address away: what uses it is cut off',
    limit: '10/1h',
  }),
  cancelDedicatedIp: post('/ip/{ip}/cancellation', () => IpCancellation, CancelIp, {
    about: 'Cancels an address: on that day it is cut off and given up, for good',
    limit: '200/1h',
  }),
  withdrawDedicatedIpCancellation: del('/ip/{ip}/cancellation', () => IpCancellation, {
    about: 'Keeps an address that was cancelled, while its last day has not come',
    limit: '200/1h',
  }),
});
