/** Load balancers of zones, the pools and monitors of their accounts, and the results of health checks. */
import { isObject } from '../../../base/unknown.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../sandbox/world/provider.js';
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, listAt, objectsAt, timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { firstZone, createdIn, seeded } from './below.js';
import type { ProviderPart } from './part.js';

const poolsOf = (account: unknown) => `/accounts/${String(account)}/load_balancers/pools`;
const monitorsOf = (account: unknown) => `/accounts/${String(account)}/load_balancers/monitors`;

const balancers: SandboxResource = {
  hides: ['zone_id'],
  make(body, world) {
    const now = timestamp(world.now());
    for (const pool of poolsIn(body))
      if (!poolNamed(pool, world)) throw Refusal.invalidField('default_pools', `There is no pool '${String(pool)}'.`);
    return {
      id: world.random.hex(32),
      enabled: true,
      proxied: false,
      ttl: 30,
      steering_policy: '',
      session_affinity: 'none',
      description: '',
      networks: null,
      rules: [],
      country_pools: {},
      region_pools: {},
      pop_pools: {},
      ...body,
      created_on: now,
      modified_on: now,
    };
  },
};

const pools: SandboxResource = {
  hides: ['ill'],
  make(body, world) {
    const now = timestamp(world.now());
    return {
      id: world.random.hex(32),
      description: '',
      enabled: true,
      minimum_origins: 1,
      check_regions: null,
      networks: null,
      ...body,
      origins: objectsAt(body, 'origins').map((origin) => ({ enabled: true, weight: 1, ...origin })),
      created_on: now,
      modified_on: now,
    };
  },
  mayGo(pool, world) {
    const [user] = everyBalancer(world).filter((balancer) => poolsIn(balancer).includes(pool.id));
    if (user) throw new Refusal('conflict', `the load balancer '${String(user['name'])}' names this pool`);
  },
};

const monitors: SandboxResource = {
  make(body, world) {
    const now = timestamp(world.now());
    return {
      id: world.random.hex(32),
      type: 'http',
      method: 'GET',
      path: '/',
      expected_codes: '2xx',
      expected_body: '',
      description: '',
      interval: 60,
      timeout: 5,
      retries: 2,
      consecutive_down: 0,
      consecutive_up: 0,
      port: null,
      header: {},
      follow_redirects: false,
      allow_insecure: false,
      probe_zone: '',
      ...body,
      created_on: now,
      modified_on: now,
    };
  },
  mayGo(monitor, world) {
    const [user] = everyPool(world).filter((pool) => pool['monitor'] === monitor.id);
    if (user) throw new Refusal('conflict', `the pool '${String(user['name'])}' names this monitor`);
  },
};

function everyBalancer(world: SandboxWorld): SandboxItem[] {
  return world.all('/zones').flatMap(({ id }) => world.all(`/zones/${id}/load_balancers`));
}

function everyPool(world: SandboxWorld): SandboxItem[] {
  return world.all('/accounts').flatMap(({ id }) => world.all(poolsOf(id)));
}

function poolNamed(id: unknown, world: SandboxWorld): SandboxItem | undefined {
  return everyPool(world).find((pool) => pool.id === id);
}

function poolsIn(balancer: Fields): unknown[] {
  const maps = ['country_pools', 'region_pools', 'pop_pools'].map((name) => balancer[name]).filter(isObject);
  return [...listAt(balancer, 'default_pools'), balancer['fallback_pool'], ...maps.flatMap(Object.values).flat()];
}

/** The places that checks are made from, by region. */
const places: Readonly<Record<string, readonly string[]>> = {
  WEU: ['Amsterdam, NL', 'Frankfurt, DE'],
  ENAM: ['Ashburn, US'],
  WNAM: ['San Jose, US'],
};

