/** Subnets: networks of addresses, and their cancellation. */
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';
import { withPrefixLength } from './prefix-length.js';
import { Cancel, Cancellation, ServerFilter } from '../shared.js';
import { SetSubnetMac, SubnetMac } from './subnet-mac.js';
import { TrafficWarnings, WarnOfTraffic } from './traffic-warnings.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedSubnet', { description: 'A subnet' })
export class Subnet extends TrafficWarnings {
  static readonly keys = { 'net-ip': 'ip' } as const;

  @Field(() => ID, { description: 'Its first address' })
  ip!: string;

  @Field(() => Int, { description: 'Prefix length' })
  mask!: number;

  @Field({ description: 'The gateway' })
  gateway!: string;

  @Optional(() => String, 'Main IP address of the server')
  serverIp!: string | null;

  @Field(() => ID, { description: 'Number of the server' })
  serverId!: number;

  @Field({ description: 'It is a failover subnet, which can be routed to another server' })
  failover!: boolean;

  @Field({ description: 'It is locked by the provider' })
  locked!: boolean;
}

@ObjectType('DedicatedSubnetCancellation', {
  description: 'The cancellation of a subnet, or when it would be possible',
})
export class SubnetCancellation extends Cancellation {
  @Field(() => ID, { description: 'First address of the subnet' })
  ip!: string;

  @Field(() => Int, { description: 'Prefix length' })
  mask!: number;

  static readonly reshape = withPrefixLength;
}

@InputType('CancelDedicatedSubnetInput', { description: 'When to cancel a subnet' })
class CancelSubnet extends Cancel {}

export const subnets = on(Dedicated, {
  subnets: list('/subnet', () => Subnet, ServerFilter, { limit: '5000/1h' }),
  subnet: get('/subnet/{net-ip}', () => Subnet, { limit: '5000/1h' }),
});

export const subnetReads = on(Subnet, {
  mac: get('/subnet/{net-ip}/mac', () => SubnetMac, {
    about: 'Its MAC address; null where it cannot have one. One call per subnet',
    limit: '5000/1h',
  }),
  cancellation: get('/subnet/{net-ip}/cancellation', () => SubnetCancellation, {
    about: 'Its cancellation, or when it would be possible; one call per subnet',
    limit: '200/1h',
  }),
});

export const subnetWrites = mutations({
  updateDedicatedSubnet: post('/subnet/{net-ip}', () => Subnet, WarnOfTraffic, {
    about: 'Sets the traffic warnings of a subnet',
    limit: '5000/1h',
  }),
  setDedicatedSubnetMac: put('/subnet/{net-ip}/mac', () => SubnetMac, SetSubnetMac, {
    about: 'Sets the MAC address of a subnet: whatever had it before loses the subnet',
    limit: '10/1h',
  }),
  deleteDedicatedSubnetMac: del('/subnet/{net-ip}/mac', () => SubnetMac, {
    about: "Resets the MAC address of a subnet to the server's: whatever had it before loses the subnet",
    limit: '10/1h',
  }),
  cancelDedicatedSubnet: post('/subnet/{net-ip}/cancellation', () => SubnetCancellation, CancelSubnet, {
    about: 'Cancels a subnet: on that day all its addresses stop working and are given up, for good',
    limit: '200/1h',
  }),
  withdrawDedicatedSubnetCancellation: del('/subnet/{ip}/cancellation', () => SubnetCancellation, {
    about: 'Withdraws the cancellation of a subnet, before its last day',
    limit: '200/1h',
  }),
});
