/** Personal data of users and members. */
import { InputType, ObjectType } from 'type-graphql';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType()
@InputType()
export abstract class Person {
  @TakesNull()
  @Optional(() => String, 'First name')
  firstName?: string | null;

  @TakesNull()
  @Optional(() => String, 'Last name')
  lastName?: string | null;
}
