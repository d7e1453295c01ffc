/** What servers have in common, whichever API they come from. */
import { Field, ID, InterfaceType } from 'type-graphql';
import { City } from '../../data/geography/city.js';
import { Country } from '../../data/geography/country.js';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { HostingPrice } from './price.js';

export const cloudStatuses = [
  'running',
  'initializing',
  'starting',
  'stopping',
  'off',
  'deleting',
  'migrating',
  'rebuilding',
  'unknown',
] as const;

export const cloudMeanings = {
  running: 'It is on',
  initializing: 'It is being created',
  starting: 'It is being switched on',
  stopping: 'It is being switched off',
  off: 'It is off; it still costs money',
  deleting: 'It is being deleted',
  migrating: 'It is being moved to another host',
  rebuilding: 'Its disk is being filled anew',
  unknown: 'The provider cannot tell',
} as const;

const serverMeanings = {
  ...cloudMeanings,
  ready: 'A dedicated server that is handed over; whether it is on is not known',
  'in process': 'A dedicated server that is being handed over',
  'in progress': 'Another word of the provider for IN_PROCESS',
} as const;

export const ServerStatus = wireEnum(
  'ServerStatus',
  'What a server does. Of dedicated servers no more is known than whether they are handed over yet: READY, or IN_PROCESS, for which some answers say IN_PROGRESS; no cloud server is either',
  [...cloudStatuses, 'ready', 'in process', 'in progress'],
  serverMeanings,
);

@InterfaceType('Server', { description: 'A server: a virtual machine of the cloud, or a dedicated machine' })
export abstract class AnyServer {
  @Field(() => ID, { description: 'Number, unique among the servers of its account' })
  readonly id!: number;

  @Field({ description: 'Your own name for it; that of a dedicated server may be empty' })
  readonly name!: string;

  @Field(() => ServerStatus, { description: 'Whether it is on, off or on its way between the two' })
  readonly status!: ValueOf<typeof ServerStatus>;

  @Field(() => [String], {
    description:
      'Its own public addresses, networks with the length of their prefix: `203.0.113.7`, `2001:db8::/64`. Without floating IPs and failovers that are only routed to it',
  })
  readonly addresses: readonly string[] | undefined;

  @Field(() => Country, { nullable: true, description: 'The country it is in' })
  readonly country?: Country | null;

  @Field(() => City, { nullable: true, description: 'The city it is in; null when geography lacks it' })
  readonly city?: City | null;

  @Field(() => HostingPrice, {
    nullable: true,
    description: 'The most that a month of it costs; null where it is not known, as of every dedicated server',
  })
  readonly monthlyPrice?: HostingPrice | null;
}
