/** Inputs for health checks of targets: complete for a new service, partial for changes. */
import { Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { CheckProtocol } from './load-balancer-service.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

@InputType()
abstract class HealthyAnswer {
  @Optional(() => String, 'Text that the response body must contain')
  response?: string;

  @Optional(() => [String], 'Status codes that count as healthy; `2??` stands for 200 to 299')
  statusCodes?: string[];

  @Optional(() => Boolean, 'Use HTTPS')
  tls?: boolean;
}

@InputType('CloudHealthCheckHttpInput', { description: 'The HTTP settings of a health check' })
class HealthCheckHttpInput extends HealthyAnswer {
  @TakesNull()
  @Optional(() => String, 'The Host header; null: none', { defaultValue: null })
  domain?: string | null;

  @Field({ description: 'The path to request' })
  path!: string;
}

@InputType('UpdateCloudHealthCheckHttpInput', { description: 'What to change in the HTTP settings of a health check' })
class UpdateHealthCheckHttp extends HealthyAnswer {
  @TakesNull()
  @Optional(() => String, 'The Host header; null: none')
  domain?: string | null;

  @Optional(() => String, 'The path to request')
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

  @Optional(() => HealthCheckHttpInput, 'HTTP settings, for the protocol HTTP')
  http?: HealthCheckHttpInput;
}

@InputType('UpdateCloudHealthCheckInput', { description: 'What to change in a health check' })
export class UpdateHealthCheck {
  @Optional(() => CheckProtocol, 'The protocol')
  protocol?: ValueOf<typeof CheckProtocol>;

  @Min(1)
  @Max(65535)
  @Optional(() => Int, 'The port of the targets')
  port?: number;

  @Min(3)
  @Max(60)
  @Optional(() => Int, 'The interval between checks in seconds, from 3 to 60')
  interval?: number;

  @Min(1)
  @Max(60)
  @Optional(() => Int, 'The timeout of a check in seconds, at most the interval')
  timeout?: number;

  @Min(1)
  @Max(5)
  @Optional(() => Int, 'Failed attempts after which a target is unhealthy, from 1 to 5')
  retries?: number;

  @Optional(() => UpdateHealthCheckHttp, 'HTTP settings, for the protocol HTTP')
  http?: UpdateHealthCheckHttp;
}
