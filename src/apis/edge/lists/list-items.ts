/** Items of lists: addresses, host names, redirects or networks, as the kind of the list says. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { ExactlyOneOf } from '../../../rest/schema/input-validation.js';

@BothWays('EdgeListHostname', 'A host name in a list')
class ListHostname {
  @Field({ description: 'The host name; `*.` in front: all below it' })
  urlHostname!: string;

  @Optional(() => Boolean, 'Only what is below it, not the name itself')
  excludeExactHostname?: boolean | null;
}

@BothWays('EdgeListRedirect', 'A redirect in a list; its options are off unless set')
class ListRedirect {
  @Field({ description: 'The URL to redirect; without a scheme any' })
  sourceUrl!: string;

  @Field({ description: 'The URL to redirect to' })
  targetUrl!: string;

  @Optional(() => Boolean, 'Also redirect subdomains')
  includeSubdomains?: boolean | null;

  @Optional(() => Boolean, 'Also redirect the paths below it')
  subpathMatching?: boolean | null;

  @Optional(() => Boolean, 'Preserve the rest of the path')
  preservePathSuffix?: boolean | null;

  @Optional(() => Boolean, 'Preserve the query string')
  preserveQueryString?: boolean | null;

  @Optional(() => Int, 'HTTP status code: 301, the default, 302, 307 or 308')
  statusCode?: number | null;
}

@ObjectType('EdgeListItem', { description: 'An item of a list: one of an address, a host name, a redirect and an ASN' })
export class ListItem {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'An IP address or a prefix')
  ip!: string | null;

  @Optional(() => ListHostname, 'A host name')
  hostname!: ListHostname | null;

  @Optional(() => ListRedirect, 'A redirect')
  redirect!: ListRedirect | null;

  @Optional(() => Int, 'A network by its AS number')
  asn!: number | null;

  @Optional(() => String, 'A comment')
  comment!: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  modifiedOn!: string;
}

@ExactlyOneOf('ip', 'hostname', 'redirect', 'asn')
@InputType('EdgeListItemInput', { description: 'An item for a list: one of these, as its kind says' })
export class ListItemInput {
  @Optional(() => String, 'An IP address or a prefix; of IPv6 /64 at most')
  ip?: string;

  @Optional(() => ListHostname, 'A host name')
  hostname?: ListHostname;

  @Optional(() => ListRedirect, 'A redirect')
  redirect?: ListRedirect;

  @Optional(() => Int, 'A network by its AS number')
  asn?: number;

  @Optional(() => String, 'A comment')
  comment?: string;
}

@InputType('EdgeListItemsInput', { description: 'Items for a list' })
export class ListItemsInput {
  @Field(() => [ListItemInput], { description: 'The items' })
  items!: ListItemInput[];
}

@InputType('EdgeListItemIdInput', { description: 'An item of a list' })
export class ListItemId {
  @IdOf(() => ListItem)
  @Field(() => ID, { description: 'Its id' })
  id!: string;
}
