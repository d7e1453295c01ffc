/** A paginated list that joins accounts; missing parts are reported with it. */
import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { type Connection, type NodeClass, connectionOf, ofTheList } from '../../rest/schema/connection.js';
import { nameOfClass } from '../../rest/mapping/abstract-types.js';
import { inTurns } from './in-turns.js';
import { HostingSource } from './source.js';
import { Optional } from '../../base/optional-field.js';

export interface JoinedList<T = unknown> extends Connection<T> {
  isComplete: boolean;
  sources: readonly HostingSource[];
}

/** The connection of a class, with the accounts that it is based on. */
export function joinedListOf(Node: NodeClass, of: Parameters<typeof connectionOf>[1] = {}): ClassType<JoinedList> {
  const name = nameOfClass(Node) ?? Node.name;

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name} over all accounts` })
  class JoinedConnection extends connectionOf(Node, of) {
    @Optional(() => Int, 'Objects in the whole list, as far as it could be read; null when an upstream does not say', {
      complexity: ofTheList,
    })
    override totalCount!: number | null;

    @Field({
      complexity: ofTheList,
      description: 'Everything needed was read; otherwise there may be more in the accounts that `sources` lists',
    })
    isComplete!: boolean;

    @Field(() => [HostingSource], {
      complexity: ofTheList,
      description: 'The accounts it was read from, and what of them could not be read',
    })
    sources!: readonly HostingSource[];
  }
  return JoinedConnection;
}

/** Resolves the items of a page. Only shown ones are resolved. */
export async function resolved<T>(page: Connection<T>, make: (item: T) => unknown): Promise<Connection> {
  const nodes = await inTurns(page.nodes, make);
  return { ...page, nodes, edges: page.edges.map(({ cursor }, place) => ({ cursor, node: nodes[place] })) };
}
