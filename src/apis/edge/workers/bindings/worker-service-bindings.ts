/** Bindings to other scripts, queues and networks. */
import { ID, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../../rest/mapping/enum.js';
import { GatewayIdentity, WorkerBinding } from './worker-binding.js';
import { Outbound } from './worker-binding-parts.js';
import { Optional } from '../../../../base/optional-field.js';

@ObjectType('EdgeWorkerServiceBinding', {
  implements: WorkerBinding,
  description: 'A service binding to another Worker',
})
export class ServiceBinding extends WorkerBinding {
  @Optional(() => String, 'Name of the Worker')
  service!: string | null;

  @Optional(() => String, 'The entrypoint that is called; null: the default one')
  entrypoint!: string | null;

  @Optional(() => String, 'Its environment, if it has several')
  environment!: string | null;
}

@ObjectType('EdgeWorkerDurableObjectBinding', {
  implements: WorkerBinding,
  description: 'A binding to the Durable Objects of a class',
})
export class DurableObjectBinding extends WorkerBinding {
  @Optional(() => String, 'Name of the class')
  className!: string | null;

  @Optional(() => String, 'The dispatch namespace of its script')
  dispatchNamespace!: string | null;

  @Optional(() => String, 'The environment of its script')
  environment!: string | null;

  @Optional(() => ID, 'Id of the Durable Object namespace')
  namespaceId!: string | null;

  @Optional(() => String, 'The script that exports the class; null: this one')
  scriptName!: string | null;
}

@ObjectType('EdgeWorkerWorkflowBinding', {
  implements: WorkerBinding,
  description: 'A binding to a workflow',
})
export class WorkflowBinding extends WorkerBinding {
  @Optional(() => String, 'Name of the workflow')
  workflowName!: string | null;

  @Optional(() => String, 'Name of its class')
  className!: string | null;

  @Optional(() => String, 'The script that exports the class; null: this one')
  scriptName!: string | null;
}

@ObjectType('EdgeWorkerDispatchNamespaceBinding', {
  implements: WorkerBinding,
  description: 'A binding to a dispatch namespace of user Workers',
})
export class DispatchNamespaceBinding extends WorkerBinding {
  @Optional(() => String, 'Name of the dispatch namespace')
  namespace!: string | null;

  @Optional(() => Outbound, 'The outbound Worker, which intercepts their requests')
  outbound!: Outbound | null;
}

@ObjectType('EdgeWorkerQueueBinding', {
  implements: WorkerBinding,
  description: 'A binding to a queue, to send messages',
})
export class QueueBinding extends WorkerBinding {
  @Optional(() => String, 'Name of the queue')
  queueName!: string | null;
}

@ObjectType('EdgeWorkerPipelineBinding', {
  implements: WorkerBinding,
  description: 'A binding to a pipeline, to send events',
})
export class PipelineBinding extends WorkerBinding {
  @Optional(() => String, 'Name of the pipeline')
  pipeline!: string | null;
}

@ObjectType('EdgeWorkerStreamBinding', {
  implements: WorkerBinding,
  description: 'A binding to an event stream',
})
export class StreamBinding extends WorkerBinding {
  @Optional(() => String, 'Id of the stream')
  stream!: string | null;
}

@ObjectType('EdgeWorkerSendEmailBinding', {
  implements: WorkerBinding,
  description: 'A binding to send email',
})
export class SendEmailBinding extends WorkerBinding {
  @Optional(() => [String], 'The allowed destination addresses')
  allowedDestinationAddresses!: string[] | null;

  @Optional(() => [String], 'The allowed sender addresses')
  allowedSenderAddresses!: string[] | null;

  @Optional(() => String, 'The only destination address')
  destinationAddress!: string | null;
}

@ObjectType('EdgeWorkerVpcServiceBinding', {
  implements: WorkerBinding,
  description: 'A binding to a service in a private network (VPC)',
})
export class VpcServiceBinding extends WorkerBinding {
  @Optional(() => ID, 'Id of the service')
  serviceId!: string | null;
}

@ObjectType('EdgeWorkerVpcNetworkBinding', {
  implements: WorkerBinding,
  description: 'A binding to a private network (VPC), or to the network behind a tunnel',
})
export class VpcNetworkBinding extends WorkerBinding {
  @Optional(() => GatewayIdentity, 'The identity of the Worker in the network; null: its own')
  identity!: ValueOf<typeof GatewayIdentity> | null;

  @Optional(() => ID, 'Id of the network; null behind a tunnel')
  networkId!: string | null;

  @Optional(() => ID, 'Id of the tunnel; null without one')
  tunnelId!: string | null;
}
