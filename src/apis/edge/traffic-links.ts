/** Links between certificates, load balancers, pools and monitors. */
import { backLinks, naming } from '../../rest/planner/back-links.js';
import { links, many, one } from '../../rest/planner/links.js';
import { fromParent } from '../../rest/planner/parent-parameters.js';
import { PackCertificate } from './certificates/certificate-packs.js';
import { CustomCertificate } from './certificates/custom-certificate.js';
import { PoolSetOverrides, RuleOverrides } from './load-balancing/load-balancer-rules.js';
import { LoadBalancer } from './load-balancing/load-balancer.js';
import { Monitor, monitors } from './load-balancing/monitors.js';
import { Pool } from './load-balancing/pool.js';
import { pools } from './load-balancing/pools.js';
import { PoolWeight, GeoPools } from './load-balancing/steering.js';
import { zones } from './zones/zones.js';

const { zone } = zones.rows;
const { loadBalancerPool: pool, loadBalancerPools } = pools.rows;

/** Pools belong to the account that owns the load balancer's zone. */
const ofAccount = { accountId: fromParent(zone, 'zoneId', ({ account }) => account?.id) };

/** An object with ids of pools. */
type Pools<Name extends string, T> = { readonly [Key in Name]: T | null };

const defaultPools = many<Pools<'defaultPools', string[]>>(
  pool,
  ({ defaultPools }) => defaultPools,
  'The pools for visitors whom no other rule steers, in order of failover',
);
const fallbackPool = one<Pools<'fallbackPool', string>>(
  pool,
  ({ fallbackPool }) => fallbackPool,
  'The pool to use when all others are unhealthy',
);
const chosenAmong = many<Pools<'pools', string[]>>(pool, ({ pools }) => pools, 'The pools to choose from');

export const groups = [
  links(CustomCertificate, { zone: one(zone, ({ zoneId }) => zoneId, 'The zone that it is for') }),
  links(PackCertificate, { zone: one(zone, ({ zoneId }) => zoneId, 'The zone that it is for') }),

  links(LoadBalancer, { defaultPools, fallbackPool }, ofAccount),
  links(RuleOverrides, { defaultPools, fallbackPool, pools: chosenAmong }, ofAccount),
  links(PoolSetOverrides, { fallbackPool, pools: chosenAmong }, ofAccount),
  links(GeoPools, { pools: many(pool, ({ pools }) => pools, 'The pools, in order of failover') }, ofAccount),
  links(PoolWeight, { pool: one(pool, ({ pool }) => pool, 'The pool') }, ofAccount),

  links(Pool, {
    monitor: one(monitors.rows.loadBalancerMonitor, ({ monitor }) => monitor, 'The monitor that checks its origins'),
  }),
  backLinks(Monitor, {
    pools: naming(loadBalancerPools, 'monitor', ({ id }) => id, 'The pools that use the monitor'),
  }),
];
