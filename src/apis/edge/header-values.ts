/** Headers that checks send along. */
import { Field } from 'type-graphql';
import { BothWays } from '../../rest/mapping/both-ways.js';

@BothWays('EdgeHeaderValues', 'A header of a request, with its values')
export class HeaderValues {
  @Field({ description: 'Its name, for instance `Host`' })
  name!: string;

  @Field(() => [String], { description: 'Its values' })
  values!: string[];
}
