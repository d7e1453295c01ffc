/** Custom certificates: made elsewhere, uploaded, and served in the order of their priorities. */
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { del, get, list, patch, post, put } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { BundleMethod, Deploy, GeoRestrictions } from './certificate-parts.js';
import { CustomCertificate, CustomCertificateStatus } from './custom-certificate.js';
import { Match } from '../shared.js';
import { Zone } from '../zones/zone.js';

const CustomCertificateType = wireEnum(
  'EdgeCustomCertificateType',
  'Which clients an uploaded certificate is served to',
  ['legacy_custom', 'sni_custom'],
  {
    legacy_custom: 'To those as well that do not name the host that they want, as old ones do',
    sni_custom: 'To those that name the host that they want, as all but old ones do',
  },
);

@ArgsType()
class CustomCertificateFilter {
  @Field(() => CustomCertificateStatus, { nullable: true, description: 'Only those in this state' })
  status?: ValueOf<typeof CustomCertificateStatus>;

  @Field(() => Match, { nullable: true, description: 'How many of the filters one has to pass' })
  match?: ValueOf<typeof Match>;
}

@InputType()
abstract class CertificateToServe {
  @Field(() => String, {
    nullable: true,
    description: 'Its private key as PEM, never shown again; left out when it is kept elsewhere',
  })
  privateKey?: string;

  @Field(() => BundleMethod, { nullable: true, description: 'Which chain to serve with it' })
  bundleMethod?: ValueOf<typeof BundleMethod>;

  @Field(() => Deploy, { nullable: true, description: 'Where to serve it' })
  deploy?: ValueOf<typeof Deploy>;

  @Field(() => GeoRestrictions, { nullable: true, description: 'Where its private key may be; anywhere unless given' })
  geoRestrictions?: GeoRestrictions;

  @Field(() => String, {
    nullable: true,
    description:
      'Where its private key may be, as a rule over countries and regions, for instance `(country: US) or (region: EU)`',
  })
  policy?: string;

  @Field(() => ID, { nullable: true, description: 'Id of the request for signing that it answers' })
  customCsrId?: string;
}

@InputType('CreateEdgeCustomCertificateInput', { description: 'A certificate to upload' })
class CreateCustomCertificate extends CertificateToServe {
  @Field({ description: 'The certificate as PEM, with those above it if you have them' })
  certificate!: string;

  @Field(() => CustomCertificateType, { nullable: true, description: 'Which clients to serve it to' })
  type?: ValueOf<typeof CustomCertificateType>;
}

@AtLeastOneOf('certificate', 'privateKey', 'bundleMethod', 'deploy', 'geoRestrictions', 'policy', 'customCsrId')
@InputType('UpdateEdgeCustomCertificateInput', { description: 'What to change of an uploaded certificate' })
class UpdateCustomCertificate extends CertificateToServe {
  @Field(() => String, { nullable: true, description: 'The certificate that shall take its place, as PEM' })
  certificate?: string;
}

@InputType('EdgeCustomCertificatePriorityInput', { description: 'How much an uploaded certificate counts' })
class CertificatePriority {
  @Field(() => ID, { nullable: true, description: 'Id of the certificate' })
  id?: string;

  @Field(() => Int, { nullable: true, description: 'The highest number is served first' })
  priority?: number;
}

@InputType('PrioritizeEdgeCustomCertificatesInput', { description: 'How much each uploaded certificate counts' })
class PrioritizeCustomCertificates {
  @Field(() => [CertificatePriority], { description: 'The certificates and how much they count' })
  certificates!: CertificatePriority[];
}

export const customCertificates = on(Zone, {
  customCertificates: list('/zones/{zoneId}/custom_certificates', () => CustomCertificate, CustomCertificateFilter, {
    about: 'Certificates that were made elsewhere and uploaded, as many as `first` says',
  }),
  customCertificate: get('/zones/{zoneId}/custom_certificates/{id}', () => CustomCertificate),
});

export const customCertificateWrites = mutations({
  createEdgeCustomCertificate: post(
    '/zones/{zoneId}/custom_certificates',
    () => CustomCertificate,
    CreateCustomCertificate,
    { about: 'Uploads a certificate; its `status` tells when it is served' },
  ),
  updateEdgeCustomCertificate: patch(
    '/zones/{zoneId}/custom_certificates/{id}',
    () => CustomCertificate,
    UpdateCustomCertificate,
    {
      about: 'Changes an uploaded certificate, or puts a newer one in its place; its `status` tells when it is served',
    },
  ),
  deleteEdgeCustomCertificate: del('/zones/{zoneId}/custom_certificates/{id}', null, {
    about:
      'Deletes an uploaded certificate with its private key; names that no other one covers are not served by HTTPS',
  }),
  prioritizeEdgeCustomCertificates: put(
    '/zones/{zoneId}/custom_certificates/prioritize',
    () => [CustomCertificate],
    PrioritizeCustomCertificates,
    { about: 'Says which of several certificates for a name is served first', part: 'customCertificates' },
  ),
});
