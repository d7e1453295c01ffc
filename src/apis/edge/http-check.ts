/** What is asked of a server by HTTP to see whether it is healthy, whoever asks. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { AsMap } from '../../rest/mapping/as-map.js';
import { BothWays } from '../../rest/mapping/both-ways.js';

@BothWays('EdgeHeaderValues', 'A header of a request, with its values')
class HeaderValues {
  @Field({ description: 'Its name, for instance `Host`' })
  name!: string;

  @Field(() => [String], { description: 'Its values' })
  values!: string[];
}

@ObjectType()
@InputType()
export abstract class HttpCheck {
  @Field(() => String, { nullable: true, description: 'The path that it asks for' })
  path?: string | null;

  @AsMap('name', 'values')
  @Field(() => [HeaderValues], { nullable: true, description: 'Headers that it sends along' })
  header?: HeaderValues[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text that the beginning of the answer has to contain; null or empty: any answer will do',
  })
  expectedBody?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It follows redirects' })
  followRedirects?: boolean | null;
}
