/** Zones: domains with everything that is set for them. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

export const ZoneStatus = wireEnum(
  'EdgeZoneStatus',
  'Whether a zone is served',
  ['pending', 'initializing', 'active', 'moved'],
  {
    pending: 'Its name servers do not point here yet',
    initializing: 'It is being set up',
    active: 'It is served',
    moved: 'Its name servers do not point here any more',
  },
);

export const ZoneType = wireEnum(
  'EdgeZoneType',
  'Who answers for the names of a zone',
  ['full', 'partial', 'secondary', 'internal'],
  {
    full: 'The edge alone',
    partial: 'Another DNS provider, which points single names here',
    secondary: 'The edge, with what another DNS server hands to it',
    internal: 'The edge, for names that are seen inside alone',
  },
);

@ObjectType('EdgeZoneMeta', { description: 'What a zone may have' })
export class ZoneMeta {
  @Field(() => Boolean, { nullable: true, description: 'It uses the delivery network alone' })
  cdnOnly!: boolean | null;

  @Field(() => Int, { nullable: true, description: 'How many custom certificates it may have' })
  customCertificateQuota!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'It uses DNS alone' })
  dnsOnly!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'It is served by the name servers of the paid kind' })
  foundationDns!: boolean | null;

  @Field(() => Int, { nullable: true, description: 'How many page rules it may have' })
  pageRuleQuota!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Phishing was found in it' })
  phishingDetected!: boolean | null;

  @Field(() => Int, { nullable: true, description: 'How far its setting up has come' })
  step!: number | null;
}

@ObjectType('EdgeZoneOwner', { description: 'Who owns a zone' })
export class ZoneOwner {
  @Field(() => ID, { nullable: true, description: 'Id of the owner' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the owner' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'What the owner is, for instance `organization`' })
  type!: string | null;
}

@ObjectType('EdgeZonePlan', { description: 'What a zone is subscribed to' })
export class ZonePlan {
  @Field(() => ID, { nullable: true, description: 'Id of the plan' })
  id!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The caller may subscribe to it' })
  canSubscribe!: boolean | null;

  @Field(() => String, { nullable: true, description: 'Code of the currency of its price' })
  currency!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Somebody else manages it' })
  externallyManaged!: boolean | null;

  @Field(() => String, { nullable: true, description: 'How often it is paid, for instance `monthly`' })
  frequency!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The zone is subscribed to it' })
  isSubscribed!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'An old discount applies' })
  legacyDiscount!: boolean | null;

  @Field(() => ID, { nullable: true, description: 'The short name of its kind, for instance `free` or `pro`' })
  legacyId!: string | null;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => Float, { nullable: true, description: 'What it costs each time, in its currency' })
  price!: number | null;
}

@ObjectType('EdgeZoneTenant', { description: 'The tenant of a zone' })
export class ZoneTenant {
  @Field(() => ID, { nullable: true, description: 'Id of the tenant' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the tenant' })
  name!: string | null;
}

@ObjectType('EdgeZoneTenantUnit', { description: 'The unit of its tenant that a zone belongs to' })
export class ZoneTenantUnit {
  @Field(() => ID, { nullable: true, description: 'Id of the unit' })
  id!: string | null;
}

@ObjectType('EdgeZone', { description: 'A zone: a domain with everything that is set for it' })
export class Zone {
  static readonly keys = { zoneId: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'The domain' })
  name!: string;

  @Field(() => ZoneStatus, { nullable: true, description: 'Whether it is served' })
  status!: ValueOf<typeof ZoneStatus> | null;

  @Field(() => ZoneType, { nullable: true, description: 'Who answers for its names' })
  type!: ValueOf<typeof ZoneType> | null;

  @Field(() => Boolean, { nullable: true, description: 'Nothing but DNS is served for now' })
  paused!: boolean | null;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  modifiedOn!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last found to be served; null before' })
  activatedOn!: string | null;

  @Field(() => Int, {
    description: 'Seconds until its cache is used again, where it is switched off; negative: since when it is',
  })
  developmentMode!: number;

  @Field(() => [String], { description: 'The name servers that its registrar has to name' })
  nameServers!: string[];

  @Field(() => String, { nullable: true, description: 'Who served its DNS before' })
  originalDnshost!: string | null;

  @Field(() => [String], { nullable: true, description: 'The name servers it had before' })
  originalNameServers!: string[] | null;

  @Field(() => String, { nullable: true, description: 'The registrar it had before' })
  originalRegistrar!: string | null;

  @Field(() => String, { nullable: true, description: 'What is put behind a name that points here from elsewhere' })
  cnameSuffix!: string | null;

  @Field(() => [String], { nullable: true, description: 'Name servers under its own name' })
  vanityNameServers!: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'What a TXT record has to say to prove whose a partial zone is',
  })
  verificationKey!: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'What the credential may do with it, for instance `#dns:edit`',
  })
  permissions!: string[] | null;

  @Field(() => ZoneMeta, { description: 'What it may have' })
  meta!: ZoneMeta;

  @Field(() => ZoneOwner, { description: 'Who owns it' })
  owner!: ZoneOwner;

  @Field(() => ZonePlan, { description: 'What it is subscribed to' })
  plan!: ZonePlan;

  @Field(() => ZoneTenant, { nullable: true, description: 'Its tenant, if there is one' })
  tenant!: ZoneTenant | null;

  @Field(() => ZoneTenantUnit, { nullable: true, description: 'The unit of its tenant that it belongs to' })
  tenantUnit!: ZoneTenantUnit | null;

  /** An object with the id and name on the wire; the field is a link. */
  account!: { readonly id?: string };
}
