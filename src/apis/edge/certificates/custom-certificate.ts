/** The shape of a custom certificate: one that was made elsewhere and uploaded. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { BundleMethod, GeoRestrictions } from './certificate-parts.js';

export const CustomCertificateStatus = wireEnum(
  'EdgeCustomCertificateStatus',
  'Whether an uploaded certificate is served',
  ['pending', 'initializing', 'active', 'expired', 'deleted'],
  {
    pending: 'It is not served yet',
    initializing: 'It is on its way to where it is served',
    active: 'It is served',
    expired: 'It is valid no longer, and clients refuse it',
  },
);

const KeylessStatus = wireEnum('EdgeKeylessStatus', 'Whether a key server is used', ['active', 'deleted']);

@ObjectType('EdgeKeylessTunnel', { description: 'The tunnel through which a key server is reached' })
export class KeylessTunnel {
  @Field({ description: 'Its address in the private network' })
  privateIp!: string;

  @Field(() => ID, { description: 'Id of the virtual network that the address is in' })
  vnetId!: string;
}

@ObjectType('EdgeKeylessCertificate', { description: 'A server of yours that keeps the private key and signs with it' })
export class KeylessCertificate {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'Its name' })
  name!: string;

  @Field({ description: 'Host name under which it is reached' })
  host!: string;

  @Field(() => Int, { description: 'Port on which it is reached' })
  port!: number;

  @Field(() => KeylessStatus, { description: 'Whether it is used' })
  status!: ValueOf<typeof KeylessStatus>;

  @Field({ description: 'It is switched on' })
  enabled!: boolean;

  @Field(() => [String], { description: 'What the credential may do with it' })
  permissions!: string[];

  @Field(() => KeylessTunnel, { nullable: true, description: 'The tunnel to it; null when it is reached openly' })
  tunnel!: KeylessTunnel | null;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  modifiedOn!: string;
}

@ObjectType('EdgeCustomCertificate', {
  description: 'A certificate that was made elsewhere and uploaded; its private key is never shown',
})
export class CustomCertificate {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => [String], { nullable: true, description: 'The names it is for' })
  hosts!: string[] | null;

  @Field(() => CustomCertificateStatus, { nullable: true, description: 'Whether it is served' })
  status!: ValueOf<typeof CustomCertificateStatus> | null;

  @Field(() => String, { nullable: true, description: 'Who issued it' })
  issuer!: string | null;

  @Field(() => String, { nullable: true, description: 'The hash that it is signed with, for instance `SHA256WithRSA`' })
  signature!: string | null;

  @Field(() => BundleMethod, { nullable: true, description: 'Which chain is served with it' })
  bundleMethod!: ValueOf<typeof BundleMethod> | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of several that fit a name the one with the highest number is served',
  })
  priority!: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'It is valid until then' })
  expiresOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was uploaded' })
  uploadedOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modifiedOn!: string | null;

  @Field(() => GeoRestrictions, { nullable: true, description: 'Where its private key may be; null: anywhere' })
  geoRestrictions!: GeoRestrictions | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where its private key may be, as a rule over countries and regions; null: no rule',
  })
  policyRestrictions!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the request for signing that it answers, if there was one' })
  customCsrId!: string | null;

  @Field(() => KeylessCertificate, {
    nullable: true,
    description: 'The server that keeps its private key; null when the key was uploaded',
  })
  keylessServer!: KeylessCertificate | null;

  /** An id on the wire; the field is a link. */
  zoneId!: string;
}
