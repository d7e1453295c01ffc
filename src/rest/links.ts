/** Links: fields that load another object by the id that theirs carries. They make no call of their own. */
import { type ClassType, Extensions, FieldResolver, Resolver } from 'type-graphql';
import type { Group } from './bind.js';
import { ById } from './by-id.js';
import { define } from './define.js';
import { payloadType } from './graph.js';
import { clientOf, enter } from './resolve.js';
import type { BoundRow } from './rows.js';
import { toGraph } from './shape.js';

export type Id = string | number | null | undefined;

export interface Link<P = object> {
  readonly row: BoundRow;
  readonly many: boolean;
  readonly description: string;
  readonly ids: (parent: P) => readonly Id[];
}

/** One object, or null when the id is null or names nothing. */
export function one<P>(row: BoundRow, id: (parent: P) => Id, description: string): Link<P> {
  return { row, many: false, description, ids: (parent) => [id(parent)] };
}

/** The objects of these ids that exist. */
export function many<P>(
  row: BoundRow,
  ids: (parent: P) => readonly Id[] | null | undefined,
  description: string,
): Link<P> {
  return { row, many: true, description, ids: (parent) => ids(parent) ?? [] };
}

export function links<P extends object>(parent: ClassType<P>, fields: Readonly<Record<string, Link<P>>>): Group {
  class LinksResolver {}
  for (const [name, link] of Object.entries(fields)) {
    const { row, description } = link;
    const type = () => {
      const Target = row.result?.() ?? Object;
      return link.many ? [Target] : Target;
    };
    define(
      LinksResolver,
      name,
      async (root, _args, context, info) => {
        enter(row, context);
        const client = clientOf(row, root, context);
        const objects = ById.of(client, row);
        const ids = link.ids(root as P).filter((id) => id !== null && id !== undefined);
        const wires = await Promise.all(ids.map((id) => objects.load(String(id))));
        const origin = { client, values: {} };
        const found = wires.filter((wire) => wire !== null);
        const loaded = found.map((wire) => toGraph(wire, payloadType(info.schema, row), origin));
        return link.many ? loaded : (loaded[0] ?? null);
      },
      [FieldResolver(type, { nullable: true, description }), Extensions({ link })],
    );
  }
  Resolver(() => parent)(LinksResolver);
  return { rows: {}, resolver: LinksResolver };
}
