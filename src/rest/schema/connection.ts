/** Connections: one type for every list, whatever the upstream's paging. */
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { inGraph, nameOfClass } from '../mapping/abstract-types.js';
import { article, capitalized } from './descriptions.js';
import { Optional } from '../../base/optional-field.js';

@ObjectType({ description: 'Position of a page in a list' })
class PageInfo {
  @Field({ description: 'More objects follow' })
  hasNextPage!: boolean;

  @Field({ description: 'More objects precede' })
  hasPreviousPage!: boolean;

  @Optional(() => String, 'Cursor of the first object of this page')
  startCursor!: string | null;

  @Optional(() => String, 'Cursor of the last object of this page, for `after` of the next one')
  endCursor!: string | null;
}

export interface ConnectionEdge<T = unknown> {
  cursor: string;
  node: T;
}

export interface Connection<T = unknown> {
  nodes: T[];
  edges: ConnectionEdge<T>[];
  pageInfo: PageInfo;
  totalCount: number | null;
}

/** An object class, or a scalar's such as `String`. */
export type NodeClass = abstract new (...args: never) => unknown;

/** The complexity of fields that a list has once: the list's own field accounts for them. */
export const ofTheList: ComplexityEstimator = () => 0;
const ofEach: ComplexityEstimator = ({ childComplexity }) => childComplexity;

const connections = new Map<NodeClass, ClassType<Connection>>();

interface Of {
  /** True if objects may be unreadable, so that null takes their place. */
  readonly mayFail?: boolean;
  /** The type of its edges, if they have more fields: it extends `edgeOf`. */
  readonly Edge?: ClassType<ConnectionEdge>;
}

/** The connection type of a class, created once. */
export function connectionOf(Node: NodeClass, { mayFail = true, Edge }: Of = {}): ClassType<Connection> {
  let Connection = connections.get(Node);
  if (!Connection) connections.set(Node, (Connection = make(Node, mayFail, Edge ?? edgeOf(Node, mayFail))));
  return Connection;
}

/** The type of the edges of a class's connection. */
export function edgeOf(Node: NodeClass, mayFail: boolean): ClassType<ConnectionEdge> {
  const name = nameOfClass(Node) ?? Node.name;

  @ObjectType(`${name}Edge`, { description: `${capitalized(article(name))} ${name} with its cursor in a list` })
  class NodeEdge implements ConnectionEdge {
    @Field({ description: '`after` continues behind it' })
    cursor!: string;

    @Field(() => inGraph(Node), {
      nullable: mayFail,
      description: mayFail ? 'Null only when it could not be read' : 'The object',
    })
    node!: unknown;
  }
  return NodeEdge;
}

function make(Node: NodeClass, mayFail: boolean, Edge: ClassType<ConnectionEdge>): ClassType<Connection> {
  const name = nameOfClass(Node) ?? Node.name;

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name}` })
  class NodeConnection implements Connection {
    @Field(() => [inGraph(Node)], {
      nullable: mayFail && 'items',
      complexity: ofEach,
      description: mayFail ? 'Null, with an error, in place of one that could not be read' : 'The objects of this page',
    })
    nodes!: unknown[];

    @Field(() => [Edge], { complexity: ofEach, description: 'With their cursors' })
    edges!: ConnectionEdge[];

    @Field(() => PageInfo, { complexity: ofTheList, description: 'Where this page is' })
    pageInfo!: PageInfo;

    @Optional(() => Int, 'Of the whole list; null when the upstream does not say', { complexity: ofTheList })
    totalCount!: number | null;
  }
  return NodeConnection;
}
