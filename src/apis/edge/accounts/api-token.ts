/** API tokens: credentials of programs. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { ShownAs } from '../../../rest/identity/value-ids.js';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Secret } from '../../../rest/mapping/secrets.js';
import { PermissionGroup } from './permission-groups.js';
import { Optional } from '../../../base/optional-field.js';

export const TokenStatus = wireEnum('EdgeApiTokenStatus', 'The status of an API token', {
  active: 'It can be used',
  expired: 'Its validity has ended',
  disabled: 'It cannot be used until it is enabled',
});
export const Effect = wireEnum('EdgeApiTokenEffect', 'The effect of a policy', {
  allow: 'The policy grants its permissions',
  deny: 'The policy withholds its permissions',
});

@ObjectType('EdgeApiTokenPolicy', {
  description: 'A policy of an API token: permissions that it allows or denies on some resources',
})
class ApiTokenPolicy {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => Effect, { description: 'Whether it allows or denies' })
  effect!: ValueOf<typeof Effect>;

  @Field(() => [PermissionGroup], { description: 'The permission groups' })
  permissionGroups!: PermissionGroup[];

  @Field(() => GraphQLJSONObject, { description: 'The resources, by type and id' })
  resources!: object;
}

@BothWays('EdgeApiTokenAddresses', 'IP addresses that a token may be used from')
class ApiTokenAddresses {
  @Optional(() => [String], 'Networks that it may be used from; no others')
  in?: string[] | null;

  @Optional(() => [String], 'Networks that it must not be used from')
  notIn?: string[] | null;
}

@BothWays('EdgeApiTokenCondition', 'Conditions on the use of a token')
export class ApiTokenCondition {
  @Optional(() => ApiTokenAddresses, 'The client IP addresses')
  requestIp?: ApiTokenAddresses | null;
}

@ObjectType()
abstract class ApiTokenParts {
  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => TokenStatus, 'The status of the token')
  status!: ValueOf<typeof TokenStatus> | null;

  @Optional(() => [ApiTokenPolicy], 'Its policies')
  policies!: ApiTokenPolicy[] | null;

  @Optional(() => ApiTokenCondition, 'Conditions on its use; null: none')
  condition!: ApiTokenCondition | null;

  @Optional(() => GraphQLDateTime, 'When it was issued')
  issuedOn!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  modifiedOn!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last used; null: never')
  lastUsedOn!: string | null;

  @Optional(() => GraphQLDateTime, 'It is not valid before this time; null: valid at once')
  notBefore!: string | null;

  @Optional(() => GraphQLDateTime, 'When it expires; null: never')
  expiresOn!: string | null;
}

@ObjectType('EdgeApiToken', { description: 'An API token of the user, without its secret' })
export class ApiToken extends ApiTokenParts {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'Email address of its creator, for account-owned tokens')
  creatorEmailAtCreation!: string | null;

  @Optional(() => ID, 'Id of the service that provisioned it, if any')
  provisionerId!: string | null;

  @Optional(() => String, 'Type of the service that provisioned it, if any')
  provisionerType!: string | null;
}

@ObjectType('EdgeApiTokenSecret', { description: 'A new API token with its value, which is returned once' })
export class ApiTokenSecret extends ApiTokenParts {
  @ShownAs('tokenId')
  @IdOf(() => ApiToken)
  @Optional(() => ID, 'Id of the token')
  id!: string | null;

  @Secret()
  @Optional(() => String, 'The token itself, returned only here')
  value!: string | null;
}

@ObjectType('EdgeApiTokenVerification', { description: 'The result of verifying the API token in use' })
export class ApiTokenVerification {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => TokenStatus, { description: 'The status of the token' })
  status!: ValueOf<typeof TokenStatus>;

  @Optional(() => GraphQLDateTime, 'It is not valid before this time; null: valid at once')
  notBefore!: string | null;

  @Optional(() => GraphQLDateTime, 'When it expires; null: never')
  expiresOn!: string | null;
}
