/** Members: users who may do something with an account. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { PermissionGroup } from './permission-groups.js';
import { Person } from './person.js';
import { Role } from './role.js';

const MemberState = wireEnum('EdgeMemberState', 'Whether a user is a member yet', ['accepted', 'pending'], {
  accepted: 'The user is one',
  pending: 'The user was invited and has not answered',
});

const Access = wireEnum('EdgeMemberAccess', 'Whether a policy grants or takes away', ['allow', 'deny']);

@ObjectType('EdgeResourceScope', { description: 'Where a group of resources begins, and what of it is meant' })
export class ResourceScope {
  @Field({ description: 'The kind and id of what they are part of, for instance an account' })
  key!: string;

  @Field(() => [GraphQLJSONObject], { description: 'The kinds and ids of the parts meant' })
  objects!: object[];
}

@ObjectType('EdgeResourceGroupMeta', { description: 'A note on a group of resources' })
export class ResourceGroupMeta {
  @Field(() => String, { nullable: true, description: 'Its name' })
  key!: string | null;

  @Field(() => String, { nullable: true, description: 'What it says' })
  value!: string | null;
}

@ObjectType('EdgeResourceGroup', { description: 'Resources that a policy applies to' })
export class ResourceGroup {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => ResourceScope, { description: 'Which they are' })
  scope!: ResourceScope;

  @Field(() => ResourceGroupMeta, { nullable: true, description: 'A note on it' })
  meta!: ResourceGroupMeta | null;
}

@ObjectType('EdgeMemberPolicy', { description: 'What a member may do with some resources, or may not' })
export class MemberPolicy {
  @Field(() => ID, { nullable: true, description: 'Its id' })
  id!: string | null;

  @Field(() => Access, { nullable: true, description: 'Whether it grants or takes away' })
  access!: ValueOf<typeof Access> | null;

  @Field(() => [PermissionGroup], { nullable: true, description: 'The permissions meant' })
  permissionGroups!: PermissionGroup[] | null;

  @Field(() => [ResourceGroup], { nullable: true, description: 'The resources meant' })
  resourceGroups!: ResourceGroup[] | null;
}

@ObjectType('EdgeMemberUser', { description: 'The user behind a member' })
export class MemberUser extends Person {
  @Field(() => ID, { nullable: true, description: 'Id of the user' })
  id!: string | null;

  @Field({ description: 'Address for mail' })
  email!: string;

  @Field(() => Boolean, { nullable: true, description: 'Signs in with a second factor' })
  twoFactorAuthenticationEnabled!: boolean | null;
}

@ObjectType('EdgeMember', { description: 'A user who may do something with an account' })
export class Member {
  @Field(() => ID, { nullable: true, description: 'Id of the membership; a user has one in each account' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'Address for mail' })
  email!: string | null;

  @Field(() => MemberState, { nullable: true, description: 'Whether the user is a member yet' })
  status!: ValueOf<typeof MemberState> | null;

  @Field(() => MemberUser, { nullable: true, description: 'The user' })
  user!: MemberUser | null;

  @Field(() => [Role], { nullable: true, description: 'The roles that the member has' })
  roles!: Role[] | null;

  @Field(() => [MemberPolicy], { nullable: true, description: 'What the member may do, in single policies' })
  policies!: MemberPolicy[] | null;
}
