/** Certificate packs: what is issued and renewed for the names of a zone, one certificate for each kind of key. */
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { del, get, list, post } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import {
  Deploy,
  GeoRestrictions,
  IssuanceStatus,
  Issuer,
  ValidationError,
  ValidationMethod,
  ValidationRecord,
} from './certificate-parts.js';
import { Zone } from '../zones/zone.js';

const CertificatePackType = wireEnum(
  'EdgeCertificatePackType',
  'What a certificate pack is',
  ['legacy_custom', 'sni_custom', 'mh_custom', 'managed_hostname', 'universal', 'advanced', 'total_tls', 'keyless'],
  {
    legacy_custom: 'Uploaded, and served to old clients as well',
    sni_custom: 'Uploaded',
    mh_custom: 'Uploaded for a custom hostname',
    managed_hostname: 'Issued for a custom hostname',
    universal: 'Issued for every zone, for free: its domain and the names right below',
    advanced: 'Ordered, for names of your choice',
    total_tls: 'Issued by itself for every name that is proxied',
    keyless: 'Its private key stays on a server of yours',
  },
);

const AdvancedType = wireEnum('EdgeOrderedCertificatePackType', 'What can be ordered', ['advanced'], {
  advanced: 'Certificates for names of your choice',
});

const WhichPacks = wireEnum('EdgeCertificatePacks', 'Which certificate packs are meant', ['all'], {
  all: 'Those as well that are not active',
});

@ObjectType('EdgeCertificatePackCertificate', { description: 'One certificate of a pack' })
export class PackCertificate {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => [String], { description: 'The names it is for' })
  hosts!: string[];

  @Field({ description: 'How far it has come, for instance `active`' })
  status!: string;

  @Field(() => String, { nullable: true, description: 'Which chain is served with it, for instance `ubiquitous`' })
  bundleMethod!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'It is valid until then' })
  expiresOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was issued or uploaded' })
  uploadedOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modifiedOn!: string | null;

  @Field(() => GeoRestrictions, { nullable: true, description: 'Where its private key may be; null: anywhere' })
  geoRestrictions!: GeoRestrictions | null;

  @Field(() => String, { nullable: true, description: 'Who issued it' })
  issuer!: string | null;

  @Field(() => Int, { nullable: true, description: 'Its place among several that fit a name' })
  priority!: number | null;

  @Field(() => String, { nullable: true, description: 'How it is signed, for instance `ECDSAWithSHA256`' })
  signature!: string | null;

  /** An id on the wire; the field is a link. */
  zoneId!: string | null;
}

@ObjectType('EdgeCertificatePack', {
  description: 'Certificates for the same names, one for each kind of key, that are issued and renewed together',
})
export class CertificatePack {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => CertificatePackType, { description: 'What it is' })
  type!: ValueOf<typeof CertificatePackType>;

  @Field(() => [String], { description: 'The names it is for' })
  hosts!: string[];

  @Field(() => IssuanceStatus, {
    description: 'How far it has come; after an order ask again until it is no longer initializing or pending',
  })
  status!: ValueOf<typeof IssuanceStatus>;

  @Field(() => [PackCertificate], { description: 'Its certificates' })
  certificates!: PackCertificate[];

  @Field(() => ID, { nullable: true, description: 'Id of the one among `certificates` that is served first' })
  primaryCertificateId!: string | null;

  @Field(() => Issuer, { nullable: true, description: 'Who issues it' })
  certificateAuthority!: ValueOf<typeof Issuer> | null;

  @Field(() => Boolean, { nullable: true, description: 'A name of the provider stands in it before yours' })
  cloudflareBranding!: boolean | null;

  @Field(() => ValidationMethod, { nullable: true, description: 'How the issuer sees that the names are yours' })
  validationMethod!: ValueOf<typeof ValidationMethod> | null;

  @Field(() => [ValidationRecord], { nullable: true, description: 'What has to be found for that' })
  validationRecords!: ValidationRecord[] | null;

  @Field(() => [ValidationRecord], {
    nullable: true,
    description: 'Records that let the provider do that in your place, for renewals too',
  })
  dcvDelegationRecords!: ValidationRecord[] | null;

  @Field(() => [ValidationError], { nullable: true, description: 'Why that has failed' })
  validationErrors!: ValidationError[] | null;

  @Field(() => Int, { nullable: true, description: 'Days for which each certificate is valid' })
  validityDays!: number | null;
}

@ArgsType()
class CertificatePackFilter {
  @Field(() => WhichPacks, { nullable: true, description: 'Only those that are active unless given' })
  status?: ValueOf<typeof WhichPacks>;

  @Field(() => Deploy, { nullable: true, description: 'Only those that are served there' })
  deploy?: ValueOf<typeof Deploy>;
}

@InputType('OrderEdgeCertificatePackInput', { description: 'A certificate pack to order' })
class OrderCertificatePack {
  @Field(() => AdvancedType, { description: 'What to order' })
  type!: ValueOf<typeof AdvancedType>;

  @Field(() => [String], { description: 'The names it shall be for, the domain of the zone among them' })
  hosts!: string[];

  @Field(() => Issuer, { description: 'Who shall issue it' })
  certificateAuthority!: ValueOf<typeof Issuer>;

  @Field(() => ValidationMethod, { description: 'How the issuer shall see that the names are yours' })
  validationMethod!: ValueOf<typeof ValidationMethod>;

  @Field(() => Int, { description: 'Days for which each certificate shall be valid' })
  validityDays!: number;

  @Field(() => Boolean, { nullable: true, description: 'Put a name of the provider into it before yours' })
  cloudflareBranding?: boolean;
}

export const certificatePacks = on(Zone, {
  certificatePacks: list('/zones/{zoneId}/ssl/certificate_packs', () => CertificatePack, CertificatePackFilter, {
    about: 'Certificates that are issued and renewed for it, as many as `first` says',
  }),
  certificatePack: get('/zones/{zoneId}/ssl/certificate_packs/{id}', () => CertificatePack),
});

export const certificatePackWrites = mutations({
  orderEdgeCertificatePack: post('/zones/{zoneId}/ssl/certificate_packs', () => CertificatePack, OrderCertificatePack, {
    about:
      'Has a certificate pack issued; `status` tells how far that has come, and `validationRecords` what it waits for',
    official: { call: 'POST /zones/{zoneId}/ssl/certificate_packs/order' },
  }),
  deleteEdgeCertificatePack: del('/zones/{zoneId}/ssl/certificate_packs/{id}', null, {
    about: 'Deletes an ordered certificate pack; names that no other one covers are not served by HTTPS',
  }),
});
