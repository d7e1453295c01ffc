/** The number of DNS records of a zone by target state. */
import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { AnyZone } from '../../../apis/dns/zone.js';
import { Zone } from '../../../apis/edge/zones/zone.js';
import { TargetState } from './target.js';

@ObjectType()
abstract class TargetCounts {
  @Field(() => Int, { description: 'All records' })
  totalCount!: number;

  @Field(() => Int, { description: 'Records whose target is OWN' })
  own!: number;

  @Field(() => Int, { description: 'Records whose target is FOREIGN' })
  foreign!: number;

  @Field(() => Int, { description: 'Records whose target is DANGLING' })
  dangling!: number;

  @Field(() => Int, {
    description: 'Records whose target is UNKNOWN, because something could not be read or decided',
  })
  unknown!: number;

  @Field(() => Int, { description: 'Records whose `target` is null: types other than A, AAAA and CNAME' })
  withoutTarget!: number;
}

const description = 'The number of DNS records of a zone by state of their target';

@ObjectType('EdgeDnsZoneCounts', { description })
export class ZoneCounts extends TargetCounts {
  @Field(() => Zone, { description: 'The zone' })
  zone!: Zone;
}

@ObjectType('DnsZoneCounts', { description })
export class AnyZoneCounts extends TargetCounts {
  @Field(() => AnyZone, { description: 'The zone' })
  zone!: object;
}

/** `states` has the state of each record, null if it has no target. */
export function zoneCounts<C extends TargetCounts>(
  Counts: ClassType<C>,
  zone: object,
  states: readonly (TargetState | null)[],
): C {
  const countOf = (wanted: TargetState | null) => states.filter((state) => state === wanted).length;
  return Object.assign(new Counts(), {
    zone,
    totalCount: states.length,
    own: countOf(TargetState.OWN),
    foreign: countOf(TargetState.FOREIGN),
    dangling: countOf(TargetState.DANGLING),
    unknown: countOf(TargetState.UNKNOWN),
    withoutTarget: countOf(null),
  });
}
