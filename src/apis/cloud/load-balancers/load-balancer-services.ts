/** Adds, changes and deletes load balancer services: ports to listen on, and health checks of targets. */
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
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Certificate } from './certificates.js';
import { Optional } from '../../../base/optional-field.js';

@InputType('CloudLoadBalancerHttpInput', { description: 'The HTTP settings of a service' })
class ServiceHttpInput {
  @Optional(() => String, 'Name of the sticky session cookie')
  cookieName?: string;

  @Min(1)
  @Optional(() => Int, 'Lifetime of the cookie in seconds')
  cookieLifetime?: number;

  @Min(1)
  @Optional(() => Int, 'The idle timeout of a connection in seconds')
  timeoutIdle?: number;

  @Optional(() => Boolean, 'Sticky sessions: keep a client on the same target')
  stickySessions?: boolean;

  @OnWire('certificates')
  @IdOf(() => Certificate)
  @Optional(() => [ID], 'Ids of the certificates for HTTPS; without any, TLS is passed through to the targets')
  certificateIds?: string[];

  @Optional(() => Boolean, 'Redirect requests to HTTP on port 80 to HTTPS')
  redirectHttp?: boolean;
}

@InputType()
abstract class Port {
  @Min(1)
  @Max(65535)
  @Field(() => Int, { description: 'The port that the load balancer listens on, which identifies the service' })
  listenPort!: number;
}

@InputType('CloudLoadBalancerServiceInput', { description: 'A service to add' })
export class AddService extends Port {
  @Field(() => Protocol, { description: 'The protocol' })
  protocol!: ValueOf<typeof Protocol>;

  @Min(1)
  @Max(65535)
  @Field(() => Int, { description: 'The port of the targets' })
  destinationPort!: number;

  @Field({ description: "Use the PROXY protocol to pass the client's address to the targets" })
  proxyProtocol!: boolean;

  @Optional(() => HealthCheckInput, 'The health check; the provider chooses unless given')
  healthCheck?: HealthCheckInput;

  @Optional(() => ServiceHttpInput, 'HTTP settings, for the protocols HTTP and HTTPS')
  http?: ServiceHttpInput;
}

@AtLeastOneOf('protocol', 'destinationPort', 'proxyProtocol', 'healthCheck', 'http')
@InputType('UpdateCloudLoadBalancerServiceInput', { description: 'What to change in a service' })
class UpdateService extends Port {
  @Optional(() => Protocol, 'The protocol')
  protocol?: ValueOf<typeof Protocol>;

  @Min(1)
  @Max(65535)
  @Optional(() => Int, 'The port of the targets')
  destinationPort?: number;

  @Optional(() => Boolean, "Use the PROXY protocol to pass the client's address to the targets")
  proxyProtocol?: boolean;

  @Optional(() => UpdateHealthCheck, 'The health check')
  healthCheck?: UpdateHealthCheck;

  @Optional(() => ServiceHttpInput, 'HTTP settings, for the protocols HTTP and HTTPS')
  http?: ServiceHttpInput;
}

@InputType('DeleteCloudLoadBalancerServiceInput', { description: 'Which service to delete' })
class DeleteService extends Port {}

export const loadBalancerServiceWrites = mutations({
  addCloudLoadBalancerService: post('/load_balancers/{id}/actions/add_service', () => Action, AddService, {
    about: 'Adds a service to a load balancer',
    changes: ['/certificates'],
  }),
  updateCloudLoadBalancerService: post('/load_balancers/{id}/actions/update_service', () => Action, UpdateService, {
    about: 'Changes the service of a load balancer that listens on this port; fields left out stay',
    changes: ['/certificates'],
  }),
  deleteCloudLoadBalancerService: post('/load_balancers/{id}/actions/delete_service', () => Action, DeleteService, {
    about: 'Deletes the service of a load balancer that listens on this port; its clients are disconnected',
    changes: ['/certificates'],
  }),
});
