/** The certificate and TLS settings of a custom hostname. */
import { GraphQLDateTime } from 'graphql-scalars';
import { ID, ObjectType } from 'type-graphql';
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
import { Optional } from '../../../base/optional-field.js';

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
  @Optional(() => TlsVersion, 'The minimum version of TLS')
  minTlsVersion?: ValueOf<typeof TlsVersion> | null;

  @Optional(() => Switch, 'TLS 1.3')
  tls13?: ValueOf<typeof Switch> | null;

  @Optional(() => [String], 'Allowed cipher suites, by their OpenSSL names')
  ciphers?: string[] | null;

  @Optional(() => Switch, 'HTTP/2')
  http2?: ValueOf<typeof Switch> | null;

  @Optional(() => Switch, 'Early Hints: send `103` responses that let browsers preload')
  earlyHints?: ValueOf<typeof Switch> | null;
}

@ObjectType('EdgeCustomHostnameSsl', {
  description: 'The certificate of a custom hostname; the API never returns the private key of an uploaded one',
})
export class HostnameSsl {
  @Optional(() => ID, 'Its id')
  id!: string | null;

  @Optional(
    () => IssuanceStatus,
    'The status of the certificate; after a change, poll until it is no longer initializing or pending',
  )
  status!: ValueOf<typeof IssuanceStatus> | null;

  @Optional(() => HostnameCertificateType, 'The validation level')
  type!: ValueOf<typeof HostnameCertificateType> | null;

  @Optional(() => ValidationMethod, "How the customer's control of the hostname is validated")
  method!: ValueOf<typeof ValidationMethod> | null;

  @Optional(() => [ValidationRecord], 'The tokens that the customer has to set up for that')
  validationRecords!: ValidationRecord[] | null;

  @Optional(
    () => [ValidationRecord],
    'Records that delegate domain control validation (DCV) to the provider, including renewals',
  )
  dcvDelegationRecords!: ValidationRecord[] | null;

  @Optional(() => [ValidationError], 'Why validation failed')
  validationErrors!: ValidationError[] | null;

  @Optional(() => HostnameIssuer, 'The certificate authority')
  certificateAuthority!: ValueOf<typeof HostnameIssuer> | null;

  @Optional(() => String, 'The issuer, as the certificate names it')
  issuer!: string | null;

  @Optional(() => [String], 'The hosts that it covers')
  hosts!: string[] | null;

  @Optional(() => Boolean, 'It is a wildcard certificate, which also covers first-level subdomains')
  wildcard!: boolean | null;

  @Optional(() => BundleMethod, 'The bundle method: which chain is served with it')
  bundleMethod!: ValueOf<typeof BundleMethod> | null;

  @Optional(() => String, 'The certificate in PEM format, if it was uploaded')
  customCertificate!: string | null;

  @Optional(() => ID, 'Id of the certificate signing request (CSR) it was issued for, if any')
  customCsrId!: string | null;

  @Optional(() => String, 'Its serial number')
  serialNumber!: string | null;

  @Optional(() => String, 'The signature algorithm')
  signature!: string | null;

  @Optional(() => GraphQLDateTime, 'When it expires')
  expiresOn!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was uploaded')
  uploadedOn!: string | null;

  @Optional(() => SslSettings, 'TLS settings')
  settings!: SslSettings | null;
}
