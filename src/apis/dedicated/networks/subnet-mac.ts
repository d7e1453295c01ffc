/** MAC addresses of subnets: a subnet uses that of the server, or of one of the single addresses. */
import { IsMACAddress } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { isObject } from '../../../base/unknown.js';
import { withPrefixLength } from './prefix-length.js';

@ObjectType('DedicatedPossibleMac', { description: 'A MAC address that a subnet can use' })
class PossibleMac {
  @Field(() => ID, { description: 'The IP address whose it is' })
  ip!: string;

  @Field({ description: 'The MAC address, six pairs of hexadecimal digits' })
  mac!: string;
}

@ObjectType('DedicatedSubnetMac', { description: 'The MAC address that a subnet uses' })
export class SubnetMac {
  @Field(() => ID, { description: 'First address of the subnet' })
  ip!: string;

  @Field(() => Int, { description: 'Length of its prefix' })
  mask!: number;

  @Field({ description: 'The MAC address, six pairs of hexadecimal digits' })
  mac!: string;

  @Field(() => [PossibleMac], { description: 'The MAC addresses that it can use' })
  possibleMacs!: PossibleMac[];

  /** A map on the wire. */
  static reshape({ possible_mac: map, ...told }: Wire): Wire {
    const mac = withPrefixLength(told);
    if (!isObject(map)) return { ...mac, possible_macs: map };
    return { ...mac, possible_macs: Object.entries(map).map(([ip, mac]) => ({ ip, mac })) };
  }
}

@InputType('SetDedicatedSubnetMacInput', { description: 'Which MAC address a subnet shall use' })
export class SetSubnetMac {
  @IsMACAddress()
  @Field({ description: 'One of `possibleMacs`' })
  mac!: string;
}
