/** Subnets: networks of addresses, and their cancellation. */
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';
import { withPrefixLength } from './prefix-length.js';
import { Cancel, Cancellation, ServerFilter } from '../shared.js';
import { SetSubnetMac, SubnetMac } from './subnet-mac.js';
import { TrafficWarnings, WarnOfTraffic } from './traffic-warnings.js';

@ObjectType('DedicatedSubnet', { description: 'A network of addresses' })
export class Subnet extends TrafficWarnings {
  static readonly keys = { 'net-ip': 'ip' } as const;

  @Field(() => ID, { description: 'Its first address' })
  ip!: string;

  @Field(() => Int, { description: 'Length of its prefix' })
  mask!: number;

  @Field({ description: 'Address of its gateway' })
  gateway!: string;

  @Field(() => String, { nullable: true, description: 'Main address of the server' })
  serverIp!: string | null;

  @Field(() => ID, { description: 'Number of the server' })
  serverId!: number;

  @Field({ description: 'It can be routed to another server' })
  failover!: boolean;

  @Field({ description: 'The provider has locked it' })
  locked!: boolean;
}

@ObjectType('DedicatedSubnetCancellation', { description: 'Whether and when a subnet can be cancelled, or is' })
export class SubnetCancellation extends Cancellation {
  @Field(() => ID, { description: 'First address of the subnet' })
  ip!: string;

  @Field(() => Int, { description: 'Length of its prefix' })
  mask!: number;

  static readonly reshape = withPrefixLength;
}

@InputType('CancelDedicatedSubnetInput', { description: 'When a subnet ends' })
class CancelSubnet extends Cancel {}

export const subnets = on(Dedicated, {
  subnets: list('/subnet', () => Subnet, ServerFilter, { limit: '5000/1h' }),
  subnet: get('/subnet/{net-ip}', () => Subnet, { limit: '5000/1h' }),
});

export const subnetReads = on(Subnet, {
  mac: get('/subnet/{net-ip}/mac', () => SubnetMac, {
    about: 'The MAC address that it uses; null where it can have none. One call per subnet',
    limit: '5000/1h',
  }),
  cancellation: get('/subnet/{net-ip}/cancellation', () => SubnetCancellation, {
    about: 'Whether and when it can be cancelled, or is; one call per subnet',
    limit: '200/1h',
  }),
});

export const subnetWrites = mutations({
  updateDedicatedSubnet: post('/subnet/{net-ip}', () => Subnet, WarnOfTraffic, {
    about: 'Sets from how much traffic of a subnet on to warn',
    limit: '5000/1h',
  }),
  setDedicatedSubnetMac: put('/subnet/{net-ip}/mac', () => SubnetMac, SetSubnetMac, {
    about: 'Moves a subnet to another MAC address: it is cut off from what had it before',
    limit: '10/1h',
  }),
  deleteDedicatedSubnetMac: del('/subnet/{net-ip}/mac', () => SubnetMac, {
    about: 'Moves a subnet back to the MAC address of the server: it is cut off from what had it before',
    limit: '10/1h',
  }),
  cancelDedicatedSubnet: post('/subnet/{net-ip}/cancellation', () => SubnetCancellation, CancelSubnet, {
    about: 'Cancels a subnet: on that day all its addresses are cut off and given up, for good',
    limit: '200/1h',
  }),
  withdrawDedicatedSubnetCancellation: del('/subnet/{ip}/cancellation', () => SubnetCancellation, {
    about: 'Keeps a subnet that was cancelled, while its last day has not come',
    limit: '200/1h',
  }),
});
