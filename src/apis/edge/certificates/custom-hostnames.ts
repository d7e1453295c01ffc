/** Custom hostnames: customers' names that a zone serves, each with its own certificate. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
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
import { Optional } from '../../../base/optional-field.js';

const CustomHostnameOrder = wireEnum('EdgeCustomHostnameOrder', 'How to sort custom hostnames', {
  ssl: 'By whether they have a certificate',
  ssl_status: 'By the status of the certificate',
});

@InputType('EdgeHostnameFilter', { description: 'A filter for host names' })
class HostnameFilter {
  @Optional(() => String, 'Equal to this')
  exact?: string;

  @Optional(() => String, 'Contains this')
  contain?: string;

  @OnWire('startsWith')
  @Optional(() => String, 'Starts with this')
  startsWith?: string;
}

@ArgsType()
class CustomHostnameFilter {
  @IdOf(() => CustomHostname)
  @Optional(() => ID, 'Only the hostname with this id')
  id?: string;

  @Optional(() => HostnameFilter, 'Only matching host names')
  hostname?: HostnameFilter;

  @Optional(() => CustomHostnameStatus, 'Only hostnames with this status')
  hostnameStatus?: ValueOf<typeof CustomHostnameStatus>;

  @Optional(() => IssuanceStatus, 'Only those whose certificate has this status')
  sslStatus?: ValueOf<typeof IssuanceStatus>;

  @Optional(() => Int, '1: only hostnames with a certificate; 0: only those without')
  ssl?: number;

  @Optional(() => Issuer, 'Only those with a certificate of this certificate authority')
  certificateAuthority?: ValueOf<typeof Issuer>;

  @Optional(() => Boolean, 'Only those with a wildcard certificate, or only those without')
  wildcard?: boolean;

  @Optional(() => String, 'Only those with this custom origin server')
  customOriginServer?: string;

  @Optional(() => CustomHostnameOrder, 'How to sort the hostnames')
  order?: ValueOf<typeof CustomHostnameOrder>;

  @Optional(() => Direction, 'The sort direction')
  direction?: ValueOf<typeof Direction>;
}

@InputType('EdgeCustomHostnameCertificateInput', { description: 'A certificate to upload, with its private key' })
class HostnameCertificate {
  @Field({ description: 'The certificate in PEM format' })
  customCertificate!: string;

  @Field({ description: 'The private key in PEM format, which the API never returns' })
  customKey!: string;
}

@InputType('EdgeCustomHostnameSslInput', { description: 'The certificate of a custom hostname' })
class HostnameSslInput {
  @Optional(() => HostnameCertificateType, 'The validation level')
  type?: ValueOf<typeof HostnameCertificateType>;

  @Optional(() => ValidationMethod, "How the customer's control of the hostname is validated")
  method?: ValueOf<typeof ValidationMethod>;

  @Optional(() => HostnameIssuer, 'The certificate authority; the provider chooses unless given')
  certificateAuthority?: ValueOf<typeof HostnameIssuer>;

  @Optional(() => Boolean, 'Issue a wildcard certificate, which also covers first-level subdomains')
  wildcard?: boolean;

  @Optional(() => Boolean, "Use a provider's host name as the common name")
  cloudflareBranding?: boolean;

  @Optional(() => BundleMethod, 'The bundle method: which chain to serve with it')
  bundleMethod?: ValueOf<typeof BundleMethod>;

  @Optional(() => String, 'The certificate in PEM format, to upload one')
  customCertificate?: string;

  @Optional(() => String, 'The private key in PEM format, which the API never returns')
  customKey?: string;

  @Optional(() => [HostnameCertificate], 'Certificates to upload, one per key type')
  customCertBundle?: HostnameCertificate[];

  @Optional(() => ID, 'Id of the certificate signing request (CSR) that the upload was issued for')
  customCsrId?: string;

  @Optional(() => SslSettings, 'TLS settings')
  settings?: SslSettings;
}

@InputType()
abstract class ServedHostname {
  @Optional(() => HostnameSslInput, 'The certificate')
  ssl?: HostnameSslInput;

  @Optional(() => String, 'The custom origin server; the fallback origin of the zone unless given')
  customOriginServer?: string;

  @Optional(() => String, 'The SNI sent to the custom origin; `:request_host_header:` stands for the custom hostname')
  customOriginSni?: string;

  @Optional(() => GraphQLJSONObject, 'Custom metadata, readable by Workers and rules')
  customMetadata?: Readonly<Record<string, unknown>>;
}

@InputType('CreateEdgeCustomHostnameInput', { description: 'A custom hostname to create' })
class CreateCustomHostname extends ServedHostname {
  @Field({ description: 'The host name' })
  hostname!: string;
}

@AtLeastOneOf('ssl', 'customOriginServer', 'customOriginSni', 'customMetadata')
@InputType('UpdateEdgeCustomHostnameInput', { description: 'What to change in a custom hostname' })
class UpdateCustomHostname extends ServedHostname {}

export const customHostnames = on(Zone, {
  customHostnames: list('/zones/{zoneId}/custom_hostnames', () => CustomHostname, CustomHostnameFilter, {
    about: 'Its custom hostnames, up to `first`',
  }),
  customHostname: get('/zones/{zoneId}/custom_hostnames/{id}', () => CustomHostname),
});

export const customHostnameWrites = mutations({
  createEdgeCustomHostname: post('/zones/{zoneId}/custom_hostnames', () => CustomHostname, CreateCustomHostname, {
    about: 'Creates a custom hostname; `status` and `ssl { status }` show its progress',
  }),
  updateEdgeCustomHostname: patch('/zones/{zoneId}/custom_hostnames/{id}', () => CustomHostname, UpdateCustomHostname, {
    about: 'Changes a custom hostname; if `ssl` is given, certificate validation restarts',
  }),
  // Returns only the id, without the usual envelope.
  deleteEdgeCustomHostname: del('/zones/{zoneId}/custom_hostnames/{id}', null, {
    key: null,
    about: 'Deletes a custom hostname with its certificate: it is no longer served',
  }),
});
