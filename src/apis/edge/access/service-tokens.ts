/** Service tokens: credentials with which programs pass Access. */
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { ShownAs } from '../../../rest/identity/value-ids.js';
import { Secret } from '../../../rest/mapping/secrets.js';
import { del, list, post } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgeAccessServiceToken', {
  description: 'A service token, with which programs pass Access; without its secret',
})
class ServiceToken {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => ID, 'The client id, which programs send beside the secret')
  clientId!: string | null;

  @Optional(() => String, 'How long it is valid, for instance `8760h`')
  duration!: string | null;

  @Optional(() => Boolean, 'It can be used')
  enabled!: boolean | null;

  @Optional(() => GraphQLDateTime, 'When it expires; null: never')
  expiresAt!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdAt!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  updatedAt!: string | null;
}

@ObjectType('EdgeAccessServiceTokenSecret', { description: 'A service token with its secret, which is returned once' })
class ServiceTokenSecret {
  @ShownAs('serviceTokenId')
  @IdOf(() => ServiceToken)
  @Optional(() => ID, 'Id of the token')
  id!: string | null;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => ID, 'The client id, which programs send beside the secret')
  clientId!: string | null;

  @Secret()
  @Optional(() => String, 'The client secret, returned only here')
  clientSecret!: string | null;

  @Optional(() => String, 'How long it is valid, for instance `8760h`')
  duration!: string | null;

  @Optional(() => Boolean, 'It can be used')
  enabled!: boolean | null;
}

@ArgsType()
class ServiceTokenFilter {
  @Optional(() => String, 'Only the token of this name')
  name?: string;

  @Optional(() => String, 'Only tokens whose name contains this')
  search?: string;
}

const endOfOld = 'When the previous secret ends; at once unless given';

@InputType('CreateEdgeAccessServiceTokenInput', { description: 'A service token to create' })
class CreateServiceToken {
  @Field({ description: 'Its name' })
  name!: string;

  @Optional(() => String, 'How long it is valid, for instance `720h` or `forever`; `8760h`, a year, unless given')
  duration?: string;

  @Optional(() => Boolean, 'It can be used')
  enabled?: boolean;

  @Optional(() => Int, 'Version of the secret')
  clientSecretVersion?: number;

  @Optional(() => GraphQLDateTime, endOfOld)
  previousClientSecretExpiresAt?: Date;
}

@InputType('RotateEdgeAccessServiceTokenInput', { description: 'When the previous secret ends' })
class RotateServiceToken {
  @Optional(() => GraphQLDateTime, endOfOld)
  previousClientSecretExpiresAt?: Date;
}

const all = '/accounts/{accountId}/access/service_tokens';
const part = 'serviceToken';

export const serviceTokens = on(Account, {
  accessServiceTokens: list(all, () => ServiceToken, ServiceTokenFilter, { listed: false }),
});

export const serviceTokenWrites = mutations({
  createEdgeAccessServiceToken: post(all, () => ServiceTokenSecret, CreateServiceToken, {
    about: 'Creates a service token and returns its secret, which cannot be read later',
    part,
    listed: false,
  }),
  deleteEdgeAccessServiceToken: del(`${all}/{id}`, () => ServiceToken, {
    about: 'Deletes a service token, which ends at once',
    part,
    listed: false,
  }),
  rotateEdgeAccessServiceToken: post(`${all}/{id}/rotate`, () => ServiceTokenSecret, RotateServiceToken, {
    about:
      'Gives a service token a new secret, which cannot be read later. Without `previousClientSecretExpiresAt` the old one ends at once, and programs that still send it are refused',
    part,
    listed: false,
  }),
});
