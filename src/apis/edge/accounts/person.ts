/** Personal data of users and members. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { TakesNull } from '../../../rest/mapping/nulls.js';

@ObjectType()
@InputType()
export abstract class Person {
  @TakesNull()
  @Field(() => String, { nullable: true, description: 'First name' })
  firstName?: string | null;

  @TakesNull()
  @Field(() => String, { nullable: true, description: 'Last name' })
  lastName?: string | null;
}
