/** Load balancers of the edge, their pools and monitors. */
import { accounts } from '../../../apis/edge/accounts/accounts.js';
import type { LoadBalancer } from '../../../apis/edge/load-balancing/load-balancer.js';
import { loadBalancers } from '../../../apis/edge/load-balancing/load-balancers.js';
import type { Origin } from '../../../apis/edge/load-balancing/pool-parts.js';
import type { Pool } from '../../../apis/edge/load-balancing/pool.js';
import { monitorWrites, monitors } from '../../../apis/edge/load-balancing/monitors.js';
import { poolReads, poolWrites, pools } from '../../../apis/edge/load-balancing/pools.js';
import type { Steered } from '../../../apis/edge/load-balancing/steered.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { isText } from '../../../base/unknown.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { filled } from '../evidence/filled.js';
import { mutationFor } from '../remedies/mutation-for.js';
import { type Rule, type Sickness, rule, ruleOfEach } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const rules: readonly Rule[] = [
  rule({
    kind: 'EDGE_LOAD_BALANCER_WITHOUT_POOLS',
    severity: Severity.HIGH,
    about: 'An edge load balancer whose pools are all disabled: nothing answers at its host name',
    calls: 'One call per zone',
    of: loadBalancers.rows.loadBalancers,
    below: zones.rows.zones,
    prepare: async (look) => {
      const { loadBalancerPools } = pools.rows;
      const all = await look.below(accounts.rows.accounts, loadBalancerPools, ({ id }) => ({ accountId: id }));
      return new Map(all.flatMap(([, own]) => own.map((pool) => [pool.id, pool] as const)));
    },
    judge: (balancer, poolOf) => {
      const { enabled, defaultPools, fallbackPool } = balancer;
      // What leaves out its pools says nothing of them.
      if (enabled === false || !defaultPools) return null;
      const named = [...poolsNamed(balancer)];
      if (named.some((id) => poolOf.has(id) && poolOf.get(id)?.enabled !== false)) return null;
      // Pools of an account that the credential does not reach may be on.
      const isKnown = named.every((id) => poolOf.has(id));
      const usual = [...new Set([...defaultPools, fallbackPool])].flatMap((id) => poolOf.get(id ?? undefined) ?? []);
      return {
        evidence: { enabled, pools: named },
        ...(!isKnown && { verdict: Verdict.LIKELY }),
        remedies: usual.flatMap((pool) => changed(pool, { enabled: true }).remedies ?? []),
      };
    },
  }),
  rule({
    kind: 'MONITOR_UNUSED',
    severity: Severity.LOW,
    about: 'A monitor that no pool uses: it checks nothing',
    of: monitors.rows.loadBalancerMonitors,
    below: accounts.rows.accounts,
    prepare: async (look) => {
      const { loadBalancerPools } = pools.rows;
      const all = await look.below(accounts.rows.accounts, loadBalancerPools, ({ id }) => ({ accountId: id }));
      const every = all.flatMap(([, own]) => own);
      return {
        used: new Set(every.map(({ monitor }) => monitor)),
        hasGroups: every.some(({ monitorGroupId }) => Boolean(monitorGroupId)),
      };
    },
    judge: (monitor, { used, hasGroups }) => {
      const { id, type } = monitor;
      if (!id || used.has(id)) return null;
      return {
        evidence: { id, type, pools: [] },
        // Which monitors a group has is not reported.
        ...(hasGroups && { verdict: Verdict.LIKELY }),
        ...mutationFor(monitorWrites.rows.deleteEdgeLoadBalancerMonitor, monitor),
      };
    },
  }),
  rule({
    kind: 'POOL_OFF',
    severity: Severity.MEDIUM,
    about: 'A pool that is disabled, or whose origins all are: it cannot take over from another one',
    of: pools.rows.loadBalancerPools,
    below: accounts.rows.accounts,
    judge: (pool) => {
      const { enabled, disabledAt, origins } = pool;
      const areOff = origins && origins.length > 0 && origins.every((origin) => origin.enabled === false);
      const input = { ...(enabled === false && { enabled: true }), ...(areOff && { origins: origins.map(turnedOn) }) };
      if (enabled === false) return { evidence: { enabled, disabledAt }, ...changed(pool, input) };
      if (!areOff) return null;
      return { evidence: { enabled, origins: origins.map(({ address }) => address) }, ...changed(pool, input) };
    },
  }),
  ruleOfEach({
    kind: 'POOL_UNHEALTHY',
    severity: Severity.HIGH,
    about: 'A pool with origins that fail their health checks',
    calls: 'One call per pool',
    of: pools.rows.loadBalancerPools,
    below: accounts.rows.accounts,
    each: poolReads.rows.health,
    judge: ({ enabled }, [health]) => {
      if (enabled === false) return null;
      const places = (health?.popHealth ?? []).filter(({ healthy }) => typeof healthy === 'boolean');
      const sick = places.filter(({ healthy }) => healthy === false);
      const origins = (health?.popHealth ?? []).flatMap((place) => place.origins ?? []);
      const failing = origins.filter(({ healthy }) => healthy === false);
      if (sick.length === 0 && failing.length === 0) return null;
      return {
        evidence: {
          unhealthyFrom: sick.map(({ location }) => location ?? null),
          unhealthyOrigins: [...new Set(failing.map(({ address }) => address ?? null))],
          failureReasons: [...new Set(failing.flatMap(({ failureReason }) => failureReason ?? []))],
        },
        severity: sick.length === 0 ? Severity.MEDIUM : Severity.HIGH,
      };
    },
  }),
  rule({
    kind: 'POOL_UNUSED',
    severity: Severity.LOW,
    about: 'A pool that no load balancer uses: it gets no traffic',
    calls: 'One call per zone',
    of: pools.rows.loadBalancerPools,
    below: accounts.rows.accounts,
    prepare: async (look) => {
      const { loadBalancers: row } = loadBalancers.rows;
      const all = await look.below(zones.rows.zones, row, ({ id }) => ({ zoneId: id }));
      return new Set(all.flatMap(([, own]) => own.flatMap((balancer) => [...poolsNamed(balancer)])));
    },
    judge: (pool, used) => {
      const { id, origins } = pool;
      if (!id || used.has(id)) return null;
      return {
        evidence: { id, loadBalancers: [], origins: origins?.map(({ address }) => address) },
        // A zone that the credential does not reach may have one that names it.
        verdict: Verdict.LIKELY,
        ...mutationFor(poolWrites.rows.deleteEdgeLoadBalancerPool, pool),
        ends: 'all',
      };
    },
  }),
];

