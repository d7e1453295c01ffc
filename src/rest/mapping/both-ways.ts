/** Shapes that are sent as they come. */
import { InputType, ObjectType } from 'type-graphql';

/** One class as the type of answers, `EdgeX`, and as that of inputs, `EdgeXInput`. */
export function BothWays(name: string, description: string): ClassDecorator {
  return (target) => {
    ObjectType(name, { description })(target);
    InputType(`${name}Input`, { description })(target);
  };
}
