/** Certificate packs: issued and renewed for names of a zone, with one certificate per key type. */
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
import { Optional } from '../../../base/optional-field.js';

const CertificatePackType = wireEnum('EdgeCertificatePackType', 'The type of a certificate pack', {
  legacy_custom: 'Custom legacy: uploaded, and also served to clients without SNI',
  sni_custom: 'Custom modern: uploaded, for clients with SNI',
  mh_custom: 'Uploaded for a custom hostname',
  managed_hostname: 'Issued for a custom hostname',
  universal: 'Universal SSL: issued free for every zone, for its domain and first-level subdomains',
  advanced: 'Advanced: ordered for names of your choice',
  total_tls: 'Total TLS: issued automatically for every proxied name',
  keyless: 'Keyless SSL: the private key stays on your own key server',
});

const AdvancedType = wireEnum('EdgeOrderedCertificatePackType', 'The type of certificate pack to order', {
  advanced: 'Advanced: for names of your choice',
});

const PackFilter = wireEnum('EdgeCertificatePackFilter', 'Which certificate packs to return', {
  all: 'Also those that are not active',
});

@ObjectType('EdgeCertificatePackCertificate', { description: 'A certificate of a pack' })
export class PackCertificate {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => [String], { description: 'The hosts that it covers' })
  hosts!: string[];

  @Field({ description: 'The status of the certificate, for instance `active`' })
  status!: string;

  @Optional(() => String, 'The bundle method, for instance `ubiquitous`')
  bundleMethod!: string | null;

  @Optional(() => GraphQLDateTime, 'When it expires')
  expiresOn!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was issued or uploaded')
  uploadedOn!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  modifiedOn!: string | null;

  @Optional(() => GeoRestrictions, 'Where the private key may be held; null: anywhere')
  geoRestrictions!: GeoRestrictions | null;

  @Optional(() => String, 'The certificate authority that issued it')
  issuer!: string | null;

  @Optional(() => Int, 'Its order of priority among certificates for the same host')
  priority!: number | null;

  @Optional(() => String, 'The signature algorithm, for instance `ECDSAWithSHA256`')
  signature!: string | null;

  /** An id on the wire; the field is a link. */
  zoneId!: string | null;
}

@ObjectType('EdgeCertificatePack', {
  description:
    'A certificate pack: certificates for the same hosts, one per key type, that are issued and renewed together',
})
export class CertificatePack {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => CertificatePackType, { description: 'The type of the pack' })
  type!: ValueOf<typeof CertificatePackType>;

  @Field(() => [String], { description: 'The hosts that it covers' })
  hosts!: string[];

  @Field(() => IssuanceStatus, {
    description: 'The status of the pack; after an order, poll until it is no longer initializing or pending',
  })
  status!: ValueOf<typeof IssuanceStatus>;

  @Field(() => [PackCertificate], { description: 'Certificates of the pack' })
  certificates!: PackCertificate[];

  @Optional(() => ID, 'Id of the primary certificate among `certificates`')
  primaryCertificateId!: string | null;

  @Optional(() => Issuer, 'The certificate authority')
  certificateAuthority!: ValueOf<typeof Issuer> | null;

  @Optional(() => Boolean, "The certificate has a provider's host name as its common name")
  cloudflareBranding!: boolean | null;

  @Optional(() => ValidationMethod, 'How control of the domain is validated')
  validationMethod!: ValueOf<typeof ValidationMethod> | null;

  @Optional(() => [ValidationRecord], 'The tokens that the certificate authority has to find for that')
  validationRecords!: ValidationRecord[] | null;

  @Optional(
    () => [ValidationRecord],
    'Records that delegate domain control validation (DCV) to the provider, including renewals',
  )
  dcvDelegationRecords!: ValidationRecord[] | null;

  @Optional(() => [ValidationError], 'Why validation failed')
  validationErrors!: ValidationError[] | null;

  @Optional(() => Int, 'The validity period in days')
  validityDays!: number | null;
}

@ArgsType()
class CertificatePackFilter {
  @Optional(() => PackFilter, 'Which packs to return; only active ones unless given')
  status?: ValueOf<typeof PackFilter>;

  @Optional(() => Deploy, 'Only packs deployed there')
  deploy?: ValueOf<typeof Deploy>;
}

@InputType('OrderEdgeCertificatePackInput', { description: 'A certificate pack to order' })
class OrderCertificatePack {
  @Field(() => AdvancedType, { description: 'The type of pack' })
  type!: ValueOf<typeof AdvancedType>;

  @Field(() => [String], { description: "The hosts to cover, including the zone's domain" })
  hosts!: string[];

  @Field(() => Issuer, { description: 'The certificate authority' })
  certificateAuthority!: ValueOf<typeof Issuer>;

  @Field(() => ValidationMethod, { description: 'How control of the domain is validated' })
  validationMethod!: ValueOf<typeof ValidationMethod>;

  @Field(() => Int, { description: 'The validity period in days' })
  validityDays!: number;

  @Optional(() => Boolean, "Use a provider's host name as the common name")
  cloudflareBranding?: boolean;
}

export const certificatePacks = on(Zone, {
  certificatePacks: list('/zones/{zoneId}/ssl/certificate_packs', () => CertificatePack, CertificatePackFilter, {
    about: 'Its certificate packs, up to `first`',
  }),
  certificatePack: get('/zones/{zoneId}/ssl/certificate_packs/{id}', () => CertificatePack),
});

export const certificatePackWrites = mutations({
  orderEdgeCertificatePack: post('/zones/{zoneId}/ssl/certificate_packs', () => CertificatePack, OrderCertificatePack, {
    about:
      'Orders an advanced certificate pack; `status` shows its progress, and `validationRecords` what it waits for',
    official: { call: 'POST /zones/{zoneId}/ssl/certificate_packs/order' },
  }),
  deleteEdgeCertificatePack: del('/zones/{zoneId}/ssl/certificate_packs/{id}', null, {
    about:
      'Deletes an advanced certificate pack; hosts that no other certificate covers are no longer served over HTTPS',
  }),
});
