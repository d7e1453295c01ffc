/** Accounts, which own zones and further resources. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

export const AccountType = wireEnum('EdgeAccountType', 'The type of an account', {
  standard: 'A standard account',
  enterprise: 'An account of an Enterprise customer',
});

@ObjectType('EdgeAccountManagedBy', { description: 'The organization that manages an account' })
class AccountManagedBy {
  @Field(() => ID, { nullable: true, description: 'Id of the organization' })
  parentOrgId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the organization' })
  parentOrgName!: string | null;
}

@ObjectType('EdgeAccountSettings', { description: 'Settings of an account' })
class AccountSettings {
  @Field(() => String, { nullable: true, description: 'Email address for abuse reports' })
  abuseContactEmail!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Members must use two-factor authentication' })
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

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  createdOn!: string | null;

  @Field(() => AccountManagedBy, { nullable: true, description: 'The organization that manages it, if there is one' })
  managedBy!: AccountManagedBy | null;

  @Field(() => AccountSettings, { nullable: true, description: 'Its settings' })
  settings!: AccountSettings | null;
}
