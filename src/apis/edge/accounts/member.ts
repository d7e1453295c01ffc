/** Members: users with access to an account. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { PermissionGroup } from './permission-groups.js';
import { Person } from './person.js';
import { Role } from './role.js';
import { Optional } from '../../../base/optional-field.js';

const MemberState = wireEnum('EdgeMemberState', 'The membership status of a user', {
  accepted: 'The user accepted the invitation',
  pending: 'The invitation is pending',
});

const Access = wireEnum('EdgeMemberAccess', 'Whether a policy allows or denies', {
  allow: 'The policy grants its permissions',
  deny: 'The policy withholds its permissions',
});

@ObjectType('EdgeResourceScope', { description: 'The scope of a resource group' })
class ResourceScope {
  @Field({ description: 'Type and id of the parent resource, for instance an account' })
  key!: string;

  @Field(() => [GraphQLJSONObject], { description: 'Types and ids of the resources within it' })
  objects!: object[];
}

@ObjectType('EdgeResourceGroupMeta', { description: 'A metadata entry of a resource group' })
class ResourceGroupMeta {
  @Optional(() => String, 'Name of the entry')
  key!: string | null;

  @Optional(() => String, 'Value of the entry')
  value!: string | null;
}

@ObjectType('EdgeResourceGroup', { description: 'A resource group: resources that a policy applies to' })
class ResourceGroup {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Field(() => ResourceScope, { description: 'The scope of the group' })
  scope!: ResourceScope;

  @Optional(() => ResourceGroupMeta, 'Metadata of the group')
  meta!: ResourceGroupMeta | null;
}

@ObjectType('EdgeMemberPolicy', {
  description: 'A policy of a member: permissions that it allows or denies on some resources',
})
class MemberPolicy {
  @Optional(() => ID, 'Its id')
  id!: string | null;

  @Optional(() => Access, 'Whether it allows or denies')
  access!: ValueOf<typeof Access> | null;

  @Optional(() => [PermissionGroup], 'The permission groups')
  permissionGroups!: PermissionGroup[] | null;

  @Optional(() => [ResourceGroup], 'The resource groups')
  resourceGroups!: ResourceGroup[] | null;
}

@ObjectType('EdgeMemberUser', { description: 'The user of a membership' })
class MemberUser extends Person {
  @Optional(() => ID, 'Id of the user')
  id!: string | null;

  @Field({ description: 'Email address' })
  email!: string;

  @Optional(() => Boolean, 'Two-factor authentication is enabled')
  twoFactorAuthenticationEnabled!: boolean | null;
}

@ObjectType('EdgeMember', { description: 'A member: a user with access to an account' })
export class Member {
  @Optional(() => ID, 'Id of the membership; a user has one per account')
  id!: string | null;

  @Optional(() => String, 'Email address')
  email!: string | null;

  @Optional(() => MemberState, 'The membership status')
  status!: ValueOf<typeof MemberState> | null;

  @Optional(() => MemberUser, 'The user')
  user!: MemberUser | null;

  @Optional(() => [Role], 'Roles of the member')
  roles!: Role[] | null;

  @Optional(() => [MemberPolicy], 'Policies of the member')
  policies!: MemberPolicy[] | null;
}
