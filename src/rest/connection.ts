/** One shape for every upstream list, whatever its paging. */
import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { inGraph, nameOfClass } from './kinds.js';
import { article, capitalized } from './words.js';

@ObjectType({ description: 'Where a page of a list stands' })
export class PageInfo {
  @Field({ description: 'More objects follow' })
  hasNextPage!: boolean;

  @Field({ description: 'Objects come before' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first object of this page' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last object: `after` of the next page' })
  endCursor!: string | null;
}

export interface Edge {
  cursor: string;
  node: unknown;
}

export interface Connection {
  nodes: unknown[];
  edges: Edge[];
  pageInfo: PageInfo;
  totalCount: number | null;
}

/** Of an object type, or a scalar's such as `String`. */
type Constructor = abstract new (...args: never) => unknown;

const connections = new Map<Constructor, ClassType<Connection>>();

/** The connection of a class; always the same for the same class. */
export function connectionOf(Node: Constructor): ClassType<Connection> {
  let Made = connections.get(Node);
  if (!Made) connections.set(Node, (Made = make(Node)));
  return Made;
}

function make(Node: Constructor): ClassType<Connection> {
  const name = nameOfClass(Node) ?? Node.name;

  @ObjectType(`${name}Edge`, { description: `${capitalized(article(name))} ${name} and its place in a list` })
  class NodeEdge implements Edge {
    @Field({ description: 'Its place: `after` continues behind it' })
    cursor!: string;

    @Field(() => inGraph(Node), {
      nullable: true,
      description: 'The object itself; null only when it could not be read',
    })
    node!: unknown;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name}` })
  class NodeConnection implements Connection {
    @Field(() => [inGraph(Node)], {
      nullable: 'items',
      description: 'The objects of this page; null, with an error, only in place of one that could not be read',
    })
    nodes!: unknown[];

    @Field(() => [NodeEdge], { description: 'The objects of this page with their cursors' })
    edges!: NodeEdge[];

    @Field(() => PageInfo, { description: 'Where this page stands' })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      nullable: true,
      description: 'Objects in the whole list; null when the upstream does not tell',
    })
    totalCount!: number | null;
  }
  return NodeConnection;
}
