/** Inputs for health checks of targets: complete for a new service, partial for changes. */
import { Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { CheckProtocol } from './load-balancer-service.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';

@InputType()
abstract class HealthyAnswer {
  @Field(() => String, { nullable: true, description: 'Text that the response body must contain' })
  response?: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Status codes that count as healthy; `2??` stands for 200 to 299',
  })
  statusCodes?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Use HTTPS' })
  tls?: boolean;
}

@InputType('CloudHealthCheckHttpInput', { description: 'The HTTP settings of a health check' })
class HealthCheckHttpInput extends HealthyAnswer {
  @TakesNull()
  @Field(() => String, { nullable: true, defaultValue: null, description: 'The Host header; null: none' })
  domain?: string | null;

  @Field({ description: 'The path to request' })
  path!: string;
}

@InputType('UpdateCloudHealthCheckHttpInput', { description: 'What to change in the HTTP settings of a health check' })
class UpdateHealthCheckHttp extends HealthyAnswer {
  @TakesNull()
  @Field(() => String, { nullable: true, description: 'The Host header; null: none' })
  domain?: string | null;

  @Field(() => String, { nullable: true, description: 'The path to request' })
  path?: string;
}

@InputType('CloudHealthCheckInput', { description: 'A health check of a service' })
export class HealthCheckInput {
  @Field(() => CheckProtocol, { description: 'The protocol' })
  protocol!: ValueOf<typeof CheckProtocol>;

  @Min(1)
  @Max(65535)
  @Field(() => Int, { description: 'The port of the targets' })
  port!: number;

  @Min(3)
  @Max(60)
  @Field(() => Int, { description: 'The interval between checks in seconds, from 3 to 60' })
  interval!: number;

  @Min(1)
  @Max(60)
  @Field(() => Int, { description: 'The timeout of a check in seconds, at most the interval' })
  timeout!: number;

  @Min(1)
  @Max(5)
  @Field(() => Int, { description: 'Failed attempts after which a target is unhealthy, from 1 to 5' })
  retries!: number;

  @Field(() => HealthCheckHttpInput, { nullable: true, description: 'HTTP settings, for the protocol HTTP' })
  http?: HealthCheckHttpInput;
}

@InputType('UpdateCloudHealthCheckInput', { description: 'What to change in a health check' })
export class UpdateHealthCheck {
  @Field(() => CheckProtocol, { nullable: true, description: 'The protocol' })
  protocol?: ValueOf<typeof CheckProtocol>;

  @Min(1)
  @Max(65535)
  @Field(() => Int, { nullable: true, description: 'The port of the targets' })
  port?: number;

  @Min(3)
  @Max(60)
  @Field(() => Int, { nullable: true, description: 'The interval between checks in seconds, from 3 to 60' })
  interval?: number;

  @Min(1)
  @Max(60)
  @Field(() => Int, { nullable: true, description: 'The timeout of a check in seconds, at most the interval' })
  timeout?: number;

  @Min(1)
  @Max(5)
  @Field(() => Int, { nullable: true, description: 'Failed attempts after which a target is unhealthy, from 1 to 5' })
  retries?: number;

  @Field(() => UpdateHealthCheckHttp, { nullable: true, description: 'HTTP settings, for the protocol HTTP' })
  http?: UpdateHealthCheckHttp;
}
