/** Monitors: how it is checked whether the origins of pools are healthy. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { NonEmpty } from '../../../rest/schema/input-validation.js';
import { whole } from '../../../rest/rows/paging.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { HttpCheck } from '../http-check.js';

const MonitorType = wireEnum(
  'EdgeMonitorType',
  'What a check consists of',
  ['http', 'https', 'tcp', 'udp_icmp', 'icmp_ping', 'smtp'],
  {
    http: 'A request that is answered as expected',
    https: 'The same over TLS',
    tcp: 'A connection that is accepted',
    udp_icmp: 'A datagram that is not refused',
    icmp_ping: 'A ping that is answered',
    smtp: 'A mail server that answers a HELO',
  },
);

@ObjectType()
@InputType()
abstract class MonitorParts extends HttpCheck {
  @Field(() => MonitorType, { nullable: true, description: 'What a check consists of' })
  type?: ValueOf<typeof MonitorType> | null;

  @Field(() => String, { nullable: true, description: 'Your own words about it' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'How it asks: a method of HTTP, or `connection_established`' })
  method?: string | null;

  @Field(() => Int, { nullable: true, description: 'The port of the origins; null: 80 or 443, as the type has it' })
  port?: number | null;

  @Field(() => String, { nullable: true, description: 'Status codes that are healthy, for instance `2xx`' })
  expectedCodes?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Any certificate of an origin will do' })
  allowInsecure?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Seconds between two checks' })
  interval?: number | null;

  @Field(() => Int, { nullable: true, description: 'Seconds after which a check has failed' })
  timeout?: number | null;

  @Field(() => Int, { nullable: true, description: 'How often one that has timed out is tried again at once' })
  retries?: number | null;

  @Field(() => Int, { nullable: true, description: 'So many failures in a row make an origin unhealthy' })
  consecutiveDown?: number | null;

  @Field(() => Int, { nullable: true, description: 'So many successes in a row make it healthy again' })
  consecutiveUp?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The domain of a zone: checks are made as if they came through it, by its settings',
  })
  probeZone?: string | null;
}

@ObjectType('EdgeLoadBalancerMonitor', { description: 'How it is checked whether the origins of pools are healthy' })
export class Monitor extends MonitorParts {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  createdOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modifiedOn!: string | null;
}

@InputType('CreateEdgeLoadBalancerMonitorInput', { description: 'A monitor to create' })
class CreateMonitor extends MonitorParts {}

@NonEmpty()
@InputType('UpdateEdgeLoadBalancerMonitorInput', {
  description: 'A monitor as it shall be from now on, with all of it that shall stay',
})
class UpdateMonitor extends MonitorParts {}

export const monitors = on(Account, {
  loadBalancerMonitors: list('/accounts/{accountId}/load_balancers/monitors', () => Monitor, {
    paging: whole,
    about: 'How it is checked whether the origins of its pools are healthy, as many as `first` says',
  }),
  loadBalancerMonitor: get('/accounts/{accountId}/load_balancers/monitors/{id}', () => Monitor),
});

export const monitorWrites = mutations({
  createEdgeLoadBalancerMonitor: post('/accounts/{accountId}/load_balancers/monitors', () => Monitor, CreateMonitor, {
    about: 'Creates a monitor; it begins to check once a pool names it',
  }),
  updateEdgeLoadBalancerMonitor: put(
    '/accounts/{accountId}/load_balancers/monitors/{id}',
    () => Monitor,
    UpdateMonitor,
    { about: 'Puts another monitor in the place of one, under the same id' },
  ),
  deleteEdgeLoadBalancerMonitor: del('/accounts/{accountId}/load_balancers/monitors/{id}', null, {
    about: 'Deletes a monitor; refused while a pool names it',
  }),
});
