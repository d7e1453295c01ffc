/** Custom certificates: issued elsewhere, uploaded, and served in order of priority. */
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { del, get, list, patch, post, put } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { BundleMethod, Deploy, GeoRestrictions } from './certificate-parts.js';
import { CustomCertificate, CustomCertificateStatus } from './custom-certificate.js';
import { Match } from '../shared.js';
import { Zone } from '../zones/zone.js';
import { Optional } from '../../../base/optional-field.js';

const CustomCertificateType = wireEnum('EdgeCustomCertificateType', 'Which clients a custom certificate is served to', {
  legacy_custom: 'Legacy: also clients without SNI',
  sni_custom: 'Modern: only clients with SNI',
});

@ArgsType()
class CustomCertificateFilter {
  @Optional(() => CustomCertificateStatus, 'Only certificates with this status')
  status?: ValueOf<typeof CustomCertificateStatus>;

  @Optional(() => Match, 'Whether a certificate has to match any filter or all of them')
  match?: ValueOf<typeof Match>;
}

@InputType()
abstract class CertificateToServe {
  @Optional(() => String, 'The private key in PEM format, which the API never returns; left out with a CSR')
  privateKey?: string;

  @Optional(() => BundleMethod, 'The bundle method: which chain to serve with it')
  bundleMethod?: ValueOf<typeof BundleMethod>;

  @Optional(() => Deploy, 'Where to deploy it')
  deploy?: ValueOf<typeof Deploy>;

  @Optional(() => GeoRestrictions, 'Where the private key may be held; anywhere unless given')
  geoRestrictions?: GeoRestrictions;

  @Optional(
    () => String,
    'A policy of countries and regions that may hold the private key, for instance `(country: US) or (region: EU)`',
  )
  policy?: string;

  @Optional(() => ID, 'Id of the certificate signing request (CSR) it was issued for')
  customCsrId?: string;
}

@InputType('CreateEdgeCustomCertificateInput', { description: 'A custom certificate to upload' })
class CreateCustomCertificate extends CertificateToServe {
  @Field({ description: 'The certificate in PEM format, with its intermediates if you have them' })
  certificate!: string;

  @Optional(() => CustomCertificateType, 'Which clients it is served to')
  type?: ValueOf<typeof CustomCertificateType>;
}

@AtLeastOneOf('certificate', 'privateKey', 'bundleMethod', 'deploy', 'geoRestrictions', 'policy', 'customCsrId')
@InputType('UpdateEdgeCustomCertificateInput', { description: 'What to change in a custom certificate' })
class UpdateCustomCertificate extends CertificateToServe {
  @Optional(() => String, 'The replacement certificate, in PEM format')
  certificate?: string;
}

@InputType('EdgeCustomCertificatePriorityInput', { description: 'The priority of a custom certificate' })
class CertificatePriority {
  @IdOf(() => CustomCertificate)
  @Optional(() => ID, 'Id of the certificate')
  id?: string;

  @Optional(() => Int, 'The highest number is served first')
  priority?: number;
}

@InputType('PrioritizeEdgeCustomCertificatesInput', { description: 'The priorities of custom certificates' })
class PrioritizeCustomCertificates {
  @Field(() => [CertificatePriority], { description: 'The certificates with their priorities' })
  certificates!: CertificatePriority[];
}

export const customCertificates = on(Zone, {
  customCertificates: list('/zones/{zoneId}/custom_certificates', () => CustomCertificate, CustomCertificateFilter, {
    about: 'Its custom certificates, up to `first`',
  }),
  customCertificate: get('/zones/{zoneId}/custom_certificates/{id}', () => CustomCertificate),
});

export const customCertificateWrites = mutations({
  createEdgeCustomCertificate: post(
    '/zones/{zoneId}/custom_certificates',
    () => CustomCertificate,
    CreateCustomCertificate,
    { about: 'Uploads a custom certificate; `status` shows when it is active' },
  ),
  updateEdgeCustomCertificate: patch(
    '/zones/{zoneId}/custom_certificates/{id}',
    () => CustomCertificate,
    UpdateCustomCertificate,
    {
      about: 'Changes or replaces a custom certificate; `status` shows when it is active',
    },
  ),
  deleteEdgeCustomCertificate: del('/zones/{zoneId}/custom_certificates/{id}', null, {
    about:
      'Deletes a custom certificate with its private key; hosts that no other certificate covers are no longer served over HTTPS',
  }),
  prioritizeEdgeCustomCertificates: put(
    '/zones/{zoneId}/custom_certificates/prioritize',
    () => [CustomCertificate],
    PrioritizeCustomCertificates,
    { about: 'Sets the priorities of custom certificates that cover the same hosts', part: 'customCertificates' },
  ),
});
