/** A pass over all zones that a credential reaches, side by side: what fails in one of them costs that one alone. */
import { Field, ObjectType } from 'type-graphql';
import { CallerError } from '../errors.js';
import { type Asking, objectsOf } from '../rest/objects.js';
import { dialect } from './dialect.js';
import { Zone } from './zone.js';
import { zones } from './zones.js';

@ObjectType('EdgeZoneProblem', { description: 'A zone that could not be read, and why' })
export class ZoneProblem {
  @Field(() => Zone, { description: 'The zone' })
  zone!: Zone;

  @Field({ description: 'What an error would have as its code, for instance `UPSTREAM_FORBIDDEN`' })
  code!: string;

  @Field({ description: 'Why, in words' })
  message!: string;
}

export interface Pass<T> {
  readonly zones: readonly Zone[];
  /** What came of each zone that could be read, in the order of the zones. */
  readonly found: readonly T[];
  readonly problems: readonly ZoneProblem[];
}

/** No more are begun at once than may be under way, so that a long pass does not fill the queue of the account. */
export async function everyZone<T>(
  asking: Asking & { readonly parent: object },
  read: (zone: Zone, place: number) => Promise<T>,
): Promise<Pass<T>> {
  const all = await objectsOf(zones.rows.zones, {}, asking);
  const outcomes: ({ readonly value: T } | ZoneProblem)[] = [];
  const left = all.entries();
  const worker = async () => {
    for (const [place, zone] of left) outcomes[place] = await outcomeOf(zone, () => read(zone, place));
  };
  await Promise.all(Array.from({ length: dialect.atOnce }, worker));
  return {
    zones: all,
    found: outcomes.flatMap((outcome) => (outcome instanceof ZoneProblem ? [] : [outcome.value])),
    problems: outcomes.filter((outcome) => outcome instanceof ZoneProblem),
  };
}

async function outcomeOf<T>(zone: Zone, read: () => Promise<T>): Promise<{ value: T } | ZoneProblem> {
  try {
    return { value: await read() };
  } catch (error) {
    if (!(error instanceof CallerError)) throw error;
    return Object.assign(new ZoneProblem(), { zone, code: error.code, message: error.message });
  }
}
