/** Common parts of certificates, whatever their issuer and purpose. */
import { ObjectType } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Optional } from '../../../base/optional-field.js';

export const Issuer = wireEnum('EdgeCertificateIssuer', 'A certificate authority', {
  google: 'Issued by Google Trust Services',
  lets_encrypt: "Issued by Let's Encrypt",
  ssl_com: 'Issued by SSL.com',
});

export const ValidationMethod = wireEnum('EdgeCertificateValidationMethod', 'How control of a domain is validated', {
  txt: 'A DNS TXT record',
  http: 'A file served over HTTP',
  email: "A link in an email to the domain's contact",
});

export const BundleMethod = wireEnum(
  'EdgeCertificateBundleMethod',
  'The bundle method: which chain is served with a certificate',
  {
    ubiquitous: 'Ubiquitous: the chain that most clients trust',
    optimal: 'Optimal: the shortest chain with the newest intermediates',
    force: 'Force: the uploaded chain, unchanged',
  },
);

export const Deploy = wireEnum('EdgeCertificateDeploy', 'Where a certificate is deployed', {
  staging: 'The staging network, for testing',
  production: 'The production network',
});

/** While one is pending, issuance continues: poll until it is not. */
export const IssuanceStatus = wireEnum(
  'EdgeCertificateStatus',
  'The status of a managed certificate; pending states progress by themselves, so poll',
  {
    initializing: 'Initializing: it was ordered',
    active: 'Active: it is served to visitors',
    expired: 'Its validity has ended: browsers reject it',
    deleted: 'Deleted: it is no longer served',
    pending_validation: 'Waiting for domain control validation',
    pending_issuance: 'Waiting for the certificate authority to issue it',
    pending_deployment: 'Issued; being deployed',
    pending_deletion: 'Waiting for its deletion',
    pending_expiration: 'Its validity is about to end',
    initializing_timed_out: 'Its initialization timed out',
    validation_timed_out: 'Domain control validation timed out',
    issuance_timed_out: 'The certificate authority did not issue it in time',
    deployment_timed_out: 'Its deployment timed out',
    deletion_timed_out: 'Its deletion timed out',
    pending_cleanup: 'Waiting to be cleaned up',
    staging_deployment: 'Being deployed to the staging network',
    staging_active: 'Active on the staging network only',
    deactivating: 'Being deactivated',
    inactive: 'Not deployed: visitors do not get it',
    backup_issued: 'Issued as a backup, ready to replace another certificate at once',
    holding_deployment: 'Issued; deployment is on hold',
  },
);

const GeoRestriction = wireEnum('EdgeCertificateGeoRestriction', 'The data centers that may hold a private key', {
  us: 'Those in the United States',
  eu: 'Those in the European Union',
  highest_security: 'Those with the highest security, in any location',
});

@BothWays('EdgeCertificateGeoRestrictions', 'Where a private key may be held')
export class GeoRestrictions {
  @Optional(() => GeoRestriction, 'The data centers that may hold it')
  label?: ValueOf<typeof GeoRestriction> | null;
}

@ObjectType('EdgeValidationRecord', { description: 'A validation token that proves control of a domain' })
export class ValidationRecord {
  @Optional(() => String, 'Whether it was found, for instance `pending`')
  status!: string | null;

  @Optional(() => String, 'Name of the TXT record to create')
  txtName!: string | null;

  @Optional(() => String, 'Content of the TXT record')
  txtValue!: string | null;

  @Optional(() => String, 'URL of the file to serve')
  httpUrl!: string | null;

  @Optional(() => String, 'Content of the file')
  httpBody!: string | null;

  @Optional(() => [String], 'Email addresses that were asked to approve')
  emails!: string[] | null;

  @Optional(() => String, 'Name of the CNAME record to create once, for renewals too')
  cname!: string | null;

  @Optional(() => String, 'Target of the CNAME record')
  cnameTarget!: string | null;
}

@ObjectType('EdgeValidationError', { description: 'An error of domain control validation' })
export class ValidationError {
  @Optional(() => String, 'The error message')
  message!: string | null;
}
