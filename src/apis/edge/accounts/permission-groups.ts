/** Permission groups, which policies of members and tokens grant or deny. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgePermissionGroupMeta', { description: 'Metadata of a permission group; every value is text' })
class PermissionGroupMeta {
  @Optional(() => String, 'The category')
  category!: string | null;

  @Optional(() => String, 'Whether it is deprecated')
  deprecated!: string | null;

  @Optional(() => String, 'A description')
  description!: string | null;

  @Optional(() => String, 'Whether it can be edited')
  editable!: string | null;

  @Optional(() => GraphQLDateTime, 'When it reaches its end of life, if planned')
  eolAt!: string | null;

  @Optional(() => String, 'A short label')
  label!: string | null;

  @Optional(() => String, 'The scopes that it applies to')
  scopes!: string | null;

  @Optional(() => String, 'Its visibility')
  visibility!: string | null;
}

@ObjectType('EdgePermissionGroup', { description: 'A permission group, such as the permission to read DNS' })
export class PermissionGroup {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => PermissionGroupMeta, 'Metadata of the group')
  meta!: PermissionGroupMeta | null;
}
