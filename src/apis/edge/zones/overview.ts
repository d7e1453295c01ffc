/** Overviews: the objects of all zones in one list. */
import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import { type Connection, type NodeClass, connectionOf, ofTheList } from '../../../rest/schema/connection.js';
import { check } from '../../../rest/schema/input-validation.js';
import { type ReadContext, objectsOrErrors } from '../../../rest/planner/read-objects.js';
import type { PageArgs } from '../../../rest/schema/page-arguments.js';
import { idName } from '../../../rest/transport/pages.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { slice } from '../../../rest/schema/slice.js';
import { ZoneProblem, everyZone, zonesIn } from './every-zone.js';

export interface Overview<T = unknown> extends Connection<T> {
  totalCount: number;
  zones: number;
  isComplete: boolean;
  problems: readonly ZoneProblem[];
}

/** The connection type of an overview, which also reports the zones that were read. */
export function overviewType(Node: NodeClass, name: string, description: string): ClassType<Overview> {
  @ObjectType(name, { description })
  class OverviewConnection extends connectionOf(Node) implements Overview {
    @Field(() => Int, { complexity: ofTheList, description: 'The number of objects in the zones that could be read' })
    override totalCount!: number;

    @Field(() => Int, { complexity: ofTheList, description: 'The number of zones read' })
    zones!: number;

    @Field({ complexity: ofTheList, description: 'Every zone could be read' })
    isComplete!: boolean;

    @Field(() => [ZoneProblem], { complexity: ofTheList, description: 'The zones that could not be read' })
    problems!: readonly ZoneProblem[];
  }
  return OverviewConnection;
}

/** The end of each overview field's description. */
export const overAll =
  'in all zones that the credential reaches: one call for the zones and one for each of them. A zone that cannot be read is listed in `problems`; the others stay';

type InEdge = ReadContext & { readonly parent: object };

/** Reads every zone completely, so that the total is exact, and returns one page. */
export async function overview<T>(
  row: BoundRow<T>,
  args: PageArgs,
  readContext: InEdge,
  read: (zone: { readonly zoneId: string }) => Promise<readonly (T | Error)[]>,
): Promise<Overview<T | Error>> {
  check(args, '');
  const all = await zonesIn(readContext);
  const { found, problems } = await everyZone(all, async ({ id }) => {
    const objects = await read({ zoneId: id });
    return objects.map((object) => ({ object, key: JSON.stringify([id, idIn(row, object)]) }));
  });
  const page = slice(found.flat(), ({ key }) => key, { ...args, list: `all zones ${row.path}` });
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: node.object }));
  return {
    ...page,
    edges,
    nodes: edges.map(({ node }) => node),
    totalCount: found.flat().length,
    zones: all.length,
    isComplete: problems.length === 0,
    problems,
  };
}

function idIn(row: BoundRow, object: unknown): unknown {
  return typeof object === 'object' && object !== null ? (Reflect.get(object, idName(row)) ?? null) : null;
}

/** Filters each zone's list. An unreadable object might match, so its error stays in the list. */
export function overviewOf<T>(
  row: BoundRow<T>,
  args: PageArgs,
  readContext: InEdge,
  passes: (object: Sent<T>) => boolean,
): Promise<Overview<T | Error>> {
  return overview(row, args, readContext, async (zone) => {
    const found = await objectsOrErrors(row, zone, readContext);
    return found.filter((object) => object instanceof Error || passes(object as Sent<T>));
  });
}

/** Whether the values include the wanted one; null matches anything. */
export function has<T>(values: readonly T[], wanted: T | null | undefined): boolean {
  return wanted === undefined || wanted === null || values.includes(wanted);
}

/** Whether one of the texts contains the part, ignoring case; null matches anything. */
export function mentions(texts: readonly (string | null | undefined)[], part: string | null | undefined): boolean {
  const wanted = part?.toLowerCase();
  // The upstream may have sent a number instead of a string.
  const found = texts.map((text) => String(text ?? '').toLowerCase());
  return wanted === undefined || found.some((text) => text.includes(wanted));
}
