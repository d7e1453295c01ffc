/** The HTTP request of a health check, for standalone checks and monitors. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { AsMap } from '../../rest/mapping/as-map.js';
import { BothWays } from '../../rest/mapping/both-ways.js';
import { Optional } from '../../base/optional-field.js';

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
  @Optional(() => String, 'The path to request')
  path?: string | null;

  @AsMap('name', 'values')
  @Optional(() => [HeaderValues], 'Request headers to send')
  header?: HeaderValues[] | null;

  @Optional(() => String, 'Text that the start of the response body must contain; null or empty: any response passes')
  expectedBody?: string | null;

  @Optional(() => Boolean, 'Follow redirects')
  followRedirects?: boolean | null;
}
