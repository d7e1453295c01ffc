/** The rule for passwords of storage boxes and their sub-accounts. */
import { MaxLength, MinLength } from 'class-validator';
import { Field } from 'type-graphql';

const rule =
  'From 12 to 128 characters, with a lower-case letter, an upper-case letter, a digit and a special character; the API never returns it';

/** A required field with a new password. `whose` is left out where the input has nothing else. */
export function Password(whose?: string): PropertyDecorator {
  const description = whose === undefined ? rule : `Password of ${whose}. ${rule}`;
  return (target, property) => {
    MinLength(12)(target, property);
    MaxLength(128)(target, property);
    Field({ description })(target, property);
  };
}
