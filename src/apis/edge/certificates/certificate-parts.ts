/** What is said of certificates alike, whoever issued them and whatever they are for. */
import { Field, ObjectType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

export const Issuer = wireEnum('EdgeCertificateIssuer', 'Who issues a certificate', [
  'google',
  'lets_encrypt',
  'ssl_com',
]);

export const ValidationMethod = wireEnum(
  'EdgeCertificateValidationMethod',
  'How the issuer sees that a name is yours',
  ['txt', 'http', 'email'],
  {
    txt: 'By a TXT record',
    http: 'By a file that the host serves',
    email: 'By a link in a mail to whoever runs the domain',
  },
);

export const BundleMethod = wireEnum(
  'EdgeCertificateBundleMethod',
  'Which chain is served with a certificate',
  ['ubiquitous', 'optimal', 'force'],
  {
    ubiquitous: 'One that as many clients as possible trust',
    optimal: 'The shortest one, with the newest certificates above',
    force: 'The one that was uploaded, as it is',
  },
);

export const Deploy = wireEnum('EdgeCertificateDeploy', 'Where a certificate is served', ['staging', 'production'], {
  staging: 'To those who try it on the staging network',
  production: 'To everybody',
});

/** Work goes on while one is pending: it is to be asked again until it is not. */
export const IssuanceStatus = wireEnum(
  'EdgeCertificateStatus',
  'How far a certificate that is issued for you has come; what is pending goes on by itself, so ask again',
  [
    'initializing',
    'active',
    'expired',
    'deleted',
    'pending_validation',
    'pending_issuance',
    'pending_deployment',
    'pending_deletion',
    'pending_expiration',
    'initializing_timed_out',
    'validation_timed_out',
    'issuance_timed_out',
    'deployment_timed_out',
    'deletion_timed_out',
    'pending_cleanup',
    'staging_deployment',
    'staging_active',
    'deactivating',
    'inactive',
    'backup_issued',
    'holding_deployment',
  ],
  {
    initializing: 'It has been ordered',
    active: 'It is served',
    pending_validation: 'The issuer has yet to see that the names are yours',
    pending_issuance: 'The issuer has yet to sign it',
    pending_deployment: 'It is issued, and on its way to where it is served',
    validation_timed_out: 'The issuer has not seen in time that the names are yours',
    staging_active: 'It is served on the staging network alone',
    backup_issued: 'It is kept for the day when another has to be replaced at once',
    holding_deployment: 'It is issued, and waits to be served',
  },
);

export const GeoRestriction = wireEnum(
  'EdgeCertificateGeoRestriction',
  'The data centers that may hold a private key',
  ['us', 'eu', 'highest_security'],
  {
    us: 'Those in the United States',
    eu: 'Those in the European Union',
    highest_security: 'Those with the strictest security, wherever they are',
  },
);

@BothWays('EdgeCertificateGeoRestrictions', 'Where a private key may be')
export class GeoRestrictions {
  @Field(() => GeoRestriction, { nullable: true, description: 'The data centers that may hold it' })
  label?: ValueOf<typeof GeoRestriction> | null;
}

@ObjectType('EdgeValidationRecord', { description: 'What has to be found for a name to be proved yours' })
export class ValidationRecord {
  @Field(() => String, { nullable: true, description: 'Whether it has been found, for instance `pending`' })
  status!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the TXT record to make' })
  txtName!: string | null;

  @Field(() => String, { nullable: true, description: 'What that TXT record has to say' })
  txtValue!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the file to serve' })
  httpUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'What has to be in that file' })
  httpBody!: string | null;

  @Field(() => [String], { nullable: true, description: 'Who has been sent a mail to approve' })
  emails!: string[] | null;

  @Field(() => String, { nullable: true, description: 'Name of the CNAME record to make, once and for renewals too' })
  cname!: string | null;

  @Field(() => String, { nullable: true, description: 'Where that CNAME record has to point' })
  cnameTarget!: string | null;
}

@ObjectType('EdgeValidationError', { description: 'Why a name could not be proved yours' })
export class ValidationError {
  @Field(() => String, { nullable: true, description: 'What went wrong, in words' })
  message!: string | null;
}
