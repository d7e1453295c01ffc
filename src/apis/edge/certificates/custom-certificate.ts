/** The custom certificate type: one that was issued elsewhere and uploaded. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { BundleMethod, GeoRestrictions } from './certificate-parts.js';
import { Optional } from '../../../base/optional-field.js';

export const CustomCertificateStatus = wireEnum('EdgeCustomCertificateStatus', 'The status of a custom certificate', {
  pending: 'Waiting to be deployed',
  initializing: 'Being deployed',
  active: 'Active: it is served to visitors',
  expired: 'Expired: clients reject it',
  deleted: 'Deleted: it is no longer served',
});

const KeylessStatus = wireEnum('EdgeKeylessStatus', 'The status of a key server', {
  active: 'The Keyless SSL configuration is active',
  deleted: 'The Keyless SSL configuration has been deleted',
});

@ObjectType('EdgeKeylessTunnel', { description: 'The tunnel to a key server' })
class KeylessTunnel {
  @Field({ description: 'Private IP address of the key server' })
  privateIp!: string;

  @Field(() => ID, { description: 'Id of the virtual network' })
  vnetId!: string;
}

@ObjectType('EdgeKeylessCertificate', {
  description: 'A Keyless SSL configuration: the key server holds the private key and signs with it',
})
class KeylessCertificate {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'Its name' })
  name!: string;

  @Field({ description: 'Host name of the key server' })
  host!: string;

  @Field(() => Int, { description: 'Port of the key server' })
  port!: number;

  @Field(() => KeylessStatus, { description: 'The status of the key server' })
  status!: ValueOf<typeof KeylessStatus>;

  @Field({ description: 'It is enabled' })
  enabled!: boolean;

  @Field(() => [String], { description: 'Permissions of the credential on it' })
  permissions!: string[];

  @Optional(() => KeylessTunnel, 'The tunnel to it; null when it is publicly reachable')
  tunnel!: KeylessTunnel | null;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  modifiedOn!: string;
}

@ObjectType('EdgeCustomCertificate', {
  description: 'A custom certificate: issued elsewhere and uploaded; the API never returns its private key',
})
export class CustomCertificate {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => [String], 'The hosts that it covers')
  hosts!: string[] | null;

  @Optional(() => CustomCertificateStatus, 'The status of the certificate')
  status!: ValueOf<typeof CustomCertificateStatus> | null;

  @Optional(() => String, 'The certificate authority that issued it')
  issuer!: string | null;

  @Optional(() => String, 'The signature algorithm, for instance `SHA256WithRSA`')
  signature!: string | null;

  @Optional(() => BundleMethod, 'The bundle method: which chain is served with it')
  bundleMethod!: ValueOf<typeof BundleMethod> | null;

  @Optional(() => Int, 'Its priority: among certificates for the same host, the highest number is served')
  priority!: number | null;

  @Optional(() => GraphQLDateTime, 'When it expires')
  expiresOn!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was uploaded')
  uploadedOn!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  modifiedOn!: string | null;

  @Optional(() => GeoRestrictions, 'Where the private key may be held; null: anywhere')
  geoRestrictions!: GeoRestrictions | null;

  @Optional(() => String, 'A policy of countries and regions that may hold the private key; null: none')
  policyRestrictions!: string | null;

  @Optional(() => ID, 'Id of the certificate signing request (CSR) it was issued for, if any')
  customCsrId!: string | null;

  @Optional(() => KeylessCertificate, 'The key server with its private key; null when the key was uploaded')
  keylessServer!: KeylessCertificate | null;

  /** An id on the wire; the field is a link. */
  zoneId!: string;
}
