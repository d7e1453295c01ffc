/** The custom hostname type: a customer's name that a zone serves. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { HostnameSsl } from './custom-hostname-ssl.js';
import { Optional } from '../../../base/optional-field.js';

export const CustomHostnameStatus = wireEnum(
  'EdgeCustomHostnameStatus',
  'The status of a custom hostname; pending states progress by themselves, so poll',
  {
    pending: "Waiting for the customer's ownership verification",
    active: 'Active: its traffic is proxied',
    moved: 'Its DNS no longer points here; it will be deleted',
    deleted: 'Deleted: traffic is no longer proxied',
    pending_deletion: 'Waiting for its deletion',
    active_redeploying: 'Active, while a change is being deployed',
    pending_blocked: 'Not active yet, and blocked',
    pending_migration: 'Not active yet: its migration is pending',
    pending_provisioned: 'Not active yet: its provisioning is pending',
    test_pending: 'A test hostname that is not active yet',
    test_active: 'A test hostname that is active',
    test_active_apex: 'A test hostname that is active, at the apex of its domain',
    test_blocked: 'A test hostname that is blocked',
    test_failed: 'A test hostname whose test failed',
    provisioned: 'Provisioned at the edge',
    blocked: 'Blocked, for instance because its domain is known for abuse',
  },
);

const OwnershipRecordType = wireEnum('EdgeOwnershipRecordType', 'The type of a DNS record', { txt: 'A TXT record' });

@ObjectType('EdgeCustomHostnameOwnershipVerification', {
  description: 'The DNS record that verifies ownership before the hostname points here',
})
class OwnershipVerification {
  @Optional(() => OwnershipRecordType, 'Its type')
  type!: ValueOf<typeof OwnershipRecordType> | null;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => String, 'Content of the record')
  value!: string | null;
}

@ObjectType('EdgeCustomHostnameOwnershipVerificationHttp', {
  description: 'The file that verifies ownership before the hostname points here',
})
class OwnershipVerificationHttp {
  @Optional(() => String, 'URL to serve it at')
  httpUrl!: string | null;

  @Optional(() => String, 'Content of the file')
  httpBody!: string | null;
}

@ObjectType('EdgeCustomHostname', { description: "A custom hostname: a customer's host name that a zone serves" })
export class CustomHostname {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'The host name' })
  hostname!: string;

  @Optional(() => CustomHostnameStatus, 'The status of the hostname; after creation, poll until it is active')
  status!: ValueOf<typeof CustomHostnameStatus> | null;

  @Optional(() => [String], 'Errors of ownership verification')
  verificationErrors!: string[] | null;

  @Optional(() => OwnershipVerification, 'The DNS record that verifies ownership')
  ownershipVerification!: OwnershipVerification | null;

  @Optional(() => OwnershipVerificationHttp, 'The file that verifies ownership, as an alternative')
  ownershipVerificationHttp!: OwnershipVerificationHttp | null;

  @Optional(() => HostnameSsl, 'Its certificate')
  ssl!: HostnameSsl | null;

  @Optional(() => String, 'The custom origin server; null: the fallback origin of the zone')
  customOriginServer!: string | null;

  @Optional(() => String, 'The SNI sent to the custom origin; `:request_host_header:` stands for the custom hostname')
  customOriginSni!: string | null;

  @Optional(() => GraphQLJSONObject, 'Custom metadata, readable by Workers and rules')
  customMetadata!: Readonly<Record<string, unknown>> | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdAt!: string | null;
}
