/** Services of a load balancer: what it shall listen on and how it shall check its targets. */
import { Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { post } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { mutations } from '../bind.js';
import { HealthCheckInput, UpdateHealthCheck } from './health-check-inputs.js';
import { Protocol } from './load-balancer-service.js';

@InputType('CloudLoadBalancerHttpInput', { description: 'What a service for HTTP or HTTPS shall do besides' })
class ServiceHttpInput {
  @Field(() => String, { nullable: true, description: 'Name of the cookie that keeps a client on its target' })
  cookieName?: string;

  @Min(1)
  @Field(() => Int, { nullable: true, description: 'Seconds for which that cookie holds' })
  cookieLifetime?: number;

  @Min(1)
  @Field(() => Int, { nullable: true, description: 'Seconds after which an idle connection is closed' })
  timeoutIdle?: number;

  @Field(() => Boolean, { nullable: true, description: 'Keep a client on its target' })
  stickySessions?: boolean;

  @OnWire('certificates')
  @Field(() => [ID], {
    nullable: true,
    description: 'Numbers of certificates for HTTPS; none hands TLS through to the targets',
  })
  certificateIds?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Send requests by HTTP on port 80 on to HTTPS' })
  redirectHttp?: boolean;
}

@InputType()
abstract class Port {
  @Min(1)
  @Max(65535)
  @Field(() => Int, { description: 'The port of the load balancer, by which a service is known' })
  listenPort!: number;
}

@InputType('CloudLoadBalancerServiceInput', { description: 'A port that a load balancer shall listen on' })
export class AddService extends Port {
  @Field(() => Protocol, { description: 'What it speaks' })
  protocol!: ValueOf<typeof Protocol>;

  @Min(1)
  @Max(65535)
  @Field(() => Int, { description: 'The port of the targets' })
  destinationPort!: number;

  @Field({ description: 'Tell targets the address of the client by the PROXY protocol' })
  proxyProtocol!: boolean;

  @Field(() => HealthCheckInput, {
    nullable: true,
    description: 'How it knows which targets are healthy; the provider chooses unless given',
  })
  healthCheck?: HealthCheckInput;

  @Field(() => ServiceHttpInput, { nullable: true, description: 'For protocols HTTP and HTTPS' })
  http?: ServiceHttpInput;
}

@AtLeastOneOf('protocol', 'destinationPort', 'proxyProtocol', 'healthCheck', 'http')
@InputType('UpdateCloudLoadBalancerServiceInput', { description: 'What to change of a service' })
class UpdateService extends Port {
  @Field(() => Protocol, { nullable: true, description: 'What it speaks' })
  protocol?: ValueOf<typeof Protocol>;

  @Min(1)
  @Max(65535)
  @Field(() => Int, { nullable: true, description: 'The port of the targets' })
  destinationPort?: number;

  @Field(() => Boolean, { nullable: true, description: 'Tell targets the address of the client by the PROXY protocol' })
  proxyProtocol?: boolean;

  @Field(() => UpdateHealthCheck, { nullable: true, description: 'How it knows which targets are healthy' })
  healthCheck?: UpdateHealthCheck;

  @Field(() => ServiceHttpInput, { nullable: true, description: 'For protocols HTTP and HTTPS' })
  http?: ServiceHttpInput;
}

@InputType('DeleteCloudLoadBalancerServiceInput', { description: 'Which service to delete' })
class DeleteService extends Port {}

export const loadBalancerServiceWrites = mutations({
  addCloudLoadBalancerService: post('/load_balancers/{id}/actions/add_service', () => Action, AddService, {
    about: 'Lets a load balancer listen on one more port',
    changes: ['/certificates'],
  }),
  updateCloudLoadBalancerService: post('/load_balancers/{id}/actions/update_service', () => Action, UpdateService, {
    about: 'Changes the service of a load balancer that listens on this port; what is not given stays',
    changes: ['/certificates'],
  }),
  deleteCloudLoadBalancerService: post('/load_balancers/{id}/actions/delete_service', () => Action, DeleteService, {
    about: 'Deletes the service of a load balancer that listens on this port; clients of it are cut off',
    changes: ['/certificates'],
  }),
});
