/** What firewalls and load balancers act on: servers by id, or all that a label selector matches. */
import { Field, ID, InputType, ObjectType } from 'type-graphql';

@ObjectType('CloudLabelSelector', { description: 'Stands for all servers whose labels match, also later ones' })
export class LabelSelector {
  @Field({ description: 'For instance `env=production,!old`' })
  selector!: string;
}

@InputType('CloudLabelSelectorInput', { description: 'Stands for all servers whose labels match, also later ones' })
export class LabelSelectorInput {
  @Field({ description: 'For instance `env=production,!old`' })
  selector!: string;
}

@InputType('CloudServerIdInput', { description: 'One server' })
export class ServerId {
  @Field(() => ID, { description: 'Number of the server' })
  id!: string;
}

/** A server on the wire where the graph has a link to it. */
export interface ServerRef {
  readonly id: number;
}
