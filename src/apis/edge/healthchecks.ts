/** Health checks: whether a server of a zone answers, seen from the edge, load balancers or none. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { BothWays } from '../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { del, get, list, post, put } from '../../rest/rows/row.js';
import { mutations, on } from './bind.js';
import { checkRegions } from './load-balancing/check-regions.js';
import { HttpCheck } from './http-check.js';
import { Zone } from './zones/zone.js';

const HealthcheckRegion = wireEnum(
  'EdgeHealthcheckRegion',
  'From where a server is checked',
  ['WNAM', 'ENAM', 'WEU', 'EEU', 'NSAM', 'SSAM', 'OC', 'ME', 'NAF', 'SAF', 'SEAS', 'NEAS', 'ALL_REGIONS', 'IN'],
  { ...checkRegions, ALL_REGIONS: 'Every region', IN: 'India' },
);

const HealthcheckStatus = wireEnum(
  'EdgeHealthcheckStatus',
  'What the checks of a server have found',
  ['healthy', 'unknown', 'unhealthy', 'suspended'],
  {
    healthy: 'It answers as it should',
    unknown: 'It has not been checked yet',
    unhealthy: 'It does not answer as it should',
    suspended: 'It is not checked for now',
  },
);

const CheckMethod = wireEnum('EdgeHealthcheckMethod', 'How a server is asked', ['GET', 'HEAD']);

const TcpCheckMethod = wireEnum(
  'EdgeHealthcheckTcpMethod',
  'What is healthy of a connection',
  ['connection_established'],
  { connection_established: 'That it is accepted' },
);

@BothWays('EdgeHealthcheckHttp', 'What is asked by HTTP or HTTPS, and which answer is healthy')
export class HttpConfig extends HttpCheck {
  @Field(() => CheckMethod, { nullable: true, description: 'How it asks' })
  method?: ValueOf<typeof CheckMethod> | null;

  @Field(() => Int, { nullable: true, description: 'The port that it asks' })
  port?: number | null;

  @Field(() => [String], { nullable: true, description: 'Status codes that are healthy, for instance `2xx`' })
  expectedCodes?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Any certificate of the server will do' })
  allowInsecure?: boolean | null;
}

@BothWays('EdgeHealthcheckTcp', 'What is asked by TCP')
export class TcpConfig {
  @Field(() => TcpCheckMethod, { nullable: true, description: 'What is healthy of a connection' })
  method?: ValueOf<typeof TcpCheckMethod> | null;

  @Field(() => Int, { nullable: true, description: 'The port that is connected to' })
  port?: number | null;
}

@ObjectType()
@InputType()
abstract class HealthcheckParts {
  @Field(() => String, { nullable: true, description: 'Your own words about it' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: '`HTTP`, `HTTPS` or `TCP`' })
  type?: string | null;

  @Field(() => HttpConfig, { nullable: true, description: 'For HTTP and HTTPS' })
  httpConfig?: HttpConfig | null;

  @Field(() => TcpConfig, { nullable: true, description: 'For TCP' })
  tcpConfig?: TcpConfig | null;

  @Field(() => [HealthcheckRegion], {
    nullable: true,
    description: 'From where the server is checked; null: the provider chooses',
  })
  checkRegions?: ValueOf<typeof HealthcheckRegion>[] | null;

  @Field(() => Int, { nullable: true, description: 'Seconds between two checks from each region' })
  interval?: number | null;

  @Field(() => Int, { nullable: true, description: 'Seconds after which a check has failed' })
  timeout?: number | null;

  @Field(() => Int, { nullable: true, description: 'How often one that has timed out is tried again at once' })
  retries?: number | null;

  @Field(() => Int, { nullable: true, description: 'So many failures in a row make the server unhealthy' })
  consecutiveFails?: number | null;

  @Field(() => Int, { nullable: true, description: 'So many successes in a row make it healthy again' })
  consecutiveSuccesses?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Nothing is checked for now' })
  suspended?: boolean | null;
}

@ObjectType('EdgeHealthcheck', { description: 'Whether a server answers, as seen from the edge again and again' })
export class Healthcheck extends HealthcheckParts {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Host name or IP address of the server' })
  address!: string | null;

  @Field(() => HealthcheckStatus, { nullable: true, description: 'What the checks have found' })
  status!: ValueOf<typeof HealthcheckStatus> | null;

  @Field(() => String, { nullable: true, description: 'Why the last check failed; empty when it did not' })
  failureReason!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  createdOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modifiedOn!: string | null;
}

@InputType()
abstract class HealthcheckInput extends HealthcheckParts {
  @Field({ description: 'Its name: letters, digits, hyphens and underscores' })
  name!: string;

  @Field({ description: 'Host name or IP address of the server' })
  address!: string;
}

@InputType('CreateEdgeHealthcheckInput', { description: 'A health check to create' })
class CreateHealthcheck extends HealthcheckInput {}

@InputType('UpdateEdgeHealthcheckInput', {
  description: 'A health check as it shall be from now on, with all of it that shall stay',
})
class UpdateHealthcheck extends HealthcheckInput {}

export const healthchecks = on(Zone, {
  healthchecks: list('/zones/{zoneId}/healthchecks', () => Healthcheck, {
    about: 'Servers that are checked from the edge, as many as `first` says',
  }),
  healthcheck: get('/zones/{zoneId}/healthchecks/{id}', () => Healthcheck, {
    about: 'A server that is checked from the edge; null when there is none',
  }),
});

export const healthcheckWrites = mutations({
  createEdgeHealthcheck: post('/zones/{zoneId}/healthchecks', () => Healthcheck, CreateHealthcheck, {
    about: 'Has a server checked from the edge; its `status` is UNKNOWN until that was done',
  }),
  updateEdgeHealthcheck: put('/zones/{zoneId}/healthchecks/{id}', () => Healthcheck, UpdateHealthcheck, {
    about: 'Puts another health check in the place of one, under the same id',
  }),
  deleteEdgeHealthcheck: del('/zones/{zoneId}/healthchecks/{id}', null, {
    about: 'Ends the checks of a server',
  }),
});
