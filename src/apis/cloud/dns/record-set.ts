/** The shape of a record set: all records of a zone with one name and type. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { isObject } from '../../../base/unknown.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import type { Labels } from '../../../rest/rows/labels.js';

export const recordTypes = [
  ...(['A', 'AAAA', 'CAA', 'CNAME', 'DS', 'HINFO', 'HTTPS', 'MX'] as const),
  ...(['NS', 'PTR', 'RP', 'SOA', 'SRV', 'SVCB', 'TLSA', 'TXT'] as const),
];

export const RecordType = wireEnum('CloudDnsRecordType', 'The type of DNS records', recordTypes, {
  A: 'An IPv4 address',
  AAAA: 'An IPv6 address',
  CAA: 'The certificate authorities that may issue certificates',
  CNAME: 'An alias of another name',
  DS: 'The digest of the DNSSEC key of a delegated zone',
  HINFO: 'The CPU and operating system of a host',
  HTTPS: 'Service binding for HTTPS',
  MX: 'A mail server',
  NS: 'A name server',
  PTR: 'The host name of an address',
  RP: 'The person responsible for a name',
  SOA: 'The start of authority: how secondary name servers keep the zone',
  SRV: 'The host and port of a service',
  SVCB: 'Service binding',
  TLSA: 'A TLS server certificate (DANE)',
  TXT: 'Text',
});

@ObjectType('CloudDnsRecordSetProtection', { description: 'The protection of a record set against changes' })
export class RecordSetProtection {
  @Field({ description: 'It is protected against changes and deletion' })
  change!: boolean;
}

@ObjectType('CloudDnsRecord', { description: 'A DNS record: one value of a record set' })
export class DnsRecord {
  @Field({ description: 'The value, in zone file format' })
  value!: string;

  @Field(() => String, { nullable: true, description: 'A comment, which does not appear in DNS answers' })
  comment!: string | null;

  /** That of its set; the parts of the value follow from it. */
  type?: string;
}

@ObjectType('CloudDnsRecordSet', { description: 'A record set: all records of a zone with one name and type' })
export class RecordSet {
  @Field(() => ID, { description: 'Its name and type, for instance `www/A`' })
  id!: string;

  @Field({ description: 'The name relative to the zone; `@` for the zone itself' })
  name!: string;

  @Field(() => RecordType, { description: 'The type of its records' })
  type!: ValueOf<typeof RecordType>;

  @Field(() => Int, { nullable: true, description: 'Time to live in seconds; null: that of the zone' })
  ttl!: number | null;

  @Field(() => [DnsRecord], { description: 'Its records, in no particular order' })
  records!: DnsRecord[];

  @Field(() => GraphQLJSONObject, { description: 'User-defined labels: key-value pairs of strings' })
  labels!: Labels;

  @Field(() => RecordSetProtection, { description: 'Protection against changes' })
  protection!: RecordSetProtection;

  /** The id of its zone; the field `zone` is a link. */
  dnsZone!: number;

  static reshape(wire: Wire): Wire {
    const { records, type } = wire;
    if (!Array.isArray(records)) return wire;
    return { ...wire, records: records.map((record) => (isObject(record) ? { ...record, type } : record)) };
  }
}
