/** Headers that checks send along. */
import { Field, InputType, ObjectType } from 'type-graphql';

const about = 'A header of a request, with its values';

@ObjectType('EdgeHeaderValues', { description: about })
@InputType('EdgeHeaderValuesInput', { description: about })
export class HeaderValues {
  @Field({ description: 'Its name, for instance `Host`' })
  name!: string;

  @Field(() => [String], { description: 'Its values' })
  values!: string[];
}
