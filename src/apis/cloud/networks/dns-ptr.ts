/** Reverse DNS: the host names of addresses, on servers, load balancers, floating and primary IPs. */
import { IsIP } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType('CloudDnsPtr', { description: 'An address and the host name that reverse DNS answers for it' })
export class DnsPtr {
  @Field(() => String, { nullable: true, description: 'An IPv4 or IPv6 address' })
  ip!: string | null;

  @Field(() => String, { nullable: true, description: 'The host name; null where there is none' })
  dnsPtr!: string | null;
}

@InputType('ChangeCloudDnsPtrInput', { description: 'The host name that reverse DNS shall answer for an address' })
export class ChangeDnsPtr {
  @IsIP()
  @Field({ description: 'The address; one of the network where the object has a whole IPv6 network' })
  ip!: string;

  @Field(() => String, { nullable: true, description: 'The host name; null for the default of the provider' })
  dnsPtr?: string | null;
}
