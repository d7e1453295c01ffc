/** Reads, creates, changes and deletes accounts. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { AtMostOneOf } from '../../../rest/schema/input-validation.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Account, AccountType } from './account.js';
import { mutations, on } from '../bind.js';
import { Edge } from '../edge.js';
import { Direction } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

@ArgsType()
class AccountFilter {
  @Optional(() => String, 'Only the account of this name')
  name?: string;

  @Optional(() => Direction, 'The sort direction')
  direction?: ValueOf<typeof Direction>;
}

@InputType('EdgeAccountUnitInput', { description: 'A unit of an organization' })
class AccountUnit {
  @Optional(() => ID, 'Its id')
  id?: string;
}

@AtMostOneOf('standalone', 'unit')
@InputType('CreateEdgeAccountInput', { description: 'An account to create, standalone or within an organization' })
class CreateAccount {
  @Field({ description: 'Its name' })
  name!: string;

  @Optional(() => AccountType, 'The type of the account')
  type?: ValueOf<typeof AccountType>;

  @Optional(() => Boolean, 'True: a standalone free account')
  standalone?: boolean;

  @Optional(() => AccountUnit, 'The organizational unit of the new account')
  unit?: AccountUnit;

  @Optional(
    () => String,
    'An idempotency key of your own: repeating the call with the same key creates no second account',
  )
  idempotencyKey?: string;
}

@InputType('EdgeAccountSettingsInput', { description: 'Settings of an account' })
class AccountSettingsInput {
  @Optional(() => String, 'Email address for abuse reports')
  abuseContactEmail?: string;

  @Optional(() => Boolean, 'Members must use two-factor authentication')
  enforceTwofactor?: boolean;
}

@InputType('UpdateEdgeAccountInput', { description: 'The new state of an account' })
class UpdateAccount {
  @Field({ description: 'Its name' })
  name!: string;

  @Field(() => AccountType, { description: 'The type of the account' })
  type!: ValueOf<typeof AccountType>;

  @Optional(() => AccountSettingsInput, 'Its settings')
  settings?: AccountSettingsInput;

  @Optional(() => GraphQLJSONObject, 'The organization that manages it, as the API takes it')
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
    about: 'Deletes an account with its zones and everything else it owns, for good',
  }),
});
