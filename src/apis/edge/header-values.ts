/** Headers that checks send along. */
import { Field } from 'type-graphql';
import { BothWays } from '../../rest/mapping/both-ways.js';

@BothWays('EdgeHeaderValues', 'An HTTP request header with its values')
export class HeaderValues {
  @Field({ description: 'Name of the header, for instance `Host`' })
  name!: string;

  @Field(() => [String], { description: 'Values of the header' })
  values!: string[];
}
