/** DNS records: what all kinds of them have. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

export const DnsRecordType = wireEnum(
  'EdgeDnsRecordType',
  'The kind of a DNS record',
  [
    ...(['A', 'AAAA', 'CAA', 'CERT', 'CNAME', 'DNSKEY', 'DS', 'HTTPS', 'LOC', 'MX', 'NAPTR'] as const),
    ...(['NS', 'OPENPGPKEY', 'PTR', 'SMIMEA', 'SRV', 'SSHFP', 'SVCB', 'TLSA', 'TXT', 'URI'] as const),
  ],
  {
    A: 'An IPv4 address',
    AAAA: 'An IPv6 address',
    CAA: 'Who may issue certificates',
    CERT: 'A certificate',
    CNAME: 'Another name that stands for this one',
    DNSKEY: 'A key that signs the zone',
    DS: 'The digest of a key that signs a zone below',
    HTTPS: 'How a web server is reached',
    LOC: 'A place on Earth',
    MX: 'Who takes mail',
    NAPTR: 'A rule that makes names of numbers and others',
    NS: 'A name server',
    OPENPGPKEY: 'A key for mail',
    PTR: 'The name of an address',
    SMIMEA: 'A certificate for mail',
    SRV: 'Where a service is',
    SSHFP: 'The fingerprint of a key of an SSH server',
    SVCB: 'How a service is reached',
    TLSA: 'The certificate of a TLS server',
    TXT: 'Any text',
    URI: 'An address of the web',
  },
);

@ObjectType('EdgeDnsRecordSettings', { description: 'How the edge answers for a record' })
export class DnsRecordSettings {
  @Field(() => Boolean, { nullable: true, description: 'A proxied name has IPv4 addresses alone' })
  ipv4Only!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'A proxied name has IPv6 addresses alone' })
  ipv6Only!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Of a CNAME the addresses are answered, not the name' })
  flattenCname!: boolean | null;
}

@ObjectType('EdgeDnsRecordMeta', { description: 'What the edge has found out of a record' })
export class DnsRecordMeta {
  @Field(() => Boolean, { nullable: true, description: 'It is the address of a name server that nothing names' })
  deadGlue!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'It is the address of a name server of a zone below' })
  isGlue!: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Names of the NS records that keep it from being answered' })
  shadowedBy!: string[] | null;

  @Field(() => Int, { nullable: true, description: 'How many records it keeps from being answered' })
  shadowedRecordsCount!: number | null;
}

@InterfaceType('EdgeDnsRecord', { description: 'A DNS record; each kind has a type of its own' })
export abstract class DnsRecord {
  static readonly keys = { zoneId: 'zoneId', id: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => DnsRecordType, { description: 'Its kind' })
  type!: ValueOf<typeof DnsRecordType>;

  @Field({ description: 'The whole name' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What it says, as text' })
  content!: string | null;

  @Field(() => Int, {
    description: 'Seconds for which it may be remembered; 1: the edge decides, as it does if proxied',
  })
  ttl!: number;

  @Field(() => Boolean, { nullable: true, description: 'Web traffic passes through the edge' })
  proxied!: boolean | null;

  @Field({ description: 'It can be proxied' })
  proxiable!: boolean;

  @Field(() => Boolean, { nullable: true, description: 'It leads into a private network' })
  privateRouting!: boolean | null;

  @Field(() => String, { nullable: true, description: 'A note, which no DNS answer has' })
  comment!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the note was last changed' })
  commentModifiedOn!: string | null;

  @Field(() => [String], { nullable: true, description: 'Tags, for instance `owner:web`' })
  tags!: string[] | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the tags were last changed' })
  tagsModifiedOn!: string | null;

  @Field(() => DnsRecordSettings, { nullable: true, description: 'How the edge answers for it' })
  settings!: DnsRecordSettings | null;

  @Field(() => DnsRecordMeta, { description: 'What the edge has found out of it' })
  meta!: DnsRecordMeta;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  modifiedOn!: string;
}
