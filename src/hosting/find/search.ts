/** The shape of what is found. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { items } from '../../data/geography/complexity.js';
import { ofTheList } from '../../rest/schema/connection.js';
import type { Api } from '../../rest/rows/dialect.js';
import { HostingApiName } from '../inventory/api.js';
import { HostingResource } from '../inventory/resource.js';
import { joinedListOf } from '../inventory/joined-list.js';
import { ReadAt } from '../inventory/read-at.js';

@ObjectType('HostingMatch', { description: 'What of an object was found' })
export class Match {
  @Field({ description: 'The field that says it, as the path from the object, for instance `publicNet.ipv4.dnsPtr`' })
  field!: string;

  @Field({ description: 'What it says; of a label or tag the whole pair, for instance `env=production`' })
  text!: string;
}

@ObjectType('HostingHit', { description: 'An object that was found' })
export class Hit {
  @Field(() => HostingApiName, { description: 'Its API' })
  api!: Api;

  @Field({ description: 'The account that has it, by its name in the configuration' })
  account!: string;

  @Field({ description: 'The name of its type, for instance `CloudServer`' })
  type!: string;

  @Field(() => ID, { nullable: true, description: 'What its API calls it by; null where that told none' })
  id!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its name; of what has none the words about it, its address or a host name',
  })
  name!: string | null;

  @Field(() => [Match], {
    complexity: items(2),
    description: 'What of it was found, the best first; no more than 10 of `matchedCount`',
  })
  matched!: readonly Match[];

  @Field(() => Int, { description: 'How much of it was found' })
  matchedCount!: number;

  @Field(() => Int, {
    description:
      'How well it answers: 100 is the very id, name or address, 80 begins so, 70 is a network around the address or what is in the network, 60 has it within a name, 50 in the words about it, 40 has the label, its key or its value, 30 has it within a label',
  })
  score!: number;

  @Field(() => HostingResource, { description: 'The object itself' })
  resource!: object;
}

@ObjectType('HostingSearch', { description: 'A page of what was found in all accounts, the best first' })
export class HostingSearch extends joinedListOf(Hit, { mayFail: false }) {
  @Field(() => Int, { complexity: ofTheList, description: 'How many there are in what could be read' })
  override totalCount!: number;

  @ReadAt({ complexity: ofTheList })
  readAt!: Date | null;
}
