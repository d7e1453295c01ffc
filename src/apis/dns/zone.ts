/** The interface of DNS zones of all APIs. */
import { Field, ID, InterfaceType } from 'type-graphql';
import { Optional } from '../../base/optional-field.js';

@InterfaceType('DnsZone', { description: 'A DNS zone of the edge or of the cloud' })
export abstract class AnyZone {
  @Field(() => ID, { description: 'Id, unique among the zones of its account' })
  readonly id!: string | number;

  @Field({ description: 'The domain name' })
  readonly name!: string;

  @Optional(() => [String], 'The name servers that the provider has assigned to it')
  readonly nameServers?: readonly string[] | null | undefined;
}