function changed(pool: Sent<Pool>, input: object): Pick<Sickness, 'remedies'> {
  return mutationFor(poolWrites.rows.changeEdgeLoadBalancerPool, pool, input);
}

/** The origin with all fields that the mutation takes, as it replaces origins entirely. */
function turnedOn({ name, address, port, weight, flattenCname, header, virtualNetworkId }: Sent<Origin>): object {
  const host = header?.host;
  return filled({
    name,
    address,
    port,
    weight,
    flattenCname,
    virtualNetworkId,
    header: host ? { host } : null,
    enabled: true,
  });
}

/** The ids of all pools that a load balancer names. */
function poolsNamed(balancer: Sent<LoadBalancer>): ReadonlySet<string> {
  const rules = (balancer.rules ?? []).map(({ overrides }) => overrides ?? {});
  const sets = (balancer.poolSets ?? []).map(({ overrides }) => overrides ?? {});
  const ids = [
    ...[balancer, ...rules].flatMap(steeredTo),
    ...rules.flatMap(({ pools }) => pools ?? []),
    ...sets.flatMap(({ pools, fallbackPool }) => [...(pools ?? []), fallbackPool]),
  ];
  return new Set(ids.filter(isText).filter((id) => id !== ''));
}

function steeredTo(steered: Sent<Steered>): unknown[] {
  const { defaultPools, fallbackPool, countryPools, regionPools, popPools } = steered;
  const places = [countryPools, regionPools, popPools].flatMap((byPlace) => byPlace ?? []);
  return [...(defaultPools ?? []), fallbackPool, ...places.flatMap(({ pools }) => pools ?? [])];
}
