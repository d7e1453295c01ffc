/** MAC addresses of subnets: that of the server, or of one of its single addresses. */
import { IsMACAddress } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { isObject } from '../../../base/unknown.js';
import { withPrefixLength } from './prefix-length.js';

@ObjectType('DedicatedPossibleMac', { description: 'A MAC address available to a subnet' })
class PossibleMac {
  @Field(() => ID, { description: 'The IP address that it belongs to' })
  ip!: string;

  @Field({ description: 'The MAC address, six pairs of hexadecimal digits' })
  mac!: string;
}

@ObjectType('DedicatedSubnetMac', { description: 'The MAC address of a subnet' })
export class SubnetMac {
  @Field(() => ID, { description: 'First address of the subnet' })
  ip!: string;

  @Field(() => Int, { description: 'Prefix length' })
  mask!: number;

  @Field({ description: 'The MAC address, six pairs of hexadecimal digits' })
  mac!: string;

  @Field(() => [PossibleMac], { description: 'The available MAC addresses' })
  possibleMacs!: PossibleMac[];

  /** A map on the wire. */
  static reshape({ possible_mac: map, ...subnet }: Wire): Wire {
    const mac = withPrefixLength(subnet);
    if (!isObject(map)) return { ...mac, possible_macs: map };
    return { ...mac, possible_macs: Object.entries(map).map(([ip, mac]) => ({ ip, mac })) };
  }
}

@InputType('SetDedicatedSubnetMacInput', { description: 'The MAC address to set for a subnet' })
export class SetSubnetMac {
  @IsMACAddress()
  @Field({ description: 'One of `possibleMacs`' })
  mac!: string;
}
