/** Reverse DNS: the host names of addresses, on servers, load balancers, floating and primary IPs. */
import { IsIP } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('CloudDnsPtr', { description: 'A reverse DNS entry: an IP address and its host name' })
export class DnsPtr {
  @Optional(() => String, 'The IPv4 or IPv6 address')
  ip!: string | null;

  @Optional(() => String, 'The host name (PTR); null if there is none')
  dnsPtr!: string | null;
}

@InputType('ChangeCloudDnsPtrInput', { description: 'A reverse DNS entry to set' })
export class ChangeDnsPtr {
  @IsIP()
  @Field({ description: 'The IP address; for an IPv6 network, one address within it' })
  ip!: string;

  @TakesNull()
  @Optional(() => String, "The host name (PTR); null resets it to the provider's default")
  dnsPtr?: string | null;
}
