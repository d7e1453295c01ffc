/** Personal data of users and members. */
import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType()
@InputType()
export abstract class Person {
  @Field(() => String, { nullable: true, description: 'First name' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name' })
  lastName?: string | null;
}
