/** Makes classes whose objects are sent back in the form in which they are read. */
import { InputType, ObjectType } from 'type-graphql';

/** Declares one class as the output type `EdgeX` and the input type `EdgeXInput`. */
export function BothWays(name: string, description: string): ClassDecorator {
  return (target) => {
    ObjectType(name, { description })(target);
    InputType(`${name}Input`, { description })(target);
  };
}
