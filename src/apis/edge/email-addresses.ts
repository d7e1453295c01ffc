/** Destination addresses of Email Routing: an account has them for the rules of all its zones. */
import { MaxLength } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Optional } from '../../base/optional-field.js';
import type { ValueOf } from '../../rest/mapping/enum.js';
import { list, post } from '../../rest/rows/row.js';
import { Account } from './accounts/account.js';
import { mutations, on } from './bind.js';
import { Direction } from './shared.js';

@ObjectType('EdgeEmailAddress', { description: 'A destination address that rules can forward to, once it is verified' })
class EmailAddress {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'The address')
  email!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was verified; null: it cannot be used yet')
  verified!: string | null;

  @Optional(() => String, 'Its id; superseded by `id`')
  tag!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  created!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  modified!: string | null;
}

@ArgsType()
class AddressFilter {
  @Optional(() => Boolean, 'Only verified addresses, or only others')
  verified?: boolean;

  @Optional(() => Direction, 'The sort direction')
  direction?: ValueOf<typeof Direction>;
}

@InputType('CreateEdgeEmailAddressInput', { description: 'A destination address to add' })
class CreateAddress {
  @MaxLength(90)
  @Field({ description: 'The address' })
  email!: string;
}

const path = '/accounts/{accountId}/email/routing/addresses';

export const emailAddresses = on(Account, {
  emailAddresses: list(path, () => EmailAddress, AddressFilter, {
    about: 'Its destination addresses of Email Routing',
    listed: false,
  }),
});

export const emailAddressWrites = mutations({
  createEdgeEmailAddress: post(path, () => EmailAddress, CreateAddress, {
    about: 'Adds a destination address, and sends it an email with a link that verifies it',
    part: 'emailAddress',
    listed: false,
  }),
});
