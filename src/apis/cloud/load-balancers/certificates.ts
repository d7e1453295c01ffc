/** Certificates for the HTTPS services of load balancers: uploaded, or issued and renewed by the provider. */
import { ArrayNotEmpty } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf, ExactlyOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { ActionFilter } from '../../machines/action.js';
import { Action } from '../action.js';
import { ActionsFilter } from '../action-filter.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { Create, Created, Filter, Labelled, Rename } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

const CertificateType = wireEnum('CloudCertificateType', 'Whether a certificate is uploaded or managed', {
  uploaded: 'Uploaded by you, with its private key',
  managed: 'Managed: issued and renewed by the provider',
});
const Issuance = wireEnum('CloudCertificateIssuance', 'The status of the issuance of a managed certificate', {
  pending: 'In progress',
  completed: 'The certificate has been issued',
  failed: 'Failed: `error` says why; `retryCloudCertificate` tries again',
});
const Renewal = wireEnum('CloudCertificateRenewal', 'The status of the renewal of a managed certificate', {
  scheduled: 'It will be renewed before it expires',
  pending: 'In progress',
  failed: 'Failed: `error` says why; `retryCloudCertificate` tries again',
  unavailable: 'The provider gives no renewal status',
});

@ObjectType('CloudCertificateError', { description: 'Why the issuance or renewal of a certificate failed' })
class CertificateError {
  @Optional(() => String, "The API's error code")
  code!: string | null;

  @Optional(() => String, 'The error message')
  message!: string | null;
}

@ObjectType('CloudCertificateStatus', { description: 'The status of a managed certificate' })
class CertificateStatus {
  @Optional(() => Issuance, 'The status of the issuance')
  issuance!: ValueOf<typeof Issuance> | null;

  @Optional(() => Renewal, 'The status of the renewal')
  renewal!: ValueOf<typeof Renewal> | null;

  @Optional(() => CertificateError, 'Set if the issuance or renewal failed')
  error!: CertificateError | null;
}

@ObjectType('CloudCertificate', { description: 'A TLS certificate for load balancers' })
export class Certificate extends Labelled {
  static readonly keys = { id: 'id' } as const;

  @Optional(() => CertificateType, 'Whether it is uploaded or managed')
  type!: ValueOf<typeof CertificateType> | null;

  @Optional(() => String, 'The certificate and its chain in PEM format; null until it is issued')
  certificate!: string | null;

  @Optional(() => GraphQLDateTime, 'The start of its validity')
  notValidBefore!: string | null;

  @Optional(() => GraphQLDateTime, 'The end of its validity')
  notValidAfter!: string | null;

  @Field(() => [String], { description: 'The domains and subdomains that it covers' })
  domainNames!: string[];

  @Optional(() => String, 'The SHA-256 fingerprint')
  fingerprint!: string | null;

  @Optional(() => CertificateStatus, 'The status of a managed certificate; null for an uploaded one')
  status!: CertificateStatus | null;

  /** Ids and types on the wire; the field is a link to load balancers, the only users of certificates. */
  usedBy!: { id: number; type: string }[];
}

@ObjectType()
class CertificateCreated extends Created {
  @Field(() => Certificate, { description: 'The new certificate' })
  certificate!: Certificate;
}

@ArgsType()
class CertificateFilter extends Filter {
  @OnWire('type')
  @Optional(() => [CertificateType], 'Only certificates of these types')
  types?: ValueOf<typeof CertificateType>[];
}

@ExactlyOneOf('certificate', 'domainNames')
@ExactlyOneOf('privateKey', 'domainNames')
@InputType('CreateCloudCertificateInput', { description: 'A certificate to upload or to have issued' })
class CreateCertificate extends Create {
  @Optional(() => CertificateType, 'UPLOADED unless given')
  type?: ValueOf<typeof CertificateType>;

  @Optional(() => String, 'UPLOADED: the certificate and its chain in PEM format')
  certificate?: string;

  @Optional(() => String, 'UPLOADED: the private key in PEM format, which the API never returns')
  privateKey?: string;

  @ArrayNotEmpty()
  @Optional(() => [String], 'MANAGED: domains to issue it for, whose DNS the provider hosts')
  domainNames?: string[];
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateCloudCertificateInput', { description: 'What to change in a certificate' })
class UpdateCertificate extends Rename {}

export const certificates = on(Cloud, {
  certificates: list('/certificates', () => Certificate, CertificateFilter),
  certificate: get('/certificates/{id}', () => Certificate),
  certificateActions: list('/certificates/actions', () => Action, ActionsFilter, {
    about: 'Running and past actions of all certificates',
    listed: false,
  }),
  certificateAction: get('/certificates/actions/{id}', () => Action, { listed: false }),
});

export const certificateReads = on(Certificate, {
  actions: list('/certificates/{id}/actions', () => Action, ActionFilter, {
    about: 'Its running and past actions',
    listed: false,
  }),
});

export const certificateWrites = mutations({
  createCloudCertificate: post('/certificates', () => CertificateCreated, CreateCertificate, {
    about: 'Uploads a certificate with its private key, or has a managed one issued',
  }),
  updateCloudCertificate: put('/certificates/{id}', () => Certificate, UpdateCertificate, {
    about: 'Changes the name or labels of a certificate',
  }),
  deleteCloudCertificate: del('/certificates/{id}', null, {
    about: 'Deletes a certificate; refused while a load balancer uses it',
  }),
  retryCloudCertificate: post('/certificates/{id}/actions/retry', () => Action, {
    about: 'Retries a failed issuance or renewal of a managed certificate',
  }),
});
