/** The shape of a DNS zone: a domain whose names the provider answers for. */
import { IsIP, MaxLength, MinLength, Max, Min } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { isText } from '../../../base/unknown.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Secret } from '../../../rest/mapping/secrets.js';
import { AnyZone } from '../../dns/zone.js';
import { Labelled, Protection } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

export const ZoneMode = wireEnum('CloudDnsZoneMode', 'Where the records of a zone are kept', {
  primary: 'Primary: here, where they are changed',
  secondary: 'Secondary: on other name servers, from which they are transferred',
});
const ZoneStatus = wireEnum('CloudDnsZoneStatus', 'The status of a zone', {
  ok: 'Served as it is',
  updating: 'Being changed',
  error: 'Cannot be served, for instance because a transfer fails',
});
const Registrar = wireEnum('CloudDnsRegistrar', 'The registrar of a domain', {
  hetzner: 'The provider itself',
  other: 'Another registrar',
  unknown: 'The registrar is not known',
});
const DelegationStatus = wireEnum(
  'CloudDnsDelegationStatus',
  'Whether the domain is delegated to the name servers of its zone',
  {
    valid: 'To all of them',
    'partially-valid': 'To some of them',
    invalid: 'To others',
    lame: 'To them, but they do not answer for it',
    unregistered: 'The domain is not registered',
    unknown: 'The delegation is not known',
  },
);
const TsigAlgorithm = wireEnum('CloudDnsTsigAlgorithm', 'The algorithm of a TSIG key', {
  'hmac-md5': 'HMAC with MD5',
  'hmac-sha1': 'HMAC with SHA-1',
  'hmac-sha256': 'HMAC with SHA-256',
});

@ObjectType('CloudDnsPrimaryNameserver', { description: 'A name server that a secondary zone is transferred from' })
class PrimaryNameserver {
  @Field({ description: 'Its IP address' })
  address!: string;

  @Optional(() => Int, 'Its port')
  port!: number | null;

  @Secret()
  @Optional(() => String, 'The TSIG key that signs transfers, in base64')
  tsigKey!: string | null;

  @Optional(() => TsigAlgorithm, 'The algorithm of the TSIG key')
  tsigAlgorithm!: ValueOf<typeof TsigAlgorithm> | null;
}

@InputType('CloudDnsPrimaryNameserverInput', { description: 'A name server to transfer a secondary zone from' })
export class PrimaryNameserverInput {
  @IsIP()
  @Field({ description: 'Its IP address' })
  address!: string;

  @Min(1)
  @Max(65_535)
  @Optional(() => Int, 'Its port; 53 unless given')
  port?: number;

  @MinLength(1)
  @MaxLength(1024)
  @Optional(() => String, 'The TSIG key that signs transfers, in base64')
  tsigKey?: string;

  @Optional(() => TsigAlgorithm, 'The algorithm of the TSIG key')
  tsigAlgorithm?: ValueOf<typeof TsigAlgorithm>;
}

@ObjectType('CloudDnsNameservers', { description: 'The name servers of a zone, and those of its domain' })
class AuthoritativeNameservers {
  @Field(() => [String], { description: "The provider's name servers for the zone" })
  assigned!: string[];

  @Field(() => [String], { description: 'The name servers that the domain is delegated to' })
  delegated!: string[];

  @Optional(() => GraphQLDateTime, 'When the delegation was last checked')
  delegationLastCheck!: string | null;

  @Optional(() => DelegationStatus, 'Whether the two agree')
  delegationStatus!: ValueOf<typeof DelegationStatus> | null;
}

@ObjectType('CloudDnsZone', {
  implements: AnyZone,
  description: "A DNS zone: a domain on the provider's name servers",
})
export class DnsZone extends Labelled implements AnyZone {
  static readonly keys = { id: 'id' } as const;

  @Field(() => ZoneMode, { description: 'Where its records are kept' })
  mode!: ValueOf<typeof ZoneMode>;

  @Field(() => ZoneStatus, { description: 'The status of the zone' })
  status!: ValueOf<typeof ZoneStatus>;

  @Field(() => Int, { description: 'Time to live in seconds of record sets that have none of their own' })
  ttl!: number;

  @Field(() => Int, { description: 'Number of its records' })
  recordCount!: number;

  @Optional(() => [PrimaryNameserver], 'The name servers it is transferred from; only of secondary zones')
  primaryNameservers!: PrimaryNameserver[] | null;

  @Field(() => AuthoritativeNameservers, { description: 'Its name servers, and those of the domain' })
  authoritativeNameservers!: AuthoritativeNameservers;

  @Field(() => Registrar, { description: 'The registrar of the domain' })
  registrar!: ValueOf<typeof Registrar>;

  @Field(() => Protection, { description: 'Protection against deletion' })
  protection!: Protection;

  get nameServers(): string[] | undefined {
    const { authoritativeNameservers }: Sent<DnsZone> = this;
    return authoritativeNameservers?.assigned?.filter(isText).map((name) => name.replace(/\.$/, ''));
  }
}