/** A pool without a monitor is not checked. */
function health({ world, values }: SpecialCall): Fields {
  const pool = world.must(poolsOf(values['accountId']), values['id']);
  const regions = pool['check_regions'] === null ? ['WEU', 'ENAM'] : listAt(pool, 'check_regions');
  const checked =
    typeof pool['monitor'] === 'string' ? regions.flatMap((region) => places[String(region)] ?? ['London, GB']) : [];
  const origins = objectsAt(pool, 'origins').map((origin) => ({
    origin,
    isWell: !listAt(pool, 'ill').includes(origin['name']),
  }));
  const found = (place: number) => ({
    healthy: origins.filter(({ isWell }) => isWell).length >= Number(pool['minimum_origins']),
    origins: origins.map(({ origin, isWell }, nth) => ({
      [String(origin['address'])]: {
        healthy: isWell,
        failure_reason: isWell ? 'No failures' : 'TCP connection failed',
        response_code: isWell ? 200 : 0,
        rtt: isWell ? `${12 + 7 * place + nth}.4ms` : '0ms',
      },
    })),
  });
  return {
    health: { pool_id: pool.id, pop_health: Object.fromEntries(checked.map((place, nth) => [place, found(nth)])) },
  };
}

const resources = {
  '/zones/{zoneId}/load_balancers': balancers,
  '/accounts/{accountId}/load_balancers/pools': pools,
  '/accounts/{accountId}/load_balancers/monitors': monitors,
};

const specialCalls: ProviderPart['specialCalls'] = {
  'POST /zones/{zoneId}/load_balancers': createdIn('load_balancers'),
  'GET /accounts/{accountId}/load_balancers/pools/{id}/health': health,
};

/** Seeds two continents with a pool each, one of them with an unhealthy origin, and an unused pool. */
function seed(world: SandboxWorld): void {
  const zone = firstZone(world);
  const [{ id: account } = zone] = world.all('/accounts');
  const monitor = seeded(world, monitorsOf(account), {
    type: 'https',
    path: '/health',
    port: 443,
    description: 'Is it up',
    header: { Host: [`www.${String(zone['name'])}`] },
  });
  seeded(world, monitorsOf(account), { type: 'tcp', method: 'connection_established', port: 25, description: 'Mail' });
  const pool = (name: string, addresses: readonly string[], fields: Fields) =>
    seeded(world, poolsOf(account), {
      name,
      origins: addresses.map((address, nth) => ({ name: `${name}-${nth + 1}`, address })),
      ...fields,
    });
  const checked = { monitor: monitor.id, notification_email: `ops@${String(zone['name'])}` };
  const europe = pool('europe', ['192.0.2.10', '192.0.2.11'], {
    ...checked,
    check_regions: ['WEU'],
    latitude: 50.1,
    longitude: 8.7,
    origin_steering: { policy: 'random' },
  });
  const america = pool('america', ['198.51.100.20', '198.51.100.21'], {
    ...checked,
    check_regions: ['ENAM', 'WNAM'],
    latitude: 39,
    longitude: -77.5,
    minimum_origins: 2,
  });
  world.change(poolsOf(account), america.id, { ill: ['america-2'] });
  pool('old-rack', ['203.0.113.30'], { enabled: false, description: 'To be switched off' });

  const pair = [europe.id, america.id];
  seeded(world, `/zones/${zone.id}/load_balancers`, {
    zone_id: zone.id,
    zone_name: zone['name'],
    name: `www.${String(zone['name'])}`,
    proxied: true,
    default_pools: pair,
    fallback_pool: europe.id,
    steering_policy: 'geo',
    session_affinity: 'cookie',
    region_pools: { WEU: [europe.id], ENAM: [america.id, europe.id] },
    country_pools: { DE: [europe.id] },
    adaptive_routing: { failover_across_pools: true },
    session_affinity_ttl: 5400,
    session_affinity_attributes: { samesite: 'Auto', secure: 'Auto', zero_downtime_failover: 'temporary' },
    rules: [
      {
        name: 'maintenance',
        condition: 'http.request.uri.path eq "/admin"',
        priority: 0,
        disabled: true,
        fixed_response: { status_code: 503, content_type: 'text/plain', message_body: 'back soon' },
      },
      {
        name: 'uploads',
        condition: 'starts_with(http.request.uri.path, "/upload")',
        priority: 10,
        terminates: true,
        overrides: { default_pools: [europe.id], fallback_pool: america.id, session_affinity: 'none' },
      },
    ],
  });
  seeded(world, `/zones/${zone.id}/load_balancers`, {
    zone_id: zone.id,
    zone_name: zone['name'],
    name: `api.${String(zone['name'])}`,
    proxied: false,
    default_pools: pair,
    fallback_pool: america.id,
    steering_policy: 'random',
    random_steering: { default_weight: 0.5, pool_weights: { [europe.id]: 0.8 } },
  });
}

export const loadBalancers: ProviderPart = { resources, specialCalls, seed };
