/** What stands in each of all zones, for who looks over everything. */
import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { check } from '../rest/input.js';
import type { BoundRow } from '../rest/bound-row.js';
import { type Asking, objectsOrErrors } from '../rest/objects.js';
import { maxFirst } from '../rest/pages.js';
import type { Sent } from '../rest/sent.js';
import { ZoneProblem, everyZone } from './every-zone.js';

@ArgsType()
export abstract class OverviewArgs {
  @Min(1)
  @Max(maxFirst)
  @Field(() => Int, {
    defaultValue: 50,
    description: `How many of all zones together at most, from 1 to ${maxFirst.toLocaleString('en')}`,
  })
  first!: number;
}

@ObjectType()
export abstract class Overview {
  @Field(() => Int, { description: 'How many there are in the zones that could be read' })
  totalCount!: number;

  @Field(() => Int, { description: 'How many zones were looked at' })
  zones!: number;

  @Field({ description: 'Every zone could be read' })
  isWhole!: boolean;

  @Field(() => [ZoneProblem], { description: 'The zones that could not be read' })
  problems!: readonly ZoneProblem[];
}

/** Ends the description of each field that is one. */
export const overAll =
  'in all zones that the credential reaches: one call for the zones and one for each of them. A zone that cannot be read is named, and the others stay';

type InEdge = Asking & { readonly parent: object };

/** Each zone is read whole, so that the count is that of all; `first` are shown. */
export async function overview<T>(
  args: OverviewArgs,
  asking: InEdge,
  read: (zone: { readonly zoneId: string }) => Promise<readonly T[]>,
): Promise<Overview & { readonly nodes: readonly T[] }> {
  check(args, '');
  const { zones, found, problems } = await everyZone(asking, ({ id }) => read({ zoneId: id }));
  const all = found.flat();
  const nodes = all.slice(0, args.first);
  return { nodes, totalCount: all.length, zones, isWhole: problems.length === 0, problems };
}

/** Those of the list of each zone that pass. What is no object may be one of them: it is told in its place. */
export function overviewOf<T>(
  row: BoundRow<T>,
  args: OverviewArgs,
  asking: InEdge,
  passes: (object: Sent<T>) => boolean,
): Promise<Overview & { readonly nodes: readonly (T | Error)[] }> {
  return overview(args, asking, async (zone) => {
    const found = await objectsOrErrors(row, zone, asking);
    return found.filter((object) => object instanceof Error || passes(object as Sent<T>));
  });
}

/** Whether one of the values is the one that is looked for; null looks for nothing, and all have it. */
export function has<T>(values: readonly T[], wanted: T | null | undefined): boolean {
  return wanted === undefined || wanted === null || values.includes(wanted);
}

/** Whether one of the texts has it in it, without regard to case; null looks for nothing, and all have it. */
export function mentions(texts: readonly (string | null | undefined)[], part: string | null | undefined): boolean {
  const wanted = part?.toLowerCase();
  // A number may have come for a text.
  const found = texts.map((text) => String(text ?? '').toLowerCase());
  return wanted === undefined || found.some((text) => text.includes(wanted));
}
