/** Targets of firewalls and load balancers: servers by id, or all resources that match a label selector. */
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Server } from '../servers/server.js';

@ObjectType('CloudLabelSelector', {
  description: 'A label selector: all servers whose labels match, including future ones',
})
export class LabelSelector {
  @Field({ description: 'The selector, for instance `env=production,!old`' })
  selector!: string;
}

@InputType('CloudLabelSelectorInput', {
  description: 'A label selector: all servers whose labels match, including future ones',
})
export class LabelSelectorInput {
  @Field({ description: 'The selector, for instance `env=production,!old`' })
  selector!: string;
}

@InputType('CloudServerIdInput', { description: 'A server by its id' })
export class ServerId {
  @IdOf(() => Server)
  @Field(() => ID, { description: 'Id of the server' })
  id!: string;
}

/** A server reference on the wire, which the graph replaces with a link. */
export interface ServerRef {
  readonly id: number;
}
