/** Reads all zones of a credential concurrently; a failure affects only its own zone. */
import { Field, ObjectType } from 'type-graphql';
import { CallerError } from '../../../base/errors.js';
import { type ReadContext, objectsOrErrors } from '../../../rest/planner/read-objects.js';
import { originOf } from '../../../rest/mapping/to-graph.js';
import { UnknownValue } from '../../../rest/mapping/invalid-value.js';
import { isId } from '../../../base/unknown.js';
import { dialect } from '../dialect.js';
import { Zone } from './zone.js';
import { zones } from './zones.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgeZoneProblem', { description: 'A zone that could not be read, with the error' })
export class ZoneProblem {
  @Optional(() => Zone, 'The zone; null if the list of zones holds an invalid item in its place')
  zone!: Zone | null;

  @Field({ description: 'The error code, for instance `UPSTREAM_FORBIDDEN`' })
  code!: string;

  @Field({ description: 'The error message' })
  message!: string;
}

interface Pass<T> {
  /** The number of zones. */
  readonly zones: number;
  /** The results of the zones that could be read, in the order of the zones. */
  readonly found: readonly T[];
  readonly problems: readonly ZoneProblem[];
}

/** Reads all zones, with an error in place of each that could not be parsed. */
export function zonesIn(readContext: ReadContext & { readonly parent: object }): Promise<(Zone | Error)[]> {
  return objectsOrErrors(zones.rows.zones, {}, readContext);
}

/** Starts only as many reads as may run at once, so that a long pass does not fill the account's queue. */
export async function everyZone<T>(
  all: readonly (Zone | Error)[],
  read: (zone: Zone, place: number) => Promise<T>,
): Promise<Pass<T>> {
  const outcomes: ({ readonly value: T } | ZoneProblem)[] = [];
  const left = all.entries();
  const worker = async () => {
    for (const [place, zone] of left) outcomes[place] = await outcomeOf(zone, (zone) => read(zone, place));
  };
  await Promise.all(Array.from({ length: dialect.atOnce }, worker));
  return {
    zones: all.length,
    found: outcomes.flatMap((outcome) => (outcome instanceof ZoneProblem ? [] : [outcome.value])),
    problems: outcomes.filter((outcome) => outcome instanceof ZoneProblem),
  };
}

async function outcomeOf<T>(zone: Zone | Error, read: (zone: Zone) => Promise<T>): Promise<{ value: T } | ZoneProblem> {
  try {
    if (zone instanceof Error) throw zone;
    if (!isId(zone.id)) throw new UnknownValue(originOf(zone)?.client.upstream.account ?? null, 'EdgeZone.id', zone.id);
    return { value: await read(zone) };
  } catch (error) {
    if (!(error instanceof CallerError)) throw error;
    const { code, message } = error;
    return Object.assign(new ZoneProblem(), { zone: zone instanceof Error ? null : zone, code, message });
  }
}
