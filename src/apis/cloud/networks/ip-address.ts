/** Common parts of floating and primary IPs. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { type ValueOf, sorting, wireEnum } from '../../../rest/mapping/enum.js';
import { renamed } from '../../../rest/mapping/renamed.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { DnsPtr } from './dns-ptr.js';
import { Labelled, NameAndLabels, Protection } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

export const IpType = wireEnum('CloudIpType', 'A single IPv4 address or an IPv6 /64 network', {
  ipv4: 'A single address',
  ipv6: 'A /64 network',
});
const IpSort = sorting('CloudIpSort', { id: 'id', created: 'time of creation' });

@ObjectType()
export abstract class IpAddress extends Labelled {
  @Field({ description: 'The IP address, or the network such as `2001:db8::/64`' })
  ip!: string;

  @Field(() => IpType, { description: 'A single IPv4 address or an IPv6 network' })
  type!: ValueOf<typeof IpType>;

  @Field(() => [DnsPtr], { description: 'Reverse DNS entries: one for IPv4, any number for IPv6' })
  dnsPtrs!: DnsPtr[];

  @Field({ description: 'It is blocked by the provider, for instance because of abuse' })
  blocked!: boolean;

  @Field(() => Protection, { description: 'Protection against deletion' })
  protection!: Protection;

  static reshape(address: Wire): Wire {
    return renamed(address, { dns_ptr: 'dns_ptrs' });
  }
}

@ArgsType()
export class IpFilter extends NameAndLabels {
  @Optional(() => [IpSort], 'The sort order; by id unless given')
  sort?: string[];
}
