/** Monitors: how the health of a pool's origins is checked. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { NonEmpty } from '../../../rest/schema/input-validation.js';
import { unpaged } from '../../../rest/rows/paging.js';
import { del, get, list, patch, post, put } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { HttpCheck } from '../http-check.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

const MonitorType = wireEnum('EdgeMonitorType', 'The protocol of a health check', {
  http: 'An HTTP request with the expected response',
  https: 'The same over HTTPS',
  tcp: 'A TCP connection that is accepted',
  udp_icmp: 'A UDP datagram that is not rejected by ICMP',
  icmp_ping: 'An ICMP ping that is answered',
  smtp: 'An SMTP server that answers HELO',
});

@ObjectType()
@InputType()
abstract class MonitorParts extends HttpCheck {
  @Optional(() => MonitorType, 'The protocol of the health check')
  type?: ValueOf<typeof MonitorType> | null;

  @Optional(() => String, 'A description of the monitor')
  description?: string | null;

  @Optional(() => String, 'The HTTP method, or `connection_established` for TCP')
  method?: string | null;

  @TakesNull()
  @Optional(() => Int, 'The port to check; null: 80 or 443, depending on the type')
  port?: number | null;

  @Optional(() => String, 'Expected status codes, for instance `2xx`')
  expectedCodes?: string | null;

  @Optional(() => Boolean, 'Do not validate the certificate of the origin')
  allowInsecure?: boolean | null;

  @Optional(() => Int, 'The interval between health checks in seconds')
  interval?: number | null;

  @Optional(() => Int, 'The timeout of a health check in seconds')
  timeout?: number | null;

  @Optional(() => Int, 'Immediate retries after a timeout')
  retries?: number | null;

  @Optional(() => Int, 'Consecutive failures after which an origin is unhealthy')
  consecutiveDown?: number | null;

  @Optional(() => Int, 'Consecutive successes after which an origin is healthy again')
  consecutiveUp?: number | null;

  @Optional(() => String, 'The domain of a zone whose settings health checks emulate')
  probeZone?: string | null;
}

@ObjectType('EdgeLoadBalancerMonitor', { description: 'A monitor: health checks of the origins in pools' })
export class Monitor extends MonitorParts {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdOn!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  modifiedOn!: string | null;
}

@InputType('CreateEdgeLoadBalancerMonitorInput', { description: 'A monitor to create' })
class CreateMonitor extends MonitorParts {}

@NonEmpty()
@InputType('UpdateEdgeLoadBalancerMonitorInput', {
  description: 'The complete new state of a monitor: fields left out are reset',
})
class UpdateMonitor extends MonitorParts {}

@NonEmpty()
@InputType('ChangeEdgeLoadBalancerMonitorInput', { description: 'Changes to a monitor: fields left out stay' })
class ChangeMonitor extends MonitorParts {}

export const monitors = on(Account, {
  loadBalancerMonitors: list('/accounts/{accountId}/load_balancers/monitors', () => Monitor, {
    paging: unpaged,
    about: 'Its load balancer monitors, up to `first`',
  }),
  loadBalancerMonitor: get('/accounts/{accountId}/load_balancers/monitors/{id}', () => Monitor),
});

export const monitorWrites = mutations({
  createEdgeLoadBalancerMonitor: post('/accounts/{accountId}/load_balancers/monitors', () => Monitor, CreateMonitor, {
    about: 'Creates a monitor; it starts checking once a pool uses it',
  }),
  updateEdgeLoadBalancerMonitor: put(
    '/accounts/{accountId}/load_balancers/monitors/{id}',
    () => Monitor,
    UpdateMonitor,
    { about: 'Replaces the configuration of a monitor' },
  ),
  changeEdgeLoadBalancerMonitor: patch(
    '/accounts/{accountId}/load_balancers/monitors/{id}',
    () => Monitor,
    ChangeMonitor,
    { about: 'Changes parts of the configuration of a monitor', listed: false },
  ),
  deleteEdgeLoadBalancerMonitor: del('/accounts/{accountId}/load_balancers/monitors/{id}', null, {
    about: 'Deletes a monitor; refused while a pool uses it',
  }),
});
