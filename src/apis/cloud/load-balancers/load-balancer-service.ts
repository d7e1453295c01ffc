/** A service of a load balancer: a port it listens on, and how it knows which targets are healthy. */
import { Field, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

export const Protocol = wireEnum('CloudLoadBalancerProtocol', 'What a service speaks', ['tcp', 'http', 'https'], {
  tcp: 'Connections are handed on as they are',
  http: 'Requests are read and shared one by one',
  https: 'The same, with certificates for TLS',
});
export const CheckProtocol = wireEnum('CloudHealthCheckProtocol', 'A connection, or a request', ['tcp', 'http'], {
  tcp: 'A connection that is accepted',
  http: 'A request that is answered as expected',
});

@ObjectType('CloudHealthCheckHttp', { description: 'The request of a health check and the answer that it expects' })
export class HealthCheckHttp {
  @Field(() => String, { nullable: true, description: 'The Host header; null for none' })
  domain!: string | null;

  @Field({ description: 'The path asked for' })
  path!: string;

  @Field(() => String, { nullable: true, description: 'Text that the answer has to contain' })
  response!: string | null;

  @Field(() => [String], { nullable: true, description: 'Status codes that are healthy; `2??` stands for 200 to 299' })
  statusCodes!: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'It asks by HTTPS' })
  tls!: boolean | null;
}

@ObjectType('CloudHealthCheck', { description: 'How a load balancer knows which targets are healthy' })
export class HealthCheck {
  @Field(() => CheckProtocol, { description: 'A connection, or a request' })
  protocol!: ValueOf<typeof CheckProtocol>;

  @Field(() => Int, { description: 'The port of the targets' })
  port!: number;

  @Field(() => Int, { description: 'Seconds between two checks' })
  interval!: number;

  @Field(() => Int, { description: 'Seconds after which a check has failed' })
  timeout!: number;

  @Field(() => Int, { description: 'So many failures make a target unhealthy, so many successes healthy again' })
  retries!: number;

  @Field(() => HealthCheckHttp, { nullable: true, description: 'For protocol HTTP' })
  http!: HealthCheckHttp | null;
}

@ObjectType('CloudLoadBalancerHttp', { description: 'What a service for HTTP or HTTPS does besides' })
export class ServiceHttp {
  @Field({ description: 'Name of the cookie that keeps a client on its target' })
  cookieName!: string;

  @Field(() => Int, { description: 'Seconds for which that cookie holds' })
  cookieLifetime!: number;

  @Field(() => Int, { description: 'Seconds after which an idle connection is closed' })
  timeoutIdle!: number;

  @Field({ description: 'A client stays on its target' })
  stickySessions!: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Requests by HTTP on port 80 are sent on to HTTPS' })
  redirectHttp!: boolean | null;

  /** Ids on the wire; the field is a link. */
  certificates!: number[] | null;
}

@ObjectType('CloudLoadBalancerService', { description: 'A port that a load balancer listens on' })
export class Service {
  @Field(() => Protocol, { description: 'What it speaks' })
  protocol!: ValueOf<typeof Protocol>;

  @Field(() => Int, { description: 'The port of the load balancer' })
  listenPort!: number;

  @Field(() => Int, { description: 'The port of the targets' })
  destinationPort!: number;

  @Field({ description: 'Targets are told the address of the client by the PROXY protocol' })
  proxyProtocol!: boolean;

  @Field(() => HealthCheck, { description: 'How it knows which targets are healthy' })
  healthCheck!: HealthCheck;

  @Field(() => ServiceHttp, { nullable: true, description: 'For protocols HTTP and HTTPS' })
  http!: ServiceHttp | null;
}
