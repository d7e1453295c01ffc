/** DNS records: the fields that all types share. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AnyRecord, RecordType, recordTypeMeanings } from '../../dns/record.js';
import { Optional } from '../../../base/optional-field.js';

const { HINFO, RP, SOA, ...typeMeanings } = recordTypeMeanings;

/** The type in requests. Records have the type that all APIs share. */
export const DnsRecordType = wireEnum('EdgeDnsRecordType', 'The type of a DNS record of the edge', typeMeanings);

@ObjectType('EdgeDnsRecordSettings', { description: 'Settings of a DNS record' })
class DnsRecordSettings {
  @Optional(() => Boolean, 'Only IPv4 addresses are returned for a proxied name')
  ipv4Only!: boolean | null;

  @Optional(() => Boolean, 'Only IPv6 addresses are returned for a proxied name')
  ipv6Only!: boolean | null;

  @Optional(() => Boolean, 'CNAME flattening: answers have the addresses of the target instead of its name')
  flattenCname!: boolean | null;
}

@ObjectType('EdgeDnsRecordMeta', { description: 'Metadata of a DNS record' })
class DnsRecordMeta {
  @Optional(() => Boolean, 'It is dead glue: an address of a name server that no NS record names')
  deadGlue!: boolean | null;

  @Optional(() => Boolean, 'It is a glue record: an address of a name server of a delegated zone')
  isGlue!: boolean | null;

  @Optional(
    () => [String],
    'Names of the NS records that shadow it; one call per record, unless read with `includeShadowMetadata`',
  )
  shadowedBy!: string[] | null;

  @Optional(() => Int, 'Number of records that it shadows; read as `shadowedBy` is')
  shadowedRecordsCount!: number | null;
}

@InterfaceType('EdgeDnsRecord', {
  implements: AnyRecord,
  description: 'A DNS record of the edge; each record type has a type of its own',
})
export abstract class DnsRecord implements AnyRecord {
  static readonly keys = { zoneId: 'zoneId', id: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => RecordType, { description: 'The record type' })
  type!: ValueOf<typeof RecordType>;

  @Field({ description: 'The full name' })
  name!: string;

  @Optional(() => String, 'The content, as text')
  content!: string | null;

  @Field(() => Int, {
    description: 'Time to live in seconds; 1: automatic, as for every proxied record',
  })
  ttl!: number;

  @Optional(() => Boolean, 'Traffic is proxied through the edge')
  proxied!: boolean | null;

  @Field({ description: 'It can be proxied' })
  proxiable!: boolean;

  @Optional(() => Boolean, 'Traffic is routed privately, into a private network')
  privateRouting!: boolean | null;

  @Optional(() => String, 'A comment, which does not appear in DNS answers')
  comment!: string | null;

  @Optional(() => GraphQLDateTime, 'When the comment was last changed')
  commentModifiedOn!: string | null;

  @Optional(() => [String], 'Tags, for instance `owner:web`')
  tags!: string[] | null;

  @Optional(() => GraphQLDateTime, 'When the tags were last changed')
  tagsModifiedOn!: string | null;

  @Optional(() => DnsRecordSettings, 'Settings of the record')
  settings!: DnsRecordSettings | null;

  @Field(() => DnsRecordMeta, { description: 'Metadata of the record' })
  meta!: DnsRecordMeta;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  modifiedOn!: string;
}
