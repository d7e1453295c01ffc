/** How a load balancer shall check its targets: whole for a new service, in parts to change one. */
import { Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { CheckProtocol } from './load-balancer-service.js';

@InputType()
abstract class HealthyAnswer {
  @Field(() => String, { nullable: true, description: 'Text that the answer has to contain' })
  response?: string;

  @Field(() => [String], { nullable: true, description: 'Status codes that are healthy; `2??` stands for 200 to 299' })
  statusCodes?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Ask by HTTPS' })
  tls?: boolean;
}

@InputType('CloudHealthCheckHttpInput', { description: 'The request of a health check and the answer that it expects' })
class HealthCheckHttpInput extends HealthyAnswer {
  @Field(() => String, { nullable: true, defaultValue: null, description: 'The Host header; null for none' })
  domain?: string | null;

  @Field({ description: 'The path to ask for' })
  path!: string;
}

@InputType('UpdateCloudHealthCheckHttpInput', { description: 'What to change of the request of a health check' })
class UpdateHealthCheckHttp extends HealthyAnswer {
  @Field(() => String, { nullable: true, description: 'The Host header; null for none' })
  domain?: string | null;

  @Field(() => String, { nullable: true, description: 'The path to ask for' })
  path?: string;
}

@InputType('CloudHealthCheckInput', { description: 'How a load balancer shall know which targets are healthy' })
export class HealthCheckInput {
  @Field(() => CheckProtocol, { description: 'A connection, or a request' })
  protocol!: ValueOf<typeof CheckProtocol>;

  @Min(1)
  @Max(65535)
  @Field(() => Int, { description: 'The port of the targets' })
  port!: number;

  @Min(3)
  @Max(60)
  @Field(() => Int, { description: 'Seconds between two checks, from 3 to 60' })
  interval!: number;

  @Min(1)
  @Max(60)
  @Field(() => Int, { description: 'Seconds after which a check has failed, at most the interval' })
  timeout!: number;

  @Min(1)
  @Max(5)
  @Field(() => Int, { description: 'Failures that make a target unhealthy, from 1 to 5' })
  retries!: number;

  @Field(() => HealthCheckHttpInput, { nullable: true, description: 'For protocol HTTP' })
  http?: HealthCheckHttpInput;
}

@InputType('UpdateCloudHealthCheckInput', { description: 'What to change of a health check' })
export class UpdateHealthCheck {
  @Field(() => CheckProtocol, { nullable: true, description: 'A connection, or a request' })
  protocol?: ValueOf<typeof CheckProtocol>;

  @Min(1)
  @Max(65535)
  @Field(() => Int, { nullable: true, description: 'The port of the targets' })
  port?: number;

  @Min(3)
  @Max(60)
  @Field(() => Int, { nullable: true, description: 'Seconds between two checks, from 3 to 60' })
  interval?: number;

  @Min(1)
  @Max(60)
  @Field(() => Int, { nullable: true, description: 'Seconds after which a check has failed, at most the interval' })
  timeout?: number;

  @Min(1)
  @Max(5)
  @Field(() => Int, { nullable: true, description: 'Failures that make a target unhealthy, from 1 to 5' })
  retries?: number;

  @Field(() => UpdateHealthCheckHttp, { nullable: true, description: 'For protocol HTTP' })
  http?: UpdateHealthCheckHttp;
}
