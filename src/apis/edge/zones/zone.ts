/** The zone type: a domain with its settings. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AnyZone } from '../../dns/zone.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { ZonePlan } from './plan.js';
import { Optional } from '../../../base/optional-field.js';

export const ZoneStatus = wireEnum('EdgeZoneStatus', 'The status of a zone', {
  pending: 'The registrar does not point to the assigned name servers yet',
  initializing: 'It is being set up',
  active: 'The zone is active: its name servers are in use',
  moved: 'The registrar no longer points to the assigned name servers',
});

export const ZoneType = wireEnum('EdgeZoneType', 'The type of a zone: who hosts its DNS', {
  full: 'Full setup: DNS is hosted here',
  partial: 'Partial (CNAME) setup: another DNS provider hosts the zone and points single host names here',
  secondary: 'Secondary setup: DNS is transferred from another primary server',
  internal: 'Internal: only resolvable in private networks',
});

@ObjectType('EdgeZoneMeta', { description: 'Metadata of a zone' })
class ZoneMeta {
  @Optional(() => Boolean, 'The zone is only for the CDN')
  cdnOnly!: boolean | null;

  @Optional(() => Int, 'Number of custom certificates the zone may have')
  customCertificateQuota!: number | null;

  @Optional(() => Boolean, 'The zone is only for DNS')
  dnsOnly!: boolean | null;

  @Optional(() => Boolean, 'Foundation DNS is enabled: advanced name servers')
  foundationDns!: boolean | null;

  @Optional(() => Int, 'Number of page rules the zone may have')
  pageRuleQuota!: number | null;

  @Optional(() => Boolean, 'Phishing was detected in the zone')
  phishingDetected!: boolean | null;

  @Optional(() => Int, 'The current step of the setup')
  step!: number | null;
}

@ObjectType('EdgeZoneOwner', { description: 'The owner of a zone' })
class ZoneOwner {
  @Optional(() => ID, 'Id of the owner')
  id!: string | null;

  @Optional(() => String, 'Name of the owner')
  name!: string | null;

  @Optional(() => String, 'Type of the owner, for instance `organization`')
  type!: string | null;
}

@ObjectType('EdgeZoneTenant', { description: 'The tenant of a zone' })
class ZoneTenant {
  @Optional(() => ID, 'Id of the tenant')
  id!: string | null;

  @Optional(() => String, 'Name of the tenant')
  name!: string | null;
}

@ObjectType('EdgeZoneTenantUnit', { description: 'The tenant unit of a zone' })
class ZoneTenantUnit {
  @Optional(() => ID, 'Id of the unit')
  id!: string | null;
}

@ObjectType('EdgeZone', { implements: AnyZone, description: 'A zone: a domain with its records and settings' })
export class Zone implements AnyZone {
  static readonly keys = { zoneId: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'The domain name' })
  name!: string;

  @Optional(() => ZoneStatus, 'The status of the zone')
  status!: ValueOf<typeof ZoneStatus> | null;

  @Optional(() => ZoneType, 'The type of the zone: who hosts its DNS')
  type!: ValueOf<typeof ZoneType> | null;

  @Optional(() => Boolean, 'The zone is paused: it serves DNS only, without proxying')
  paused!: boolean | null;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  modifiedOn!: string;

  @Optional(() => GraphQLDateTime, 'When it was last found active; null before')
  activatedOn!: string | null;

  @Field(() => Int, {
    description: 'Seconds until development mode ends; negative: seconds since it ended',
  })
  developmentMode!: number;

  @Field(() => [String], { description: 'The assigned name servers, to be set at the registrar' })
  nameServers!: string[];

  @Optional(() => String, 'The DNS host before it was moved here')
  originalDnshost!: string | null;

  @Optional(() => [String], 'The name servers before it was moved here')
  originalNameServers!: string[] | null;

  @Optional(() => String, 'The registrar before it was moved here')
  originalRegistrar!: string | null;

  @Optional(() => String, 'The suffix of CNAME targets in a partial setup')
  cnameSuffix!: string | null;

  @Optional(() => [String], 'Custom name servers under its own domain')
  vanityNameServers!: string[] | null;

  @Optional(() => String, 'The content of the TXT record that verifies a partial zone')
  verificationKey!: string | null;

  @Optional(() => [String], 'Permissions of the credential on the zone, for instance `#dns:edit`')
  permissions!: string[] | null;

  @Field(() => ZoneMeta, { description: 'Metadata of the zone' })
  meta!: ZoneMeta;

  @Field(() => ZoneOwner, { description: 'The owner of the zone' })
  owner!: ZoneOwner;

  @Field(() => ZonePlan, { description: 'The plan of the zone' })
  plan!: ZonePlan;

  @Optional(() => ZoneTenant, 'Its tenant, if there is one')
  tenant!: ZoneTenant | null;

  @Optional(() => ZoneTenantUnit, 'Its tenant unit')
  tenantUnit!: ZoneTenantUnit | null;

  /** An object with the id and name on the wire; the field is a link. */
  account!: { readonly id?: string; readonly name?: string };
}
