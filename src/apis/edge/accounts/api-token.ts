/** API tokens: credentials of programs. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { PermissionGroup } from './permission-groups.js';

const TokenStatus = wireEnum('EdgeApiTokenStatus', 'The status of an API token', {
  active: 'It can be used',
  expired: 'Its validity has ended',
  disabled: 'It cannot be used until it is enabled',
});
const Effect = wireEnum('EdgeApiTokenEffect', 'The effect of a policy', {
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

@ObjectType('EdgeApiTokenAddresses', { description: 'IP addresses that a token may be used from' })
class ApiTokenAddresses {
  @Field(() => [String], { nullable: true, description: 'Networks that it may be used from; no others' })
  in!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Networks that it must not be used from' })
  notIn!: string[] | null;
}

@ObjectType('EdgeApiTokenCondition', { description: 'Conditions on the use of a token' })
class ApiTokenCondition {
  @Field(() => ApiTokenAddresses, { nullable: true, description: 'The client IP addresses' })
  requestIp!: ApiTokenAddresses | null;
}

@ObjectType('EdgeApiToken', { description: 'An API token of the user, without its secret' })
export class ApiToken {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => TokenStatus, { nullable: true, description: 'The status of the token' })
  status!: ValueOf<typeof TokenStatus> | null;

  @Field(() => [ApiTokenPolicy], { nullable: true, description: 'Its policies' })
  policies!: ApiTokenPolicy[] | null;

  @Field(() => ApiTokenCondition, { nullable: true, description: 'Conditions on its use; null: none' })
  condition!: ApiTokenCondition | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was issued' })
  issuedOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modifiedOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last used; null: never' })
  lastUsedOn!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'It is not valid before this time; null: valid at once',
  })
  notBefore!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it expires; null: never' })
  expiresOn!: string | null;

  @Field(() => String, { nullable: true, description: 'Email address of its creator, for account-owned tokens' })
  creatorEmailAtCreation!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the service that provisioned it, if any' })
  provisionerId!: string | null;

  @Field(() => String, { nullable: true, description: 'Type of the service that provisioned it, if any' })
  provisionerType!: string | null;
}

@ObjectType('EdgeApiTokenVerification', { description: 'The result of verifying the API token in use' })
export class ApiTokenVerification {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => TokenStatus, { description: 'The status of the token' })
  status!: ValueOf<typeof TokenStatus>;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'It is not valid before this time; null: valid at once',
  })
  notBefore!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it expires; null: never' })
  expiresOn!: string | null;
}
