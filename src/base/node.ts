/** The interface of all that `node` finds by its global id. */
import { type ClassType, Field, ID, InterfaceType } from 'type-graphql';
import { implementedBy } from './type-graphql/implemented-by.js';

@InterfaceType('Node', {
  description:
    'Whatever lasts and has an identity: `node` finds it again by its id. An id is one text such as `currency:INR` or `cloud:prod:server:1000169`; no two objects share one. It stays the same, unless the account is renamed in the configuration. Arguments take it wherever they take the id of the provider, which has another name: `number`, for instance',
})
export abstract class Node {
  @Field(() => ID, { description: 'Its id, of which there is no second one in the graph' })
  id!: string;
}

const classes: ClassType<object>[] = [];
implementedBy(Node, () => classes);

/** Declares a class of the graph whose objects have a global id. */
export function isNode(Class: ClassType<Node>): void {
  classes.push(Class);
}
