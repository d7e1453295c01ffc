/** The GraphQL types of a search. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { items } from '../../data/geography/complexity.js';
import { ofTheList } from '../../rest/schema/connection.js';
import type { Api } from '../../rest/rows/dialect.js';
import { FindKind } from './kind.js';
import { HostingApiName } from '../inventory/api.js';
import { HostingResource } from '../inventory/resource.js';
import { joinedListOf } from '../inventory/joined-list.js';
import { ReadAt } from '../inventory/read-at.js';
import { Optional } from '../../base/optional-field.js';

@ObjectType('HostingMatch', { description: 'A matching value of a resource' })
export class Match {
  @Field({
    description: 'The field that contains it, as a path from the resource, for instance `publicNet.ipv4.dnsPtr`',
  })
  field!: string;

  @Field({
    description:
      'The value; for a label or tag the whole pair, for instance `env=production`, and for a public key its SHA-256 fingerprint',
  })
  text!: string;
}

@ObjectType('HostingSearchResult', { description: 'A resource that was found' })
export class SearchResult {
  @Field(() => HostingApiName, { description: 'The API' })
  api!: Api;

  @Field({ description: 'Name of the account in the configuration' })
  accountName!: string;

  @Field(() => FindKind, { description: 'The kind of resource' })
  kind!: FindKind;

  @Field({ description: 'Its type name, for instance `CloudServer`' })
  type!: string;

  @Optional(() => ID, 'The id of the resource; null where the API gave none')
  resourceId!: string | null;

  @Optional(() => String, 'Its name; without one, its description, address or host name')
  name!: string | null;

  @Field(() => [Match], {
    complexity: items(2),
    description: 'The matching values, best first, at most 10 of `matchedCount`',
  })
  matched!: readonly Match[];

  @Field(() => Int, { description: 'The number of matching values' })
  matchedCount!: number;

  @Field(() => Int, {
    description:
      'The relevance: 100 for an exact id, name or address, 80 for the start of one, 70 for a network that contains the address or what a network contains, 60 for part of a name, 50 for part of a description, 40 for a whole label, its key or its value, or the type, image or location, 30 for part of one; 5 less for a name that differs in hyphens, underscores and blanks. Of several words that of the least counts',
  })
  score!: number;

  @Field(() => HostingResource, { description: 'The resource' })
  resource!: object;
}

@ObjectType('HostingSearchResultConnection', { description: 'A page of search results from all accounts, best first' })
export class SearchResults extends joinedListOf(SearchResult, { mayFail: false }) {
  @Field(() => Int, { complexity: ofTheList, description: 'The number of results in what could be read' })
  override totalCount!: number;

  @ReadAt({ complexity: ofTheList })
  readAt!: Date | null;
}
