/** DNS records: what all kinds of them have. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

export const DnsRecordType = wireEnum(
  'EdgeDnsRecordType',
  'The type of a DNS record',
  [
    ...(['A', 'AAAA', 'CAA', 'CERT', 'CNAME', 'DNSKEY', 'DS', 'HTTPS', 'LOC', 'MX', 'NAPTR'] as const),
    ...(['NS', 'OPENPGPKEY', 'PTR', 'SMIMEA', 'SRV', 'SSHFP', 'SVCB', 'TLSA', 'TXT', 'URI'] as const),
  ],
  {
    A: 'An IPv4 address',
    AAAA: 'An IPv6 address',
    CAA: 'The certificate authorities that may issue certificates',
    CERT: 'A certificate',
    CNAME: 'An alias of another name',
    DNSKEY: 'A DNSSEC public key',
    DS: 'The digest of the DNSSEC key of a delegated zone',
    HTTPS: 'Service binding for HTTPS',
    LOC: 'A geographic location',
    MX: 'A mail server',
    NAPTR: 'A naming authority pointer: rewrites a name by a rule',
    NS: 'A name server',
    OPENPGPKEY: 'An OpenPGP public key',
    PTR: 'The host name of an address',
    SMIMEA: 'An S/MIME certificate',
    SRV: 'The host and port of a service',
    SSHFP: 'The fingerprint of an SSH host key',
    SVCB: 'Service binding',
    TLSA: 'A TLS server certificate (DANE)',
    TXT: 'Text',
    URI: 'A URI',
  },
);

@ObjectType('EdgeDnsRecordSettings', { description: 'Settings of a DNS record' })
export class DnsRecordSettings {
  @Field(() => Boolean, { nullable: true, description: 'Only IPv4 addresses are returned for a proxied name' })
  ipv4Only!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only IPv6 addresses are returned for a proxied name' })
  ipv6Only!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'CNAME flattening: answers have the addresses of the target instead of its name',
  })
  flattenCname!: boolean | null;
}

@ObjectType('EdgeDnsRecordMeta', { description: 'Metadata of a DNS record' })
export class DnsRecordMeta {
  @Field(() => Boolean, {
    nullable: true,
    description: 'It is dead glue: an address of a name server that no NS record names',
  })
  deadGlue!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'It is a glue record: an address of a name server of a delegated zone',
  })
  isGlue!: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Names of the NS records that shadow it' })
  shadowedBy!: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Number of records that it shadows' })
  shadowedRecordsCount!: number | null;
}

@InterfaceType('EdgeDnsRecord', { description: 'A DNS record; each record type has a type of its own' })
export abstract class DnsRecord {
  static readonly keys = { zoneId: 'zoneId', id: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => DnsRecordType, { description: 'The record type' })
  type!: ValueOf<typeof DnsRecordType>;

  @Field({ description: 'The full name' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The content, as text' })
  content!: string | null;

  @Field(() => Int, {
    description: 'Time to live in seconds; 1: automatic, as for every proxied record',
  })
  ttl!: number;

  @Field(() => Boolean, { nullable: true, description: 'Traffic is proxied through the edge' })
  proxied!: boolean | null;

  @Field({ description: 'It can be proxied' })
  proxiable!: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Traffic is routed privately, into a private network' })
  privateRouting!: boolean | null;

  @Field(() => String, { nullable: true, description: 'A comment, which does not appear in DNS answers' })
  comment!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the comment was last changed' })
  commentModifiedOn!: string | null;

  @Field(() => [String], { nullable: true, description: 'Tags, for instance `owner:web`' })
  tags!: string[] | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the tags were last changed' })
  tagsModifiedOn!: string | null;

  @Field(() => DnsRecordSettings, { nullable: true, description: 'Settings of the record' })
  settings!: DnsRecordSettings | null;

  @Field(() => DnsRecordMeta, { description: 'Metadata of the record' })
  meta!: DnsRecordMeta;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  modifiedOn!: string;
}
