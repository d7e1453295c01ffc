/** The pool type: origins that can replace each other. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { CheckRegion, HealthSource, LoadShedding, NotificationFilter, Origin, OriginSteering } from './pool-parts.js';

@ObjectType('EdgeLoadBalancerPool', { description: 'A pool: a group of origins that stand in for each other' })
export class Pool {
  static readonly keys = { accountId: 'accountId', id: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'A description of the pool' })
  description!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It is enabled; otherwise it gets no traffic' })
  enabled!: boolean | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was disabled; null while it is enabled' })
  disabledAt!: string | null;

  @Field(() => [Origin], { nullable: true, description: 'The origins in it' })
  origins!: Origin[] | null;

  @Field(() => Int, { nullable: true, description: 'The minimum number of healthy origins for the pool to be healthy' })
  minimumOrigins!: number | null;

  @Field(() => OriginSteering, { nullable: true, description: 'Origin steering' })
  originSteering!: OriginSteering | null;

  @Field(() => LoadShedding, {
    nullable: true,
    description: 'Load shedding: the share of traffic passed to the next pool',
  })
  loadShedding!: LoadShedding | null;

  @Field(() => [CheckRegion], {
    nullable: true,
    description: 'Regions that health checks run from; null: all data centers',
  })
  checkRegions!: ValueOf<typeof CheckRegion>[] | null;

  @Field(() => [HealthSource], { nullable: true, description: 'Whose health checks decide' })
  healthSources!: ValueOf<typeof HealthSource>[] | null;

  @Field(() => ID, { nullable: true, description: 'Id of its monitor group, if it has one' })
  monitorGroupId!: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees north, for proximity steering' })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees east, for proximity steering' })
  longitude!: number | null;

  @Field(() => String, { nullable: true, description: 'Email addresses to notify of health changes' })
  notificationEmail!: string | null;

  @Field(() => NotificationFilter, { nullable: true, description: 'Which health changes are notified' })
  notificationFilter!: NotificationFilter | null;

  @Field(() => [String], { nullable: true, description: 'Networks where it is enabled; null: the internet' })
  networks!: string[] | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  createdOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modifiedOn!: string | null;

  /** An id on the wire; the field is a link. */
  monitor!: string | null;
}
