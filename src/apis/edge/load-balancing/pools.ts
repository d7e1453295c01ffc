/** Pools: origins of an account that stand in for each other, behind load balancers of any of its zones. */
import { ArgsType, Field, Float, ID, InputType, Int } from 'type-graphql';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { whole } from '../../../rest/rows/paging.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { PoolHealth } from './pool-health.js';
import { CheckRegion, HealthSource, LoadShedding, NotificationFilter, Origin, OriginSteering } from './pool-parts.js';
import { Pool } from './pool.js';

@ArgsType()
class PoolFilter {
  @OnWire('monitor')
  @Field(() => ID, { nullable: true, description: 'Only those that this monitor checks' })
  monitorId?: string;
}

@InputType()
abstract class PoolInput {
  @Field({ description: 'Its name' })
  name!: string;

  @Field(() => [Origin], { description: 'The servers in it' })
  origins!: Origin[];

  @Field(() => String, { nullable: true, description: 'Your own words about it' })
  description?: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether it shall be given traffic' })
  enabled?: boolean;

  @Field(() => Int, { nullable: true, description: 'So many origins have to be healthy for the pool to be' })
  minimumOrigins?: number;

  @Field(() => OriginSteering, { nullable: true, description: 'How it shall choose among its origins' })
  originSteering?: OriginSteering | null;

  @Field(() => LoadShedding, { nullable: true, description: 'How much of its traffic to give to the next pool' })
  loadShedding?: LoadShedding | null;

  @OnWire('monitor')
  @Field(() => ID, { nullable: true, description: 'Id of the monitor that checks its origins' })
  monitorId?: string;

  @Field(() => ID, { nullable: true, description: 'Id of the group of monitors that check them' })
  monitorGroupId?: string;

  @Field(() => Float, { nullable: true, description: 'Degrees north of the equator, for steering by distance' })
  latitude?: number;

  @Field(() => Float, { nullable: true, description: 'Degrees east of Greenwich, for steering by distance' })
  longitude?: number;

  @Field(() => String, { nullable: true, description: 'Whom to send a mail when its health changes' })
  notificationEmail?: string;

  @Field(() => NotificationFilter, { nullable: true, description: 'Which changes to do that for' })
  notificationFilter?: NotificationFilter | null;
}

@InputType('CreateEdgeLoadBalancerPoolInput', { description: 'A pool to create' })
class CreatePool extends PoolInput {}

@InputType('UpdateEdgeLoadBalancerPoolInput', {
  description: 'A pool as it shall be from now on, with all of it that shall stay',
})
class UpdatePool extends PoolInput {
  @Field(() => [CheckRegion], {
    nullable: true,
    description: 'From where to check its origins; null: from every data center',
  })
  checkRegions?: ValueOf<typeof CheckRegion>[] | null;

  @Field(() => [HealthSource], { nullable: true, description: 'Whose checks decide whether an origin is healthy' })
  healthSources?: ValueOf<typeof HealthSource>[] | null;
}

export const pools = on(Account, {
  loadBalancerPools: list('/accounts/{accountId}/load_balancers/pools', () => Pool, PoolFilter, {
    paging: whole,
    about: 'Pools that load balancers of its zones lead to, as many as `first` says',
  }),
  loadBalancerPool: get('/accounts/{accountId}/load_balancers/pools/{id}', () => Pool),
});

export const poolReads = on(Pool, {
  health: get('/accounts/{accountId}/load_balancers/pools/{id}/health', () => PoolHealth, {
    about: 'What health checks of it have found; one more call for each pool',
  }),
});

export const poolWrites = mutations({
  createEdgeLoadBalancerPool: post('/accounts/{accountId}/load_balancers/pools', () => Pool, CreatePool, {
    about: 'Creates a pool; it is given traffic once a load balancer names it',
  }),
  updateEdgeLoadBalancerPool: put('/accounts/{accountId}/load_balancers/pools/{id}', () => Pool, UpdatePool, {
    about: 'Puts another pool in the place of one, under the same id',
  }),
  deleteEdgeLoadBalancerPool: del('/accounts/{accountId}/load_balancers/pools/{id}', null, {
    about: 'Deletes a pool; refused while a load balancer names it',
  }),
});
