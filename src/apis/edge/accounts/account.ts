/** Accounts, which own zones and further resources. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Optional } from '../../../base/optional-field.js';

export const AccountType = wireEnum('EdgeAccountType', 'The type of an account', {
  standard: 'A standard account',
  enterprise: 'An account of an Enterprise customer',
});

@ObjectType('EdgeAccountManagedBy', { description: 'The organization that manages an account' })
class AccountManagedBy {
  @Optional(() => ID, 'Id of the organization')
  parentOrgId!: string | null;

  @Optional(() => String, 'Name of the organization')
  parentOrgName!: string | null;
}

@ObjectType('EdgeAccountSettings', { description: 'Settings of an account' })
class AccountSettings {
  @Optional(() => String, 'Email address for abuse reports')
  abuseContactEmail!: string | null;

  @Optional(() => Boolean, 'Members must use two-factor authentication')
  enforceTwofactor!: boolean | null;
}

@ObjectType('EdgeAccount', { description: 'An account: it owns zones and resources outside zones' })
export class Account {
  static readonly keys = { accountId: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'Its name' })
  name!: string;

  @Field(() => AccountType, { description: 'The type of the account' })
  type!: ValueOf<typeof AccountType>;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdOn!: string | null;

  @Optional(() => AccountManagedBy, 'The organization that manages it, if there is one')
  managedBy!: AccountManagedBy | null;

  @Optional(() => AccountSettings, 'Its settings')
  settings!: AccountSettings | null;
}
