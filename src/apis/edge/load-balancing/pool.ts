/** The pool type: origins that can replace each other. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { CheckRegion, HealthSource, LoadShedding, NotificationFilter, Origin, OriginSteering } from './pool-parts.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgeLoadBalancerPool', { description: 'A pool: a group of origins that stand in for each other' })
export class Pool {
  static readonly keys = { accountId: 'accountId', id: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => String, 'A description of the pool')
  description!: string | null;

  @Optional(() => Boolean, 'It is enabled; otherwise it gets no traffic')
  enabled!: boolean | null;

  @Optional(() => GraphQLDateTime, 'When it was disabled; null while it is enabled')
  disabledAt!: string | null;

  @Optional(() => [Origin], 'The origins in it')
  origins!: Origin[] | null;

  @Optional(() => Int, 'The minimum number of healthy origins for the pool to be healthy')
  minimumOrigins!: number | null;

  @Optional(() => OriginSteering, 'Origin steering')
  originSteering!: OriginSteering | null;

  @Optional(() => LoadShedding, 'Load shedding: the share of traffic passed to the next pool')
  loadShedding!: LoadShedding | null;

  @Optional(() => [CheckRegion], 'Regions that health checks run from; null: all data centers')
  checkRegions!: ValueOf<typeof CheckRegion>[] | null;

  @Optional(() => [HealthSource], 'Whose health checks decide')
  healthSources!: ValueOf<typeof HealthSource>[] | null;

  @Optional(() => ID, 'Id of its monitor group, if it has one')
  monitorGroupId!: string | null;

  @Optional(() => Float, 'Latitude in degrees north, for proximity steering')
  latitude!: number | null;

  @Optional(() => Float, 'Longitude in degrees east, for proximity steering')
  longitude!: number | null;

  @Optional(() => String, 'Email addresses to notify of health changes')
  notificationEmail!: string | null;

  @Optional(() => NotificationFilter, 'Which health changes are notified')
  notificationFilter!: NotificationFilter | null;

  @Optional(() => [String], 'Networks where it is enabled; null: the internet')
  networks!: string[] | null;

  @Optional(() => GraphQLDateTime, 'When it was created')
  createdOn!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed')
  modifiedOn!: string | null;

  /** An id on the wire; the field is a link. */
  monitor!: string | null;
}
