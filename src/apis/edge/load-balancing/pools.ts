/** Pools: interchangeable origins of an account, behind load balancers of any of its zones. */
import { ArgsType, Field, Float, ID, InputType, Int } from 'type-graphql';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Monitor } from './monitors.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { unpaged } from '../../../rest/rows/paging.js';
import { del, get, list, patch, post, put } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { PoolHealth } from './pool-health.js';
import { CheckRegion, HealthSource, LoadShedding, NotificationFilter, Origin, OriginSteering } from './pool-parts.js';
import { Pool } from './pool.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';

@ArgsType()
class PoolFilter {
  @OnWire('monitor')
  @IdOf(() => Monitor)
  @Field(() => ID, { nullable: true, description: 'Only pools that use this monitor' })
  monitorId?: string;
}

@InputType()
abstract class PoolParts {
  @Field(() => String, { nullable: true, description: 'A description of the pool' })
  description?: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether it gets traffic' })
  enabled?: boolean;

  @Field(() => Int, { nullable: true, description: 'The minimum number of healthy origins for the pool to be healthy' })
  minimumOrigins?: number;

  @TakesNull()
  @Field(() => OriginSteering, { nullable: true, description: 'Origin steering' })
  originSteering?: OriginSteering | null;

  @TakesNull()
  @Field(() => LoadShedding, {
    nullable: true,
    description: 'Load shedding: the share of traffic to pass to the next pool',
  })
  loadShedding?: LoadShedding | null;

  @OnWire('monitor')
  @IdOf(() => Monitor)
  @Field(() => ID, { nullable: true, description: 'Id of the monitor that checks its origins' })
  monitorId?: string;

  @Field(() => ID, { nullable: true, description: 'Id of the monitor group' })
  monitorGroupId?: string;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees north, for proximity steering' })
  latitude?: number;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees east, for proximity steering' })
  longitude?: number;

  @Field(() => String, { nullable: true, description: 'Email addresses to notify of health changes' })
  notificationEmail?: string;

  @TakesNull()
  @Field(() => NotificationFilter, { nullable: true, description: 'Which health changes to notify' })
  notificationFilter?: NotificationFilter | null;
}

@InputType()
abstract class PoolInput extends PoolParts {
  @Field({ description: 'Its name' })
  name!: string;

  @Field(() => [Origin], { description: 'The origins in it' })
  origins!: Origin[];
}

@InputType('CreateEdgeLoadBalancerPoolInput', { description: 'A pool to create' })
class CreatePool extends PoolInput {}

@InputType('UpdateEdgeLoadBalancerPoolInput', {
  description: 'The complete new state of a pool: fields left out are reset',
})
class UpdatePool extends PoolInput {
  @TakesNull()
  @Field(() => [CheckRegion], {
    nullable: true,
    description: 'Regions that health checks run from; null: all data centers',
  })
  checkRegions?: ValueOf<typeof CheckRegion>[] | null;

  @TakesNull()
  @Field(() => [HealthSource], { nullable: true, description: 'Whose health checks decide' })
  healthSources?: ValueOf<typeof HealthSource>[] | null;
}

@InputType('ChangeEdgeLoadBalancerPoolInput', { description: 'Changes to a pool: fields left out stay' })
class ChangePool extends PoolParts {
  @Field(() => String, { nullable: true, description: 'Its name' })
  name?: string;

  @Field(() => [Origin], { nullable: true, description: 'All origins in it: those left out are removed' })
  origins?: Origin[];
}

export const pools = on(Account, {
  loadBalancerPools: list('/accounts/{accountId}/load_balancers/pools', () => Pool, PoolFilter, {
    paging: unpaged,
    about: 'Its load balancer pools, up to `first`',
  }),
  loadBalancerPool: get('/accounts/{accountId}/load_balancers/pools/{id}', () => Pool),
});

export const poolReads = on(Pool, {
  health: get('/accounts/{accountId}/load_balancers/pools/{id}/health', () => PoolHealth, {
    about: 'Its health as the checks found it; one more call per pool',
  }),
});

export const poolWrites = mutations({
  createEdgeLoadBalancerPool: post('/accounts/{accountId}/load_balancers/pools', () => Pool, CreatePool, {
    about: 'Creates a pool; it gets traffic once a load balancer uses it',
  }),
  updateEdgeLoadBalancerPool: put('/accounts/{accountId}/load_balancers/pools/{id}', () => Pool, UpdatePool, {
    about: 'Replaces the configuration of a pool',
  }),
  changeEdgeLoadBalancerPool: patch('/accounts/{accountId}/load_balancers/pools/{id}', () => Pool, ChangePool, {
    about: 'Changes parts of the configuration of a pool',
    listed: false,
  }),
  deleteEdgeLoadBalancerPool: del('/accounts/{accountId}/load_balancers/pools/{id}', null, {
    about: 'Deletes a pool; refused while a load balancer uses it',
  }),
});
