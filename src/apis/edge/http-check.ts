/** The HTTP request of a health check, for standalone checks and monitors. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { AsMap } from '../../rest/mapping/as-map.js';
import { BothWays } from '../../rest/mapping/both-ways.js';

@BothWays('EdgeHeaderValues', 'An HTTP request header with its values')
export class HeaderValues {
  @Field({ description: 'Name of the header, for instance `Host`' })
  name!: string;

  @Field(() => [String], { description: 'Values of the header' })
  values!: string[];
}

@ObjectType()
@InputType()
export abstract class HttpCheck {
  @Field(() => String, { nullable: true, description: 'The path to request' })
  path?: string | null;

  @AsMap('name', 'values')
  @Field(() => [HeaderValues], { nullable: true, description: 'Request headers to send' })
  header?: HeaderValues[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text that the start of the response body must contain; null or empty: any response passes',
  })
  expectedBody?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Follow redirects' })
  followRedirects?: boolean | null;
}
