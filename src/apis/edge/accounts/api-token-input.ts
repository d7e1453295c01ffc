/** Inputs for API tokens. */
import { ArrayNotEmpty, MaxLength } from 'class-validator';
import { GraphQLDateTime, GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { LaidOut } from '../../../rest/mapping/wire-names.js';
import { isText } from '../../../base/unknown.js';
import { Optional } from '../../../base/optional-field.js';
import { ApiTokenCondition, Effect, TokenStatus } from './api-token.js';

@InputType('EdgeTokenPermissionGroupInput', { description: 'A permission group of a policy' })
class PermissionGroupInput {
  @IdOf('tokenPermissionGroup')
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => GraphQLJSON, 'Metadata of the group')
  meta?: unknown;
}

@InputType('EdgeApiTokenPolicyInput', {
  description: 'A policy of an API token: permissions that it allows or denies on some resources',
})
class ApiTokenPolicyInput {
  @Field(() => Effect, { description: 'Whether it allows or denies' })
  effect!: ValueOf<typeof Effect>;

  @ArrayNotEmpty()
  @Field(() => [PermissionGroupInput], { description: 'The permission groups' })
  permissionGroups!: PermissionGroupInput[];

  @Field(() => GraphQLJSONObject, {
    description: 'The resources, by type and id, for instance `{ "com.cloudflare.api.account.zone.*": "*" }`',
  })
  resources!: object;
}

/** Times in whole seconds, which is all that the API takes. */
const inSeconds = (fields: Wire): Wire =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      ['expires_on', 'not_before'].includes(name) && isText(value) ? value.replace(/\.\d+(?=Z$)/, '') : value,
    ]),
  );

@LaidOut(inSeconds)
@InputType('CreateEdgeApiTokenInput', { description: 'An API token to create' })
export class CreateApiToken {
  @MaxLength(120)
  @Field({ description: 'Its name' })
  name!: string;

  @ArrayNotEmpty()
  @Field(() => [ApiTokenPolicyInput], { description: 'Its policies' })
  policies!: ApiTokenPolicyInput[];

  @Optional(() => ApiTokenCondition, 'Conditions on its use; none unless given')
  condition?: ApiTokenCondition;

  @Optional(() => GraphQLDateTime, 'When it expires; never unless given')
  expiresOn?: Date;

  @Optional(() => GraphQLDateTime, 'It is not valid before this time; valid at once unless given')
  notBefore?: Date;
}

@LaidOut(inSeconds)
@InputType('UpdateEdgeApiTokenInput', {
  description: 'The new name, policies and condition of an API token: a condition left out is removed',
})
export class UpdateApiToken extends CreateApiToken {
  @Optional(() => TokenStatus, 'ACTIVE enables it, DISABLED disables it')
  status?: ValueOf<typeof TokenStatus>;
}
