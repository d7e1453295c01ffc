/** Accounts, to find, to make and to end them. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { AtMostOneOf } from '../../../rest/schema/input-validation.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Account, AccountType } from './account.js';
import { mutations, on } from '../bind.js';
import { Edge } from '../edge.js';
import { Direction } from '../shared.js';

@ArgsType()
class AccountFilter {
  @Field(() => String, { nullable: true, description: 'Only the one of this name' })
  name?: string;

  @Field(() => Direction, { nullable: true, description: 'Which way they are ordered' })
  direction?: ValueOf<typeof Direction>;
}

@InputType('EdgeAccountUnitInput', { description: 'A unit of an organization' })
class AccountUnit {
  @Field(() => ID, { nullable: true, description: 'Its id' })
  id?: string;
}

@AtMostOneOf('standalone', 'unit')
@InputType('CreateEdgeAccountInput', { description: 'An account to create, by itself or within an organization' })
class CreateAccount {
  @Field({ description: 'Its name' })
  name!: string;

  @Field(() => AccountType, { nullable: true, description: 'Its kind' })
  type?: ValueOf<typeof AccountType>;

  @Field(() => Boolean, { nullable: true, description: 'True: a free account by itself' })
  standalone?: boolean;

  @Field(() => AccountUnit, { nullable: true, description: 'The unit of an organization that it shall belong to' })
  unit?: AccountUnit;

  @Field(() => String, {
    nullable: true,
    description: 'A key of your own: sent again with the same key, no second account is created',
  })
  idempotencyKey?: string;
}

@InputType('EdgeAccountSettingsInput', { description: 'Settings of an account' })
class AccountSettingsInput {
  @Field(() => String, { nullable: true, description: 'Where reports of abuse shall be sent' })
  abuseContactEmail?: string;

  @Field(() => Boolean, { nullable: true, description: 'Its members must sign in with a second factor' })
  enforceTwofactor?: boolean;
}

@InputType('UpdateEdgeAccountInput', { description: 'What an account shall be' })
class UpdateAccount {
  @Field({ description: 'Its name' })
  name!: string;

  @Field(() => AccountType, { description: 'Its kind' })
  type!: ValueOf<typeof AccountType>;

  @Field(() => AccountSettingsInput, { nullable: true, description: 'Its settings' })
  settings?: AccountSettingsInput;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'The organization above it, in the words of the API' })
  managedBy?: object;
}

export const accounts = on(Edge, {
  accounts: list('/accounts', () => Account, AccountFilter),
  account: get('/accounts/{id}', () => Account),
});

export const accountWrites = mutations({
  createEdgeAccount: post('/accounts', () => Account, CreateAccount, {
    headers: { idempotency_key: 'Idempotency-Key' },
  }),
  updateEdgeAccount: put('/accounts/{id}', () => Account, UpdateAccount, { repeats: ['id'] }),
  deleteEdgeAccount: del('/accounts/{id}', null, {
    about: 'Deletes an account with its zones and all else that it owns, for good',
  }),
});
