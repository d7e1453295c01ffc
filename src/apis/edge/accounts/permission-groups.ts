/** Permission groups, which policies of members and tokens grant or deny. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('EdgePermissionGroupMeta', { description: 'Metadata of a permission group; every value is text' })
class PermissionGroupMeta {
  @Field(() => String, { nullable: true, description: 'The category' })
  category!: string | null;

  @Field(() => String, { nullable: true, description: 'Whether it is deprecated' })
  deprecated!: string | null;

  @Field(() => String, { nullable: true, description: 'A description' })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Whether it can be edited' })
  editable!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it reaches its end of life, if planned' })
  eolAt!: string | null;

  @Field(() => String, { nullable: true, description: 'A short label' })
  label!: string | null;

  @Field(() => String, { nullable: true, description: 'The scopes that it applies to' })
  scopes!: string | null;

  @Field(() => String, { nullable: true, description: 'Its visibility' })
  visibility!: string | null;
}

@ObjectType('EdgePermissionGroup', { description: 'A permission group, such as the permission to read DNS' })
export class PermissionGroup {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => PermissionGroupMeta, { nullable: true, description: 'Metadata of the group' })
  meta!: PermissionGroupMeta | null;
}
