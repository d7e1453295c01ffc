/** The shape of a pool: origins that stand in for each other. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { CheckRegion, HealthSource, LoadShedding, NotificationFilter, Origin, OriginSteering } from './pool-parts.js';

@ObjectType('EdgeLoadBalancerPool', { description: 'Origins that stand in for each other' })
export class Pool {
  static readonly keys = { accountId: 'accountId', id: 'id' } as const;

  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its name' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Your own words about it' })
  description!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It is switched on; else it is given no traffic' })
  enabled!: boolean | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was switched off; null while it is on' })
  disabledAt!: string | null;

  @Field(() => [Origin], { nullable: true, description: 'The servers in it' })
  origins!: Origin[] | null;

  @Field(() => Int, { nullable: true, description: 'So many origins have to be healthy for the pool to be' })
  minimumOrigins!: number | null;

  @Field(() => OriginSteering, { nullable: true, description: 'How it chooses among its origins' })
  originSteering!: OriginSteering | null;

  @Field(() => LoadShedding, { nullable: true, description: 'How much of its traffic it gives to the next pool' })
  loadShedding!: LoadShedding | null;

  @Field(() => [CheckRegion], {
    nullable: true,
    description: 'From where its origins are checked; null: from every data center',
  })
  checkRegions!: ValueOf<typeof CheckRegion>[] | null;

  @Field(() => [HealthSource], { nullable: true, description: 'Whose checks decide whether an origin is healthy' })
  healthSources!: ValueOf<typeof HealthSource>[] | null;

  @Field(() => ID, { nullable: true, description: 'Id of the group of monitors that check it, if there is one' })
  monitorGroupId!: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees north of the equator, for steering by distance' })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east of Greenwich, for steering by distance' })
  longitude!: number | null;

  @Field(() => String, { nullable: true, description: 'Who is sent a mail when its health changes' })
  notificationEmail!: string | null;

  @Field(() => NotificationFilter, { nullable: true, description: 'Which changes that is done for' })
  notificationFilter!: NotificationFilter | null;

  @Field(() => [String], { nullable: true, description: 'Networks that it is set up in; null: the internet' })
  networks!: string[] | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was created' })
  createdOn!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last changed' })
  modifiedOn!: string | null;

  /** An id on the wire; the field is a link. */
  monitor!: string | null;
}
