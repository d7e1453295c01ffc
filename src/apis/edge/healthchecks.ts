/** Health checks: whether a server of a zone responds to the edge, independent of load balancers. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { BothWays } from '../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { del, get, list, patch, post, put } from '../../rest/rows/row.js';
import { mutations, on } from './bind.js';
import { checkRegions } from './load-balancing/check-regions.js';
import { HeaderValues, HttpCheck } from './http-check.js';
import { Zone } from './zones/zone.js';
import { AsMap } from '../../rest/mapping/as-map.js';
import { TakesNull } from '../../rest/mapping/nulls.js';
import { Optional } from '../../base/optional-field.js';

const HealthcheckRegion = wireEnum('EdgeHealthcheckRegion', 'A region that health checks run from', {
  ...checkRegions,
  ALL_REGIONS: 'Every region',
  IN: 'India',
});

const HealthcheckStatus = wireEnum('EdgeHealthcheckStatus', 'The status of a health check', {
  healthy: 'The origin is healthy',
  unknown: 'Not checked yet',
  unhealthy: 'The origin is unhealthy',
  suspended: 'Checks are suspended',
});

const CheckMethod = wireEnum('EdgeHealthcheckMethod', 'The HTTP method of a health check', {
  GET: 'GET: the response has a body, which can be checked',
  HEAD: 'HEAD: the response has headers only',
});

const TcpCheckMethod = wireEnum('EdgeHealthcheckTcpMethod', 'The TCP method of a health check', {
  connection_established: 'Establish a connection',
});

@BothWays('EdgeHealthcheckHttp', 'Settings of an HTTP or HTTPS health check')
class HttpConfig extends HttpCheck {
  @Optional(() => CheckMethod, 'The HTTP method')
  method?: ValueOf<typeof CheckMethod> | null;

  @Optional(() => Int, 'The port to check')
  port?: number | null;

  @TakesNull()
  @Optional(() => [String], 'Expected status codes, for instance `2xx`')
  expectedCodes?: string[] | null;

  @TakesNull()
  @AsMap('name', 'values')
  @Optional(() => [HeaderValues], 'Request headers to send')
  override header?: HeaderValues[] | null;

  @Optional(() => Boolean, 'Do not validate the certificate of the origin')
  allowInsecure?: boolean | null;
}

@BothWays('EdgeHealthcheckTcp', 'Settings of a TCP health check')
class TcpConfig {
  @Optional(() => TcpCheckMethod, 'The TCP method')
  method?: ValueOf<typeof TcpCheckMethod> | null;

  @Optional(() => Int, 'The port to connect to')
  port?: number | null;
}

@ObjectType()
@InputType()
abstract class HealthcheckParts {
  @Optional(() => String, 'A description of the health check')
  description?: string | null;

  @Optional(() => String, '`HTTP`, `HTTPS` or `TCP`')
  type?: string | null;

  @TakesNull()
  @Optional(() => HttpConfig, 'For HTTP and HTTPS')
  httpConfig?: HttpConfig | null;

  @TakesNull()
  @Optional(() => TcpConfig, 'For TCP')
  tcpConfig?: TcpConfig | null;

  @TakesNull()
  @Optional(() => [HealthcheckRegion], 'Regions to check from; null: the provider chooses')
  checkRegions?: ValueOf<typeof HealthcheckRegion>[] | null;

  @Optional(() => Int, 'The interval between checks from each region in seconds')
  interval?: number | null;

  @Optional(() => Int, 'The timeout of a check in seconds')
  timeout?: number | null;

  @Optional(() => Int, 'Immediate retries after a timeout')
  retries?: number | null;

  @Optional(() => Int, 'Consecutive failures after which the origin is unhealthy')
  consecutiveFails?: number | null;

  @Optional(() => Int, 'Consecutive successes after which the origin is healthy again')
  consecutiveSuccesses?: number | null;

  @Optional(() => Boolean, 'Checks are suspended')
  suspended?: boolean | null;
}

@ObjectType('EdgeHealthcheck', {
  description: 'A standalone health check: regular requests from the edge to an origin',
})
export class Healthcheck extends HealthcheckParts {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => String, 'Host name or IP address of the origin')
  address!: string | null;

  @Optional(() => HealthcheckStatus, 'The status of the health check')
  status!: ValueOf<typeof HealthcheckStatus> | null;

  @Optional(() => String, 'The reason for the latest failure; empty if there was none')
  failureReason!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdOn!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  modifiedOn!: string | null;
}

@InputType()
abstract class HealthcheckInput extends HealthcheckParts {
  @Field({ description: 'Its name: letters, digits, hyphens and underscores' })
  name!: string;

  @Field({ description: 'Host name or IP address of the origin' })
  address!: string;
}

@InputType('CreateEdgeHealthcheckInput', { description: 'A health check to create' })
class CreateHealthcheck extends HealthcheckInput {}

@InputType('UpdateEdgeHealthcheckInput', {
  description: 'The complete new state of a health check: fields left out are reset',
})
class UpdateHealthcheck extends HealthcheckInput {}

@InputType('ChangeEdgeHealthcheckInput', {
  description: 'Changes to a health check: beside its name and its address, fields left out stay',
})
class ChangeHealthcheck extends HealthcheckInput {}

export const healthchecks = on(Zone, {
  healthchecks: list('/zones/{zoneId}/healthchecks', () => Healthcheck, {
    about: 'Its health checks, up to `first`',
  }),
  healthcheck: get('/zones/{zoneId}/healthchecks/{id}', () => Healthcheck, {
    about: 'A health check; null when there is none',
  }),
});

export const healthcheckWrites = mutations({
  createEdgeHealthcheck: post('/zones/{zoneId}/healthchecks', () => Healthcheck, CreateHealthcheck, {
    about: 'Creates a health check; its `status` is UNKNOWN until the first result',
  }),
  updateEdgeHealthcheck: put('/zones/{zoneId}/healthchecks/{id}', () => Healthcheck, UpdateHealthcheck, {
    about: 'Replaces the configuration of a health check',
  }),
  changeEdgeHealthcheck: patch('/zones/{zoneId}/healthchecks/{id}', () => Healthcheck, ChangeHealthcheck, {
    about: 'Changes parts of the configuration of a health check',
    listed: false,
  }),
  deleteEdgeHealthcheck: del('/zones/{zoneId}/healthchecks/{id}', null, {
    about: 'Deletes a health check',
  }),
});
