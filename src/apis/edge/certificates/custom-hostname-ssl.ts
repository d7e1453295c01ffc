/** The certificate of a custom hostname, and how TLS is spoken with it. */
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

export const HostnameIssuer = wireEnum('EdgeCustomHostnameIssuer', 'Who issues the certificate of a custom hostname', [
  'google',
  'lets_encrypt',
  'ssl_com',
  'digicert',
]);

export const HostnameCertificateType = wireEnum(
  'EdgeCustomHostnameCertificateType',
  'What the issuer vouches for',
  ['dv'],
  { dv: 'That the name is in the hands of whoever asked' },
);

const Switch = wireEnum('EdgeCustomHostnameSwitch', 'On or off', ['on', 'off']);

@BothWays('EdgeCustomHostnameSslSettings', 'How TLS is spoken under a custom hostname')
export class SslSettings {
  @Field(() => TlsVersion, { nullable: true, description: 'The oldest version of TLS that is spoken' })
  minTlsVersion?: ValueOf<typeof TlsVersion> | null;

  @Field(() => Switch, { nullable: true, description: 'TLS 1.3 is spoken' })
  tls13?: ValueOf<typeof Switch> | null;

  @Field(() => [String], { nullable: true, description: 'The ciphers that may be used, by their OpenSSL names' })
  ciphers?: string[] | null;

  @Field(() => Switch, { nullable: true, description: 'HTTP/2 is spoken' })
  http2?: ValueOf<typeof Switch> | null;

  @Field(() => Switch, {
    nullable: true,
    description: 'Browsers are told what to load while the answer is still in the making',
  })
  earlyHints?: ValueOf<typeof Switch> | null;
}

@ObjectType('EdgeCustomHostnameSsl', {
  description: 'The certificate of a custom hostname; the private key of an uploaded one is never shown',
})
export class HostnameSsl {
  @Field(() => ID, { nullable: true, description: 'Its id' })
  id!: string | null;

  @Field(() => IssuanceStatus, {
    nullable: true,
    description: 'How far it has come; after a change ask again until it is no longer initializing or pending',
  })
  status!: ValueOf<typeof IssuanceStatus> | null;

  @Field(() => HostnameCertificateType, { nullable: true, description: 'What the issuer vouches for' })
  type!: ValueOf<typeof HostnameCertificateType> | null;

  @Field(() => ValidationMethod, { nullable: true, description: "How the issuer sees that the name is the customer's" })
  method!: ValueOf<typeof ValidationMethod> | null;

  @Field(() => [ValidationRecord], { nullable: true, description: 'What the customer has to set up for that' })
  validationRecords!: ValidationRecord[] | null;

  @Field(() => [ValidationRecord], {
    nullable: true,
    description: 'Records that let the provider do that instead, for renewals too',
  })
  dcvDelegationRecords!: ValidationRecord[] | null;

  @Field(() => [ValidationError], { nullable: true, description: 'Why that has failed' })
  validationErrors!: ValidationError[] | null;

  @Field(() => HostnameIssuer, { nullable: true, description: 'Who issues it' })
  certificateAuthority!: ValueOf<typeof HostnameIssuer> | null;

  @Field(() => String, { nullable: true, description: 'Who has issued it, as it says itself' })
  issuer!: string | null;

  @Field(() => [String], { nullable: true, description: 'The names it is for' })
  hosts!: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'It is for the names right below as well' })
  wildcard!: boolean | null;

  @Field(() => BundleMethod, { nullable: true, description: 'Which chain is served with it' })
  bundleMethod!: ValueOf<typeof BundleMethod> | null;

  @Field(() => String, { nullable: true, description: 'The certificate as PEM, if it was uploaded' })
  customCertificate!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the request for signing that it answers, if there was one' })
  customCsrId!: string | null;

  @Field(() => String, { nullable: true, description: 'Its serial number' })
  serialNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The hash that it is signed with' })
  signature!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'It is valid until then' })
  expiresOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was uploaded' })
  uploadedOn!: string | null;

  @Field(() => SslSettings, { nullable: true, description: 'How TLS is spoken' })
  settings!: SslSettings | null;
}
