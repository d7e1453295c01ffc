/** The user who owns the credential. */
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { unpaged } from '../../../rest/rows/paging.js';
import { del, get, list, patch, post, put } from '../../../rest/rows/row.js';
import { ApiToken, ApiTokenSecret, ApiTokenVerification } from './api-token.js';
import { CreateApiToken, UpdateApiToken } from './api-token-input.js';
import { mutations, on } from '../bind.js';
import { Edge } from '../edge.js';
import { Person } from './person.js';
import { Direction } from '../shared.js';
import { TokenPermissionGroup, TokenPermissionGroupFilter } from './token-permission-groups.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

const OrganizationStatus = wireEnum('EdgeUserOrganizationStatus', 'The status of a user in an organization', {
  member: 'The user belongs to the organization',
  invited: 'The user has been invited and has not responded',
});

@ObjectType('EdgeUserOrganization', { description: 'An organization of a user' })
class UserOrganization {
  @Optional(() => ID, 'Its id')
  id!: string | null;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => OrganizationStatus, 'The status of the user in it')
  status!: ValueOf<typeof OrganizationStatus> | null;

  @Optional(() => [String], 'Permissions of the user in it, for instance `#zones:read`')
  permissions!: string[] | null;

  @Optional(() => [String], "Names of the user's roles in it")
  roles!: string[] | null;
}

@ObjectType()
@InputType()
abstract class UserParts extends Person {
  @TakesNull()
  @Optional(() => String, 'Telephone number')
  telephone?: string | null;

  @TakesNull()
  @Optional(() => String, 'Country of residence')
  country?: string | null;

  @TakesNull()
  @Optional(() => String, 'Postal code')
  zipcode?: string | null;
}

@ObjectType('EdgeUser', { description: 'The user who owns the credential' })
export class User extends UserParts {
  @Field(() => ID, { description: 'Id of the user' })
  id!: string;

  @Field({ description: 'Email address' })
  email!: string;

  @Optional(() => Boolean, 'Two-factor authentication is enabled')
  twoFactorAuthenticationEnabled!: boolean | null;

  @Optional(() => Boolean, 'Two-factor authentication is required by an account of the user')
  twoFactorAuthenticationLocked!: boolean | null;

  @Optional(() => Boolean, 'The user is suspended')
  suspended!: boolean | null;

  @Optional(() => Boolean, 'Some zone has the `pro` plan')
  hasProZones!: boolean | null;

  @Optional(() => Boolean, 'Some zone has the `business` plan')
  hasBusinessZones!: boolean | null;

  @Optional(() => Boolean, 'Some zone has the `enterprise` plan')
  hasEnterpriseZones!: boolean | null;

  @Optional(() => [String], 'Beta features that the user takes part in')
  betas!: string[] | null;

  @Optional(() => [UserOrganization], 'The organizations of the user')
  organizations!: UserOrganization[] | null;
}

@ArgsType()
class TokenFilter {
  @Optional(() => Boolean, 'Include tokens that expired recently')
  includeExpired?: boolean;

  @Optional(() => Direction, 'The sort direction')
  direction?: ValueOf<typeof Direction>;
}

@AtLeastOneOf('firstName', 'lastName', 'telephone', 'country', 'zipcode')
@InputType('UpdateEdgeUserInput', { description: "What to change in the user's details; null clears a value" })
class UpdateUser extends UserParts {}

export const user = on(Edge, {
  user: get('/user', () => User, { about: 'The user who owns the credential' }),
  tokenVerification: get('/user/tokens/verify', () => ApiTokenVerification, {
    about: 'Verifies the API token of the credential; needs no permission',
  }),
});

export const userReads = on(User, {
  tokens: list('/user/tokens', () => ApiToken, TokenFilter, {
    about: 'API tokens of the user, up to `first`',
  }),
  tokenPermissionGroups: list(
    '/user/tokens/permission_groups',
    () => TokenPermissionGroup,
    TokenPermissionGroupFilter,
    { about: 'The permission groups that API tokens can have, up to `first`', paging: unpaged, listed: false },
  ),
});

const token = '/user/tokens/{id}';
const part = 'apiToken';

export const apiTokenWrites = mutations({
  createEdgeApiToken: post('/user/tokens', () => ApiTokenSecret, CreateApiToken, {
    about: 'Creates an API token of the user and returns its value, which cannot be read later',
    part,
    listed: false,
  }),
  updateEdgeApiToken: put(token, () => ApiToken, UpdateApiToken, {
    about: 'Replaces name, policies and condition of an API token; its value stays',
    part,
    listed: false,
  }),
  deleteEdgeApiToken: del(token, null, {
    about: 'Deletes an API token, which ends at once',
    nullable: true,
    listed: false,
  }),
  rollEdgeApiToken: put(`${token}/value`, () => String, {
    about: 'Gives an API token a new value, which cannot be read later; the old one ends at once',
    body: 'empty',
    secret: true,
    listed: false,
  }),
});

export const userWrites = mutations({
  updateEdgeUser: patch('/user', () => User, UpdateUser, { about: "Changes the user's details" }),
});
