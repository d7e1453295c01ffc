/** Access groups: rules that several policies share. */
import { GraphQLDateTime, GraphQLJSON } from 'graphql-scalars';
import { ArrayNotEmpty } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { del, list, post, put } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { Optional } from '../../../base/optional-field.js';
import { AccessRule, AccessRuleInput } from './access-rule.js';

@ObjectType('EdgeAccessGroup', { description: 'An Access group: rules that several policies share' })
class AccessGroup {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => [AccessRule], 'Include rules: who meets any of these belongs to it')
  include!: AccessRule[] | null;

  @Optional(() => [AccessRule], 'Exclude rules: who meets any of these does not belong to it')
  exclude!: AccessRule[] | null;

  @Optional(() => [AccessRule], 'Require rules: who belongs to it meets all of these')
  require!: AccessRule[] | null;

  @Optional(() => GraphQLJSON, 'Whether new applications use it, as the API says it')
  isDefault!: unknown;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdAt!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  updatedAt!: string | null;
}

@ArgsType()
class AccessGroupFilter {
  @Optional(() => String, 'Only the group of this name')
  name?: string;

  @Optional(() => String, 'Only groups whose name contains this')
  search?: string;
}

@InputType('CreateEdgeAccessGroupInput', { description: 'An Access group to create' })
class CreateAccessGroup {
  @Field({ description: 'Its name' })
  name!: string;

  @ArrayNotEmpty()
  @Field(() => [AccessRuleInput], { description: 'Include rules: who meets any of these belongs to it' })
  include!: AccessRuleInput[];

  @Optional(() => [AccessRuleInput], 'Exclude rules: who meets any of these does not belong to it')
  exclude?: AccessRuleInput[];

  @Optional(() => [AccessRuleInput], 'Require rules: who belongs to it meets all of these')
  require?: AccessRuleInput[];

  @Optional(() => Boolean, 'New applications use it')
  isDefault?: boolean;
}

@InputType('UpdateEdgeAccessGroupInput', {
  description: 'The complete new state of an Access group: rules left out are removed',
})
class UpdateAccessGroup extends CreateAccessGroup {}

const all = '/accounts/{accountId}/access/groups';
const part = 'accessGroup';

export const accessGroups = on(Account, {
  accessGroups: list(all, () => AccessGroup, AccessGroupFilter, { listed: false }),
});

export const accessGroupWrites = mutations({
  createEdgeAccessGroup: post(all, () => AccessGroup, CreateAccessGroup, { part, listed: false }),
  updateEdgeAccessGroup: put(`${all}/{id}`, () => AccessGroup, UpdateAccessGroup, { part, listed: false }),
  deleteEdgeAccessGroup: del(`${all}/{id}`, null, { listed: false }),
});
