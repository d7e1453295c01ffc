/** The shape of a custom hostname: a name of a customer's that a zone serves. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { HostnameSsl } from './custom-hostname-ssl.js';

export const CustomHostnameStatus = wireEnum(
  'EdgeCustomHostnameStatus',
  'Whether a custom hostname is served; what is pending goes on by itself, so ask again',
  [
    'pending',
    'active',
    'moved',
    'deleted',
    'pending_deletion',
    'active_redeploying',
    'pending_blocked',
    'pending_migration',
    'pending_provisioned',
    'test_pending',
    'test_active',
    'test_active_apex',
    'test_blocked',
    'test_failed',
    'provisioned',
    'blocked',
  ],
  {
    pending: 'It has yet to be seen that the customer wants it to be served here',
    active: 'It is served',
    moved: 'Its DNS points here no more, and it is about to be deleted',
    active_redeploying: 'It is served, and a change is on its way to all data centers',
    blocked: 'It may not be served, for instance because its domain is known for abuse',
  },
);

const OwnershipRecordType = wireEnum('EdgeOwnershipRecordType', 'The type of a DNS record', ['txt']);

@ObjectType('EdgeCustomHostnameOwnershipRecord', {
  description: 'The DNS record by which a customer agrees before the name points here',
})
export class OwnershipRecord {
  @Field(() => OwnershipRecordType, { nullable: true, description: 'Its type' })
  type!: ValueOf<typeof OwnershipRecordType> | null;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'What it has to say' })
  value!: string | null;
}

@ObjectType('EdgeCustomHostnameOwnershipFile', {
  description: 'The file by which a customer agrees before the name points here',
})
export class OwnershipFile {
  @Field(() => String, { nullable: true, description: 'Address under which it has to be served' })
  httpUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'What it has to say' })
  httpBody!: string | null;
}

@ObjectType('EdgeCustomHostname', { description: "A name of a customer's that a zone serves" })
export class CustomHostname {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'The name' })
  hostname!: string;

  @Field(() => CustomHostnameStatus, {
    nullable: true,
    description: 'Whether it is served; after it was created ask again until it is active',
  })
  status!: ValueOf<typeof CustomHostnameStatus> | null;

  @Field(() => [String], { nullable: true, description: 'Why it is not served' })
  verificationErrors!: string[] | null;

  @Field(() => OwnershipRecord, { nullable: true, description: 'The DNS record by which the customer agrees' })
  ownershipVerification!: OwnershipRecord | null;

  @Field(() => OwnershipFile, { nullable: true, description: 'The file by which the customer agrees instead' })
  ownershipVerificationHttp!: OwnershipFile | null;

  @Field(() => HostnameSsl, { nullable: true, description: 'Its certificate' })
  ssl!: HostnameSsl | null;

  @Field(() => String, {
    nullable: true,
    description: 'The host that its requests are sent to; null: the one that is the same for the whole zone',
  })
  customOriginServer!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name that is asked of that host in TLS; `:request_host_header:` stands for the name itself',
  })
  customOriginSni!: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Your own values, which Workers and rules may read' })
  customMetadata!: Readonly<Record<string, unknown>> | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  createdAt!: string | null;
}
