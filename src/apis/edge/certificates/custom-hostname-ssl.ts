/** The certificate and TLS settings of a custom hostname. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import {
  BundleMethod,
  IssuanceStatus,
  ValidationError,
  ValidationMethod,
  ValidationRecord,
} from './certificate-parts.js';
import { TlsVersion } from '../shared.js';

export const HostnameIssuer = wireEnum('EdgeCustomHostnameIssuer', 'The certificate authority of a custom hostname', {
  google: 'Issued by Google Trust Services',
  lets_encrypt: "Issued by Let's Encrypt",
  ssl_com: 'Issued by SSL.com',
  digicert: 'Issued by DigiCert, which is no longer available for new certificates',
});

export const HostnameCertificateType = wireEnum(
  'EdgeCustomHostnameCertificateType',
  'The validation level of a certificate',
  { dv: 'Domain validation (DV)' },
);

const Switch = wireEnum('EdgeCustomHostnameSwitch', 'On or off', {
  on: 'Enabled for the hostname',
  off: 'Disabled for the hostname',
});

@BothWays('EdgeCustomHostnameSslSettings', 'TLS settings of a custom hostname')
export class SslSettings {
  @Field(() => TlsVersion, { nullable: true, description: 'The minimum version of TLS' })
  minTlsVersion?: ValueOf<typeof TlsVersion> | null;

  @Field(() => Switch, { nullable: true, description: 'TLS 1.3' })
  tls13?: ValueOf<typeof Switch> | null;

  @Field(() => [String], { nullable: true, description: 'Allowed cipher suites, by their OpenSSL names' })
  ciphers?: string[] | null;

  @Field(() => Switch, { nullable: true, description: 'HTTP/2' })
  http2?: ValueOf<typeof Switch> | null;

  @Field(() => Switch, {
    nullable: true,
    description: 'Early Hints: send `103` responses that let browsers preload',
  })
  earlyHints?: ValueOf<typeof Switch> | null;
}

@ObjectType('EdgeCustomHostnameSsl', {
  description: 'The certificate of a custom hostname; the API never returns the private key of an uploaded one',
})
export class HostnameSsl {
  @Field(() => ID, { nullable: true, description: 'Its id' })
  id!: string | null;

  @Field(() => IssuanceStatus, {
    nullable: true,
    description: 'The status of the certificate; after a change, poll until it is no longer initializing or pending',
  })
  status!: ValueOf<typeof IssuanceStatus> | null;

  @Field(() => HostnameCertificateType, { nullable: true, description: 'The validation level' })
  type!: ValueOf<typeof HostnameCertificateType> | null;

  @Field(() => ValidationMethod, {
    nullable: true,
    description: "How the customer's control of the hostname is validated",
  })
  method!: ValueOf<typeof ValidationMethod> | null;

  @Field(() => [ValidationRecord], {
    nullable: true,
    description: 'The tokens that the customer has to set up for that',
  })
  validationRecords!: ValidationRecord[] | null;

  @Field(() => [ValidationRecord], {
    nullable: true,
    description: 'Records that delegate domain control validation (DCV) to the provider, including renewals',
  })
  dcvDelegationRecords!: ValidationRecord[] | null;

  @Field(() => [ValidationError], { nullable: true, description: 'Why validation failed' })
  validationErrors!: ValidationError[] | null;

  @Field(() => HostnameIssuer, { nullable: true, description: 'The certificate authority' })
  certificateAuthority!: ValueOf<typeof HostnameIssuer> | null;

  @Field(() => String, { nullable: true, description: 'The issuer, as the certificate names it' })
  issuer!: string | null;

  @Field(() => [String], { nullable: true, description: 'The hosts that it covers' })
  hosts!: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'It is a wildcard certificate, which also covers first-level subdomains',
  })
  wildcard!: boolean | null;

  @Field(() => BundleMethod, { nullable: true, description: 'The bundle method: which chain is served with it' })
  bundleMethod!: ValueOf<typeof BundleMethod> | null;

  @Field(() => String, { nullable: true, description: 'The certificate in PEM format, if it was uploaded' })
  customCertificate!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the certificate signing request (CSR) it was issued for, if any',
  })
  customCsrId!: string | null;

  @Field(() => String, { nullable: true, description: 'Its serial number' })
  serialNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The signature algorithm' })
  signature!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it expires' })
  expiresOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was uploaded' })
  uploadedOn!: string | null;

  @Field(() => SslSettings, { nullable: true, description: 'TLS settings' })
  settings!: SslSettings | null;
}
