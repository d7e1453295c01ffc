/** Certificates: what load balancers serve HTTPS with, uploaded or issued and renewed by the provider. */
import { ArrayNotEmpty } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf, ExactlyOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { Create, Created, Filter, Labelled, Rename } from '../shared.js';

const CertificateType = wireEnum(
  'CloudCertificateType',
  'Uploaded, or issued and renewed by the provider',
  ['uploaded', 'managed'],
  { uploaded: 'Yours, with its private key', managed: 'Issued and renewed by the provider' },
);
const Issuance = wireEnum(
  'CloudCertificateIssuance',
  'How far the issuing of a managed certificate is',
  ['pending', 'completed', 'failed'],
  {
    pending: 'It has not ended yet',
    completed: 'It can be used',
    failed: '`error` says why; retryCloudCertificate tries again',
  },
);
const Renewal = wireEnum(
  'CloudCertificateRenewal',
  'How far the renewal of a managed certificate is',
  ['scheduled', 'pending', 'failed', 'unavailable'],
  {
    scheduled: 'It is planned',
    pending: 'It has begun and not ended yet',
    failed: '`error` says why; retryCloudCertificate tries again',
    unavailable: 'The provider tells nothing of it',
  },
);

@ObjectType('CloudCertificateError', { description: 'Why a certificate was not issued or renewed' })
class CertificateError {
  @Field(() => String, { nullable: true, description: "The API's code of what went wrong" })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'What went wrong, in words' })
  message!: string | null;
}

@ObjectType('CloudCertificateStatus', { description: 'How the issuing and renewal of a managed certificate stand' })
class CertificateStatus {
  @Field(() => Issuance, { nullable: true, description: 'How far the issuing is' })
  issuance!: ValueOf<typeof Issuance> | null;

  @Field(() => Renewal, { nullable: true, description: 'How far the renewal is' })
  renewal!: ValueOf<typeof Renewal> | null;

  @Field(() => CertificateError, { nullable: true, description: 'Set when the issuing or renewal failed' })
  error!: CertificateError | null;
}

@ObjectType('CloudCertificate', { description: 'What load balancers serve HTTPS with' })
export class Certificate extends Labelled {
  @Field(() => CertificateType, { nullable: true, description: 'Uploaded, or issued and renewed by the provider' })
  type!: ValueOf<typeof CertificateType> | null;

  @Field(() => String, { nullable: true, description: 'The certificate and its chain as PEM; null until issued' })
  certificate!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'It is valid from then on' })
  notValidBefore!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'It is valid until then' })
  notValidAfter!: string | null;

  @Field(() => [String], { description: 'The domains and subdomains it is for' })
  domainNames!: string[];

  @Field(() => String, { nullable: true, description: 'SHA-256 fingerprint' })
  fingerprint!: string | null;

  @Field(() => CertificateStatus, { nullable: true, description: 'Of a managed certificate; null when uploaded' })
  status!: CertificateStatus | null;

  /** Ids and types on the wire; the field is a link to load balancers, which alone use certificates. */
  usedBy!: { id: number; type: string }[];
}

@ObjectType()
export class CertificateCreated extends Created {
  @Field(() => Certificate, { description: 'The new certificate' })
  certificate!: Certificate;
}

@ArgsType()
class CertificateFilter extends Filter {
  @OnWire('type')
  @Field(() => [CertificateType], { nullable: true, description: 'Only those of these types' })
  types?: ValueOf<typeof CertificateType>[];
}

@ExactlyOneOf('certificate', 'domainNames')
@ExactlyOneOf('privateKey', 'domainNames')
@InputType('CreateCloudCertificateInput', { description: 'A certificate to upload, or to have issued' })
class CreateCertificate extends Create {
  @Field(() => CertificateType, { nullable: true, description: 'UPLOADED unless given' })
  type?: ValueOf<typeof CertificateType>;

  @Field(() => String, { nullable: true, description: 'The certificate and its chain as PEM; to upload' })
  certificate?: string;

  @Field(() => String, { nullable: true, description: 'Its private key as PEM, never shown again; to upload' })
  privateKey?: string;

  @ArrayNotEmpty()
  @Field(() => [String], { nullable: true, description: 'Domains whose DNS the provider hosts; to have it issued' })
  domainNames?: string[];
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateCloudCertificateInput', { description: 'What to change of a certificate' })
class UpdateCertificate extends Rename {}

export const certificates = on(Cloud, {
  certificates: list('/certificates', () => Certificate, CertificateFilter),
  certificate: get('/certificates/{id}', () => Certificate),
});

export const certificateWrites = mutations({
  createCloudCertificate: post('/certificates', () => CertificateCreated, CreateCertificate, {
    about: 'Uploads a certificate with its private key, or has one issued for domains',
  }),
  updateCloudCertificate: put('/certificates/{id}', () => Certificate, UpdateCertificate, {
    about: 'Changes the name or labels of a certificate',
  }),
  deleteCloudCertificate: del('/certificates/{id}', null, {
    about: 'Deletes a certificate; refused while a load balancer uses it',
  }),
  retryCloudCertificate: post('/certificates/{id}/actions/retry', () => Action, {
    about: 'Tries again to issue or renew a managed certificate after that failed',
  }),
});
