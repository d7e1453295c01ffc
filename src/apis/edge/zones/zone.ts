/** The zone type: a domain with its settings. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { AnyZone } from '../../dns/zone.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

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
  @Field(() => Boolean, { nullable: true, description: 'The zone is only for the CDN' })
  cdnOnly!: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Number of custom certificates the zone may have' })
  customCertificateQuota!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'The zone is only for DNS' })
  dnsOnly!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Foundation DNS is enabled: advanced name servers' })
  foundationDns!: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Number of page rules the zone may have' })
  pageRuleQuota!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Phishing was detected in the zone' })
  phishingDetected!: boolean | null;

  @Field(() => Int, { nullable: true, description: 'The current step of the setup' })
  step!: number | null;
}

@ObjectType('EdgeZoneOwner', { description: 'The owner of a zone' })
class ZoneOwner {
  @Field(() => ID, { nullable: true, description: 'Id of the owner' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the owner' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Type of the owner, for instance `organization`' })
  type!: string | null;
}

@ObjectType('EdgeZonePlan', { description: 'The plan of a zone' })
class ZonePlan {
  @Field(() => ID, { nullable: true, description: 'Id of the plan' })
  id!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The caller may subscribe to the plan' })
  canSubscribe!: boolean | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of the currency of the price' })
  currency!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The plan is managed by someone else' })
  externallyManaged!: boolean | null;

  @Field(() => String, { nullable: true, description: 'The billing frequency, for instance `monthly`' })
  frequency!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The zone is subscribed to the plan' })
  isSubscribed!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'A legacy discount applies' })
  legacyDiscount!: boolean | null;

  @Field(() => ID, { nullable: true, description: 'The legacy id, for instance `free` or `pro`' })
  legacyId!: string | null;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => Float, { nullable: true, description: 'The price per billing period, in that currency' })
  price!: number | null;
}

@ObjectType('EdgeZoneTenant', { description: 'The tenant of a zone' })
class ZoneTenant {
  @Field(() => ID, { nullable: true, description: 'Id of the tenant' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the tenant' })
  name!: string | null;
}

@ObjectType('EdgeZoneTenantUnit', { description: 'The tenant unit of a zone' })
class ZoneTenantUnit {
  @Field(() => ID, { nullable: true, description: 'Id of the unit' })
  id!: string | null;
}

@ObjectType('EdgeZone', { implements: AnyZone, description: 'A zone: a domain with its records and settings' })
export class Zone implements AnyZone {
  static readonly keys = { zoneId: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'The domain name' })
  name!: string;

  @Field(() => ZoneStatus, { nullable: true, description: 'The status of the zone' })
  status!: ValueOf<typeof ZoneStatus> | null;

  @Field(() => ZoneType, { nullable: true, description: 'The type of the zone: who hosts its DNS' })
  type!: ValueOf<typeof ZoneType> | null;

  @Field(() => Boolean, { nullable: true, description: 'The zone is paused: it serves DNS only, without proxying' })
  paused!: boolean | null;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  modifiedOn!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last found active; null before' })
  activatedOn!: string | null;

  @Field(() => Int, {
    description: 'Seconds until development mode ends; negative: seconds since it ended',
  })
  developmentMode!: number;

  @Field(() => [String], { description: 'The assigned name servers, to be set at the registrar' })
  nameServers!: string[];

  @Field(() => String, { nullable: true, description: 'The DNS host before it was moved here' })
  originalDnshost!: string | null;

  @Field(() => [String], { nullable: true, description: 'The name servers before it was moved here' })
  originalNameServers!: string[] | null;

  @Field(() => String, { nullable: true, description: 'The registrar before it was moved here' })
  originalRegistrar!: string | null;

  @Field(() => String, { nullable: true, description: 'The suffix of CNAME targets in a partial setup' })
  cnameSuffix!: string | null;

  @Field(() => [String], { nullable: true, description: 'Custom name servers under its own domain' })
  vanityNameServers!: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'The content of the TXT record that verifies a partial zone',
  })
  verificationKey!: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Permissions of the credential on the zone, for instance `#dns:edit`',
  })
  permissions!: string[] | null;

  @Field(() => ZoneMeta, { description: 'Metadata of the zone' })
  meta!: ZoneMeta;

  @Field(() => ZoneOwner, { description: 'The owner of the zone' })
  owner!: ZoneOwner;

  @Field(() => ZonePlan, { description: 'The plan of the zone' })
  plan!: ZonePlan;

  @Field(() => ZoneTenant, { nullable: true, description: 'Its tenant, if there is one' })
  tenant!: ZoneTenant | null;

  @Field(() => ZoneTenantUnit, { nullable: true, description: 'Its tenant unit' })
  tenantUnit!: ZoneTenantUnit | null;

  /** An object with the id and name on the wire; the field is a link. */
  account!: { readonly id?: string; readonly name?: string };
}
