/** How many DNS records of a zone lead where. */
import { Field, Int, ObjectType } from 'type-graphql';
import { Zone } from '../../../apis/edge/zones/zone.js';
import { TargetState } from './target.js';

@ObjectType('EdgeDnsZoneCounts', { description: 'The number of DNS records of a zone by state of their target' })
export class ZoneCounts {
  @Field(() => Zone, { description: 'The zone' })
  zone!: Zone;

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

/** `states`: of each record, null where it has no target. */
export function zoneCounts(zone: Zone, states: readonly (TargetState | null)[]): ZoneCounts {
  const countOf = (wanted: TargetState | null) => states.filter((state) => state === wanted).length;
  return Object.assign(new ZoneCounts(), {
    zone,
    totalCount: states.length,
    own: countOf(TargetState.OWN),
    foreign: countOf(TargetState.FOREIGN),
    dangling: countOf(TargetState.DANGLING),
    unknown: countOf(TargetState.UNKNOWN),
    withoutTarget: countOf(null),
  });
}
