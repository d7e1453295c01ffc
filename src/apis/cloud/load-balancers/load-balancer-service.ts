/** A load balancer service: the port it listens on, and how it checks the health of targets. */
import { Field, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Optional } from '../../../base/optional-field.js';

export const Protocol = wireEnum('CloudLoadBalancerProtocol', 'The protocol of a service', {
  tcp: 'TCP: connections are passed through',
  http: 'HTTP: each request is distributed by itself',
  https: 'HTTPS: like HTTP, with TLS termination',
});
export const CheckProtocol = wireEnum('CloudHealthCheckProtocol', 'The protocol of a health check', {
  tcp: 'TCP: the connection must be accepted',
  http: 'HTTP: the request must get the expected response',
});

@ObjectType('CloudHealthCheckHttp', { description: 'The HTTP settings of a health check' })
class HealthCheckHttp {
  @Optional(() => String, 'The Host header; null: none')
  domain!: string | null;

  @Field({ description: 'The path to request' })
  path!: string;

  @Optional(() => String, 'Text that the response body must contain')
  response!: string | null;

  @Optional(() => [String], 'Status codes that count as healthy; `2??` stands for 200 to 299')
  statusCodes!: string[] | null;

  @Optional(() => Boolean, 'Uses HTTPS')
  tls!: boolean | null;
}

@ObjectType('CloudHealthCheck', { description: 'A health check of a service' })
class HealthCheck {
  @Field(() => CheckProtocol, { description: 'The protocol' })
  protocol!: ValueOf<typeof CheckProtocol>;

  @Field(() => Int, { description: 'The port of the targets' })
  port!: number;

  @Field(() => Int, { description: 'The interval between checks in seconds' })
  interval!: number;

  @Field(() => Int, { description: 'The timeout of a check in seconds' })
  timeout!: number;

  @Field(() => Int, {
    description:
      'Failed attempts after which a target is unhealthy, and successful ones after which it is healthy again',
  })
  retries!: number;

  @Optional(() => HealthCheckHttp, 'HTTP settings, for the protocol HTTP')
  http!: HealthCheckHttp | null;
}

@ObjectType('CloudLoadBalancerHttp', { description: 'The HTTP settings of a service' })
export class ServiceHttp {
  @Field({ description: 'Name of the sticky session cookie' })
  cookieName!: string;

  @Field(() => Int, { description: 'Lifetime of the cookie in seconds' })
  cookieLifetime!: number;

  @Field(() => Int, { description: 'The idle timeout of a connection in seconds' })
  timeoutIdle!: number;

  @Field({ description: 'Sticky sessions: a client stays on the same target' })
  stickySessions!: boolean;

  @Optional(() => Boolean, 'Requests to HTTP on port 80 are redirected to HTTPS')
  redirectHttp!: boolean | null;

  /** Ids on the wire; the field is a link. */
  certificates!: number[] | null;
}

@ObjectType('CloudLoadBalancerService', { description: 'A service: a port that a load balancer listens on' })
export class Service {
  @Field(() => Protocol, { description: 'The protocol' })
  protocol!: ValueOf<typeof Protocol>;

  @Field(() => Int, { description: 'The port that the load balancer listens on' })
  listenPort!: number;

  @Field(() => Int, { description: 'The port of the targets' })
  destinationPort!: number;

  @Field({ description: "The PROXY protocol passes the client's address to the targets" })
  proxyProtocol!: boolean;

  @Field(() => HealthCheck, { description: 'The health check' })
  healthCheck!: HealthCheck;

  @Optional(() => ServiceHttp, 'HTTP settings, for the protocols HTTP and HTTPS')
  http!: ServiceHttp | null;
}
