/** Common parts of servers, whatever their API. */
import { Field, ID, InterfaceType } from 'type-graphql';
import { City } from '../../data/geography/city.js';
import { Country } from '../../data/geography/country.js';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { Optional } from '../../base/optional-field.js';

export const cloudMeanings = {
  running: 'Running: it is switched on',
  initializing: 'Being created',
  starting: 'Being switched on',
  stopping: 'Being shut down',
  off: 'Off; it is still billed',
  deleting: 'Being deleted',
  migrating: 'Being migrated to another host',
  rebuilding: 'Being rebuilt: its disk is overwritten with an image',
  unknown: 'The provider does not know',
} as const;

const serverMeanings = {
  ...cloudMeanings,
  ready: 'A dedicated server that has been handed over; whether it is on is not known',
  'in process': 'A dedicated server that is being handed over',
  'in progress': 'Another spelling that the provider uses for IN_PROCESS',
} as const;

export const ServerStatus = wireEnum(
  'ServerStatus',
  'The status of a server. For dedicated servers only the handover is known: READY, or IN_PROCESS, which some answers spell IN_PROGRESS; a cloud server has neither',
  serverMeanings,
);

@InterfaceType('Server', { description: 'A server: a cloud server or a dedicated server' })
export abstract class AnyServer {
  @Field(() => ID, { description: 'Id, unique among the servers of its account' })
  readonly id!: number;

  @Field({ description: 'The name you gave it; that of a dedicated server may be empty' })
  readonly name!: string;

  @Field(() => ServerStatus, { description: 'The status of the server' })
  readonly status!: ValueOf<typeof ServerStatus>;

  @Field(() => [String], {
    description:
      'Its own public addresses, networks with their prefix length: `203.0.113.7`, `2001:db8::/64`. Floating IPs and failover IPs routed to it are not included',
  })
  readonly addresses: readonly string[] | undefined;

  @Optional(() => Country, 'The country it is in')
  readonly country?: Country | null;

  @Optional(() => City, 'The city it is in; null when the geography data lacks it')
  readonly city?: City | null;
}
