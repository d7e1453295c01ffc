/** Fields of actions, which continue after the call that started them returned; shared by APIs with named keys. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Optional } from '../../base/optional-field.js';

@ObjectType()
export abstract class ActionErrorShape {
  @Field({ description: "The API's code, for instance `action_failed`" })
  code!: string;

  @Field({ description: 'The error message' })
  message!: string;
}

@ObjectType()
export abstract class ActionShape {
  @Field(() => ID, { description: 'Id of the action' })
  id!: number;

  @Field({ description: 'The command, for instance `attach_volume` or `rollback_snapshot`' })
  command!: string;

  @Field(() => Int, { description: 'Progress in per cent' })
  progress!: number;

  @Field(() => GraphQLDateTime, { description: 'When it started' })
  started!: string;

  @Optional(() => GraphQLDateTime, 'When it finished; null while it is running')
  finished!: string | null;
}
