/** The user whom the credential belongs to. */
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { get, list, patch } from '../../../rest/rows/row.js';
import { ApiToken, ApiTokenVerification } from './api-token.js';
import { mutations, on } from '../bind.js';
import { Edge } from '../edge.js';
import { Person } from './person.js';
import { Direction } from '../shared.js';

const OrganizationStatus = wireEnum(
  'EdgeUserOrganizationStatus',
  'Whether a user belongs to an organization yet',
  ['member', 'invited'],
  { invited: 'The user was invited and has not answered' },
);

@ObjectType('EdgeUserOrganization', { description: 'An organization of a user' })
export class UserOrganization {
  @Field(() => ID, { nullable: true, description: 'Its id' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => OrganizationStatus, { nullable: true, description: 'Whether the user belongs to it yet' })
  status!: ValueOf<typeof OrganizationStatus> | null;

  @Field(() => [String], { nullable: true, description: 'What the user may do there, for instance `#zones:read`' })
  permissions!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Names of the roles that the user has there' })
  roles!: string[] | null;
}

@ObjectType()
@InputType()
abstract class UserParts extends Person {
  @Field(() => String, { nullable: true, description: 'Number of a telephone' })
  telephone?: string | null;

  @Field(() => String, { nullable: true, description: 'The country that the user lives in' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code of where the user lives' })
  zipcode?: string | null;
}

@ObjectType('EdgeUser', { description: 'The user whom the credential belongs to' })
export class User extends UserParts {
  @Field(() => ID, { description: 'Id of the user' })
  id!: string;

  @Field({ description: 'Address for mail' })
  email!: string;

  @Field(() => Boolean, { nullable: true, description: 'Signs in with a second factor' })
  twoFactorAuthenticationEnabled!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'An account of the user demands the second factor' })
  twoFactorAuthenticationLocked!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'The provider has shut the user out' })
  suspended!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Some zone has the plan `pro`' })
  hasProZones!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Some zone has the plan `business`' })
  hasBusinessZones!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Some zone has the plan `enterprise`' })
  hasEnterpriseZones!: boolean | null;

  @Field(() => [String], { nullable: true, description: 'What the user tries out before others' })
  betas!: string[] | null;

  @Field(() => [UserOrganization], { nullable: true, description: 'The organizations of the user' })
  organizations!: UserOrganization[] | null;
}

@ArgsType()
class TokenFilter {
  @Field(() => Boolean, { nullable: true, description: 'Those that have expired of late as well' })
  includeExpired?: boolean;

  @Field(() => Direction, { nullable: true, description: 'Which way they are ordered' })
  direction?: ValueOf<typeof Direction>;
}

@AtLeastOneOf('firstName', 'lastName', 'telephone', 'country', 'zipcode')
@InputType('UpdateEdgeUserInput', { description: 'What to change of the user; null clears what was there' })
class UpdateUser extends UserParts {}

export const user = on(Edge, {
  user: get('/user', () => User, { about: 'The user whom the credential belongs to' }),
  tokenVerification: get('/user/tokens/verify', () => ApiTokenVerification, {
    about: 'What is said of the token of the credential; it takes no permission to ask',
  }),
});

export const userReads = on(User, {
  tokens: list('/user/tokens', () => ApiToken, TokenFilter, {
    about: 'Tokens that the user has made, as many as `first` says',
  }),
});

export const userWrites = mutations({
  updateEdgeUser: patch('/user', () => User, UpdateUser, { about: 'Changes what is known of the user' }),
});
