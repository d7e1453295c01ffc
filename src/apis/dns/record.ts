/** The interface of DNS records of all APIs. */
import { Field, ID, Int, InterfaceType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { DnsValue } from './value-types.js';
import { AnyZone } from './zone.js';
import { Optional } from '../../base/optional-field.js';

export const recordTypeMeanings = {
  A: 'An IPv4 address',
  AAAA: 'An IPv6 address',
  CAA: 'The certificate authorities that may issue certificates',
  CERT: 'A certificate',
  CNAME: 'An alias of another name',
  DNSKEY: 'A DNSSEC public key',
  DS: 'The digest of the DNSSEC key of a delegated zone',
  HINFO: 'The CPU and operating system of a host',
  HTTPS: 'Service binding for HTTPS',
  LOC: 'A geographic location',
  MX: 'A mail server',
  NAPTR: 'A naming authority pointer: rewrites a name by a rule',
  NS: 'A name server',
  OPENPGPKEY: 'An OpenPGP public key',
  PTR: 'The host name of an address',
  RP: 'The person responsible for a name',
  SMIMEA: 'An S/MIME certificate',
  SOA: 'The start of authority: how secondary name servers keep the zone',
  SRV: 'The host and port of a service',
  SSHFP: 'The fingerprint of an SSH host key',
  SVCB: 'Service binding',
  TLSA: 'A TLS server certificate (DANE)',
  TXT: 'Text',
  URI: 'A URI',
} as const;

export const RecordType = wireEnum(
  'DnsRecordType',
  'The type of a DNS record. Records of the edge have neither HINFO, RP nor SOA',
  recordTypeMeanings,
);

@InterfaceType('DnsRecord', { description: 'A DNS record of the edge or of the cloud: one value of a name and type' })
export abstract class AnyRecord {
  @Field(() => ID, { description: 'Id, unique among the records of its zone' })
  readonly id!: string;

  @Field(() => RecordType, { description: 'The record type' })
  readonly type!: ValueOf<typeof RecordType>;

  @Field(() => String, { description: 'The full name, without a dot at its end' })
  readonly name!: string;

  @Optional(() => String, 'The content, as text: names in it are full and have no dot at their end')
  readonly content!: string | null;

  @Optional(
    () => Int,
    'Time to live in seconds; at the edge 1: automatic. A record of the cloud without one of its own has that of its zone',
  )
  readonly ttl!: number | null;

  @Optional(() => String, 'A comment, which does not appear in DNS answers')
  readonly comment!: string | null;

  @Optional(() => AnyZone, 'The zone that it is in')
  readonly zone?: AnyZone | null;

  @Optional(() => DnsValue, 'The parts of the value; null for a type without any')
  readonly parts?: object | null;
}
