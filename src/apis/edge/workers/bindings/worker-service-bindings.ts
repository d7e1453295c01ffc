/** Bindings to other scripts, queues and networks. */
import { Field, ID, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../../rest/mapping/enum.js';
import { GatewayIdentity, WorkerBinding } from './worker-binding.js';
import { Outbound } from './worker-binding-parts.js';

@ObjectType('EdgeWorkerServiceBinding', {
  implements: WorkerBinding,
  description: 'Another script',
})
export class ServiceBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Name of the script' })
  service!: string | null;

  @Field(() => String, { nullable: true, description: 'The class that is called; null: its default' })
  entrypoint!: string | null;

  @Field(() => String, { nullable: true, description: 'Its environment, if it has several' })
  environment!: string | null;
}

@ObjectType('EdgeWorkerDurableObjectBinding', {
  implements: WorkerBinding,
  description: 'Durable objects of a class',
})
export class DurableObjectBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Name of the class' })
  className!: string | null;

  @Field(() => String, { nullable: true, description: 'The dispatch namespace that its script is in' })
  dispatchNamespace!: string | null;

  @Field(() => String, { nullable: true, description: 'The environment of its script' })
  environment!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the objects together' })
  namespaceId!: string | null;

  @Field(() => String, { nullable: true, description: 'The script that has the class; null: this one' })
  scriptName!: string | null;
}

@ObjectType('EdgeWorkerWorkflowBinding', {
  implements: WorkerBinding,
  description: 'Work in steps that survives failures',
})
export class WorkflowBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Name of the workflow' })
  workflowName!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of its class' })
  className!: string | null;

  @Field(() => String, { nullable: true, description: 'The script that has the class; null: this one' })
  scriptName!: string | null;
}

@ObjectType('EdgeWorkerDispatchBinding', {
  implements: WorkerBinding,
  description: 'Scripts of customers, to be chosen by name',
})
export class DispatchBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'The dispatch namespace that they are in' })
  namespace!: string | null;

  @Field(() => Outbound, { nullable: true, description: 'What their own requests pass' })
  outbound!: Outbound | null;
}

@ObjectType('EdgeWorkerQueueBinding', {
  implements: WorkerBinding,
  description: 'A queue to put messages into',
})
export class QueueBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Name of the queue' })
  queueName!: string | null;
}

@ObjectType('EdgeWorkerPipelineBinding', {
  implements: WorkerBinding,
  description: 'A pipeline to send events to',
})
export class PipelineBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Name of the pipeline' })
  pipeline!: string | null;
}

@ObjectType('EdgeWorkerStreamBinding', {
  implements: WorkerBinding,
  description: 'A stream of events',
})
export class StreamBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Id of the stream' })
  stream!: string | null;
}

@ObjectType('EdgeWorkerEmailBinding', {
  implements: WorkerBinding,
  description: 'Email to send',
})
export class EmailBinding extends WorkerBinding {
  @Field(() => [String], { nullable: true, description: 'To nobody but these' })
  allowedDestinationAddresses!: string[] | null;

  @Field(() => [String], { nullable: true, description: 'As nobody but these' })
  allowedSenderAddresses!: string[] | null;

  @Field(() => String, { nullable: true, description: 'To nobody but this one' })
  destinationAddress!: string | null;
}

@ObjectType('EdgeWorkerPrivateServiceBinding', {
  implements: WorkerBinding,
  description: 'A service in a private network',
})
export class PrivateServiceBinding extends WorkerBinding {
  @Field(() => ID, { nullable: true, description: 'Id of the service' })
  serviceId!: string | null;
}

@ObjectType('EdgeWorkerPrivateNetworkBinding', {
  implements: WorkerBinding,
  description: 'A private network: one of its own, or what is behind a tunnel',
})
export class PrivateNetworkBinding extends WorkerBinding {
  @Field(() => GatewayIdentity, { nullable: true, description: 'As whom the script acts there; null: as itself' })
  identity!: ValueOf<typeof GatewayIdentity> | null;

  @Field(() => ID, { nullable: true, description: 'Id of the network; null behind a tunnel' })
  networkId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the tunnel; null in a network of its own' })
  tunnelId!: string | null;
}
