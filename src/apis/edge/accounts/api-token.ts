/** API tokens: what programs sign in with. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { PermissionGroup } from './permission-groups.js';

const TokenStatus = wireEnum('EdgeApiTokenStatus', 'Whether a token can be used', ['active', 'expired', 'disabled']);
const Effect = wireEnum('EdgeApiTokenEffect', 'Whether a policy grants or takes away', ['allow', 'deny']);

@ObjectType('EdgeApiTokenPolicy', { description: 'What a token may do with some resources, or may not' })
export class ApiTokenPolicy {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => Effect, { description: 'Whether it grants or takes away' })
  effect!: ValueOf<typeof Effect>;

  @Field(() => [PermissionGroup], { description: 'The permissions meant' })
  permissionGroups!: PermissionGroup[];

  @Field(() => GraphQLJSONObject, { description: 'The resources meant, by their kind and id' })
  resources!: object;
}

@ObjectType('EdgeApiTokenAddresses', { description: 'Where a token may be used from' })
export class ApiTokenAddresses {
  @Field(() => [String], { nullable: true, description: 'Networks that it may be used from alone' })
  in!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Networks that it may not be used from' })
  notIn!: string[] | null;
}

@ObjectType('EdgeApiTokenCondition', { description: 'What a token is bound to' })
export class ApiTokenCondition {
  @Field(() => ApiTokenAddresses, { nullable: true, description: 'The addresses of those who use it' })
  requestIp!: ApiTokenAddresses | null;
}

@ObjectType('EdgeApiToken', { description: 'A token of the user, without its secret' })
export class ApiToken {
  @Field(() => ID, { nullable: true, description: 'Its id' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => TokenStatus, { nullable: true, description: 'Whether it can be used' })
  status!: ValueOf<typeof TokenStatus> | null;

  @Field(() => [ApiTokenPolicy], { nullable: true, description: 'What it may do' })
  policies!: ApiTokenPolicy[] | null;

  @Field(() => ApiTokenCondition, { nullable: true, description: 'What it is bound to; null: nothing' })
  condition!: ApiTokenCondition | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was made' })
  issuedOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modifiedOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last used; null: never' })
  lastUsedOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'It cannot be used before; null: it can at once' })
  notBefore!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'It cannot be used from then on; null: it never ends' })
  expiresOn!: string | null;

  @Field(() => String, { nullable: true, description: 'Who made it, where it belongs to an account' })
  creatorEmailAtCreation!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the service that made it, where one did' })
  provisionerId!: string | null;

  @Field(() => String, { nullable: true, description: 'What kind of service made it, where one did' })
  provisionerType!: string | null;
}

@ObjectType('EdgeApiTokenVerification', { description: 'What is said of the token that asks' })
export class ApiTokenVerification {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => TokenStatus, { description: 'Whether it can be used' })
  status!: ValueOf<typeof TokenStatus>;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'It cannot be used before; null: it can at once' })
  notBefore!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'It cannot be used from then on; null: it never ends' })
  expiresOn!: string | null;
}
