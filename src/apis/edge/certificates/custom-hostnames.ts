/** Custom hostnames: names of customers that a zone serves, each with a certificate of its own. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { del, get, list, patch, post } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { BundleMethod, IssuanceStatus, Issuer, ValidationMethod } from './certificate-parts.js';
import { HostnameCertificateType, HostnameIssuer, SslSettings } from './custom-hostname-ssl.js';
import { CustomHostname, CustomHostnameStatus } from './custom-hostname.js';
import { Direction } from '../shared.js';
import { Zone } from '../zones/zone.js';

const CustomHostnameOrder = wireEnum(
  'EdgeCustomHostnameOrder',
  'What custom hostnames are ordered by',
  ['ssl', 'ssl_status'],
  { ssl: 'Whether they have a certificate', ssl_status: 'How far that has come' },
);

@InputType('EdgeHostnameFilter', { description: 'A rule for a name' })
class HostnameFilter {
  @Field(() => String, { nullable: true, description: 'It is this' })
  exact?: string;

  @Field(() => String, { nullable: true, description: 'It has this in it' })
  contain?: string;

  @OnWire('startsWith')
  @Field(() => String, { nullable: true, description: 'It begins with this' })
  startsWith?: string;
}

@ArgsType()
class CustomHostnameFilter {
  @Field(() => ID, { nullable: true, description: 'Only the one of this id' })
  id?: string;

  @Field(() => HostnameFilter, { nullable: true, description: 'Only those of such a name' })
  hostname?: HostnameFilter;

  @Field(() => CustomHostnameStatus, { nullable: true, description: 'Only those in this state' })
  hostnameStatus?: ValueOf<typeof CustomHostnameStatus>;

  @Field(() => IssuanceStatus, { nullable: true, description: 'Only those whose certificate is in this state' })
  sslStatus?: ValueOf<typeof IssuanceStatus>;

  @Field(() => Int, { nullable: true, description: '1: only those with a certificate; 0: only those without' })
  ssl?: number;

  @Field(() => Issuer, { nullable: true, description: 'Only those whose certificate is issued by it' })
  certificateAuthority?: ValueOf<typeof Issuer>;

  @Field(() => Boolean, { nullable: true, description: 'Only those whose certificate is a wildcard, or is none' })
  wildcard?: boolean;

  @Field(() => String, { nullable: true, description: 'Only those whose requests are sent to this host' })
  customOriginServer?: string;

  @Field(() => CustomHostnameOrder, { nullable: true, description: 'What they are ordered by' })
  order?: ValueOf<typeof CustomHostnameOrder>;

  @Field(() => Direction, { nullable: true, description: 'Which way they are ordered' })
  direction?: ValueOf<typeof Direction>;
}

@InputType('EdgeCustomHostnameCertificateInput', { description: 'A certificate to upload with its private key' })
class HostnameCertificate {
  @Field({ description: 'The certificate as PEM' })
  customCertificate!: string;

  @Field({ description: 'Its private key as PEM, never shown again' })
  customKey!: string;
}

@InputType('EdgeCustomHostnameSslInput', { description: 'The certificate that a custom hostname shall have' })
class HostnameSslInput {
  @Field(() => HostnameCertificateType, { nullable: true, description: 'What the issuer shall vouch for' })
  type?: ValueOf<typeof HostnameCertificateType>;

  @Field(() => ValidationMethod, {
    nullable: true,
    description: "How the issuer shall see that the name is the customer's",
  })
  method?: ValueOf<typeof ValidationMethod>;

  @Field(() => HostnameIssuer, {
    nullable: true,
    description: 'Who shall issue it; the provider chooses unless given',
  })
  certificateAuthority?: ValueOf<typeof HostnameIssuer>;

  @Field(() => Boolean, { nullable: true, description: 'Let it be for the names right below as well' })
  wildcard?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Put a name of the provider into it before that of the host' })
  cloudflareBranding?: boolean;

  @Field(() => BundleMethod, { nullable: true, description: 'Which chain to serve with it' })
  bundleMethod?: ValueOf<typeof BundleMethod>;

  @Field(() => String, { nullable: true, description: 'The certificate as PEM, to upload one' })
  customCertificate?: string;

  @Field(() => String, { nullable: true, description: 'Its private key as PEM, never shown again' })
  customKey?: string;

  @Field(() => [HostnameCertificate], {
    nullable: true,
    description: 'Certificates to upload, one for each kind of key',
  })
  customCertBundle?: HostnameCertificate[];

  @Field(() => ID, { nullable: true, description: 'Id of the request for signing that the uploaded one answers' })
  customCsrId?: string;

  @Field(() => SslSettings, { nullable: true, description: 'How to speak TLS' })
  settings?: SslSettings;
}

@InputType()
abstract class ServedHostname {
  @Field(() => HostnameSslInput, { nullable: true, description: 'The certificate that it shall have' })
  ssl?: HostnameSslInput;

  @Field(() => String, {
    nullable: true,
    description: 'The host to send its requests to; the one of the whole zone unless given',
  })
  customOriginServer?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name to ask of that host in TLS; `:request_host_header:` stands for the name itself',
  })
  customOriginSni?: string;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Your own values, which Workers and rules may read' })
  customMetadata?: Readonly<Record<string, unknown>>;
}

@InputType('CreateEdgeCustomHostnameInput', { description: "A name of a customer's to serve" })
class CreateCustomHostname extends ServedHostname {
  @Field({ description: 'The name' })
  hostname!: string;
}

@AtLeastOneOf('ssl', 'customOriginServer', 'customOriginSni', 'customMetadata')
@InputType('UpdateEdgeCustomHostnameInput', { description: 'What to change of a custom hostname' })
class UpdateCustomHostname extends ServedHostname {}

export const customHostnames = on(Zone, {
  customHostnames: list('/zones/{zoneId}/custom_hostnames', () => CustomHostname, CustomHostnameFilter, {
    about: 'Names of customers that it serves, as many as `first` says',
  }),
  customHostname: get('/zones/{zoneId}/custom_hostnames/{id}', () => CustomHostname),
});

export const customHostnameWrites = mutations({
  createEdgeCustomHostname: post('/zones/{zoneId}/custom_hostnames', () => CustomHostname, CreateCustomHostname, {
    about: "Serves a name of a customer's; `status` and `ssl { status }` tell how far that has come",
  }),
  updateEdgeCustomHostname: patch('/zones/{zoneId}/custom_hostnames/{id}', () => CustomHostname, UpdateCustomHostname, {
    about: 'Changes a custom hostname; the check of its certificate begins anew where `ssl` is given',
  }),
  // Answers the id alone, without the envelope of all other answers.
  deleteEdgeCustomHostname: del('/zones/{zoneId}/custom_hostnames/{id}', null, {
    key: null,
    about: 'Deletes a custom hostname with its certificate: it is served no longer',
  }),
});
