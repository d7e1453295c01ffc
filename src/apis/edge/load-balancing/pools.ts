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
import { NonEmpty } from '../../../rest/schema/input-validation.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

@ArgsType()
class PoolFilter {
  @OnWire('monitor')
  @IdOf(() => Monitor)
  @Optional(() => ID, 'Only pools that use this monitor')
  monitorId?: string;
}

@InputType()
abstract class PoolParts {
  @Optional(() => String, 'A description of the pool')
  description?: string;

  @Optional(() => Boolean, 'Whether it gets traffic')
  enabled?: boolean;

  @Optional(() => Int, 'The minimum number of healthy origins for the pool to be healthy')
  minimumOrigins?: number;

  @TakesNull()
  @Optional(() => OriginSteering, 'Origin steering')
  originSteering?: OriginSteering | null;

  @TakesNull()
  @Optional(() => LoadShedding, 'Load shedding: the share of traffic to pass to the next pool')
  loadShedding?: LoadShedding | null;

  @OnWire('monitor')
  @IdOf(() => Monitor)
  @Optional(() => ID, 'Id of the monitor that checks its origins')
  monitorId?: string;

  @Optional(() => ID, 'Id of the monitor group')
  monitorGroupId?: string;

  @Optional(() => Float, 'Latitude in degrees north, for proximity steering')
  latitude?: number;

  @Optional(() => Float, 'Longitude in degrees east, for proximity steering')
  longitude?: number;

  @Optional(() => String, 'Email addresses to notify of health changes')
  notificationEmail?: string;

  @TakesNull()
  @Optional(() => NotificationFilter, 'Which health changes to notify')
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
  @Optional(() => [CheckRegion], 'Regions that health checks run from; null: all data centers')
  checkRegions?: ValueOf<typeof CheckRegion>[] | null;

  @TakesNull()
  @Optional(() => [HealthSource], 'Whose health checks decide')
  healthSources?: ValueOf<typeof HealthSource>[] | null;
}

@NonEmpty()
@InputType('ChangeEdgeLoadBalancerPoolInput', { description: 'Changes to a pool: fields left out stay' })
class ChangePool extends PoolParts {
  @TakesNull()
  @Optional(() => [CheckRegion], 'Regions that health checks run from; null: all data centers')
  checkRegions?: ValueOf<typeof CheckRegion>[] | null;

  @TakesNull()
  @Optional(() => [HealthSource], 'Whose health checks decide')
  healthSources?: ValueOf<typeof HealthSource>[] | null;

  @Optional(() => String, 'Its name')
  name?: string;

  @Optional(() => [Origin], 'All origins in it: those left out are removed')
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
