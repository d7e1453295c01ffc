/** Members: users with access to an account. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { PermissionGroup } from './permission-groups.js';
import { Person } from './person.js';
import { Role } from './role.js';

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
  @Field(() => String, { nullable: true, description: 'Name of the entry' })
  key!: string | null;

  @Field(() => String, { nullable: true, description: 'Value of the entry' })
  value!: string | null;
}

@ObjectType('EdgeResourceGroup', { description: 'A resource group: resources that a policy applies to' })
class ResourceGroup {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => ResourceScope, { description: 'The scope of the group' })
  scope!: ResourceScope;

  @Field(() => ResourceGroupMeta, { nullable: true, description: 'Metadata of the group' })
  meta!: ResourceGroupMeta | null;
}

@ObjectType('EdgeMemberPolicy', {
  description: 'A policy of a member: permissions that it allows or denies on some resources',
})
class MemberPolicy {
  @Field(() => ID, { nullable: true, description: 'Its id' })
  id!: string | null;

  @Field(() => Access, { nullable: true, description: 'Whether it allows or denies' })
  access!: ValueOf<typeof Access> | null;

  @Field(() => [PermissionGroup], { nullable: true, description: 'The permission groups' })
  permissionGroups!: PermissionGroup[] | null;

  @Field(() => [ResourceGroup], { nullable: true, description: 'The resource groups' })
  resourceGroups!: ResourceGroup[] | null;
}

@ObjectType('EdgeMemberUser', { description: 'The user of a membership' })
class MemberUser extends Person {
  @Field(() => ID, { nullable: true, description: 'Id of the user' })
  id!: string | null;

  @Field({ description: 'Email address' })
  email!: string;

  @Field(() => Boolean, { nullable: true, description: 'Two-factor authentication is enabled' })
  twoFactorAuthenticationEnabled!: boolean | null;
}

@ObjectType('EdgeMember', { description: 'A member: a user with access to an account' })
export class Member {
  @Field(() => ID, { nullable: true, description: 'Id of the membership; a user has one per account' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'Email address' })
  email!: string | null;

  @Field(() => MemberState, { nullable: true, description: 'The membership status' })
  status!: ValueOf<typeof MemberState> | null;

  @Field(() => MemberUser, { nullable: true, description: 'The user' })
  user!: MemberUser | null;

  @Field(() => [Role], { nullable: true, description: 'Roles of the member' })
  roles!: Role[] | null;

  @Field(() => [MemberPolicy], { nullable: true, description: 'Policies of the member' })
  policies!: MemberPolicy[] | null;
}
