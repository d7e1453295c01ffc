/** Groups of permissions, as policies of members and of tokens grant or refuse them. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('EdgePermissionGroupMeta', { description: 'What is told of a group of permissions; all of it is text' })
export class PermissionGroupMeta {
  @Field(() => String, { nullable: true, description: 'What it stands among' })
  category!: string | null;

  @Field(() => String, { nullable: true, description: 'Whether it is outdated' })
  deprecated!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is for' })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Whether it can be changed' })
  editable!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it will end, if that is planned' })
  eolAt!: string | null;

  @Field(() => String, { nullable: true, description: 'A short name' })
  label!: string | null;

  @Field(() => String, { nullable: true, description: 'What it applies to' })
  scopes!: string | null;

  @Field(() => String, { nullable: true, description: 'Who sees it' })
  visibility!: string | null;
}

@ObjectType('EdgePermissionGroup', { description: 'Permissions that go together, such as to read DNS' })
export class PermissionGroup {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => PermissionGroupMeta, { nullable: true, description: 'What is told of it' })
  meta!: PermissionGroupMeta | null;
}
