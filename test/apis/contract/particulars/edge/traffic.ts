/** Certificates, custom hostnames, load balancers with pools and monitors, health checks and waiting rooms. */
import type { Difference, Particulars } from '../../particulars.js';

type Json = Readonly<Record<string, unknown>>;

/** Ids whose field is a link. */
const link = (id: unknown) => (id === undefined ? null : { identifier: id });

/** A map from codes of places to ids of pools. */
const places = (as: string): Difference => ({
  as,
  select: '{ code pools { identifier } }',
  value: (wire) => Object.entries(wire as Json).map(([code, ids]) => ({ code, pools: (ids as string[]).map(link) })),
});

const weights: Difference = {
  as: 'poolWeights',
  select: '{ pool { identifier } weight }',
  value: (wire) => Object.entries(wire as Json).map(([id, weight]) => ({ pool: link(id), weight })),
};

const header: Difference = {
  as: 'header',
  select: '{ name values }',
  value: (wire) => Object.entries(wire as Json).map(([name, values]) => ({ name, values })),
};

const mapsOfPlaces = (owner: string) => ({
  [`${owner}.country_pools`]: places('countryPools'),
  [`${owner}.pop_pools`]: places('popPools'),
  [`${owner}.region_pools`]: places('regionPools'),
});

/** Ids are no text of any kind. */
const balancer = { default_pools: '[id]!', fallback_pool: 'id!' };

export const traffic: Partial<Particulars> = {
  differences: {
    ...mapsOfPlaces('LoadBalancer'),
    ...mapsOfPlaces('LoadBalancerRuleOverrides'),
    'LoadBalancerRuleOverrides.pool_weights': weights,
    'LoadBalancerPoolSetOverrides.pool_weights': weights,
    'LoadBalancerRandomSteering.pool_weights': weights,
    'LoadBalancerMonitor.header': header,
    'HealthcheckHttpConfig.header': header,
    'LoadBalancerHeader.Host': { as: 'host' },
    'CustomCertificate.zone_id': { as: 'zone' },
    'CertificatePackCertificate.zone_id': { as: 'zone' },
    'LoadBalancerPoolHealth.pool_id': { absent: 'the pool that it is a field of' },
    'CustomHostnameSsl.custom_key': { absent: 'a private key is never shown' },
  },
  layouts: {
    LoadBalancerPoolHealth: {
      fields: { pool_id: 'string', pop_health: '[LoadBalancerPoolPopHealth]' },
      of: ({ pop_health: health, ...rest }) => ({ ...rest, ...(health !== undefined && { pop_health: [health] }) }),
    },
    LoadBalancerPoolPopHealth: {
      fields: { location: 'string', healthy: 'bool', origins: '[LoadBalancerPoolPopHealthOriginIp]' },
      of: ({ origins, ...rest }) => ({
        ...rest,
        ...(Array.isArray(origins) && { origins: origins.map(({ ip }) => ip) }),
      }),
    },
    LoadBalancerPoolPopHealthOriginIp: {
      fields: {
        address: 'string',
        failure_reason: 'string',
        healthy: 'bool',
        response_code: 'int',
        rtt: 'string',
      },
      of: (wire) => wire,
    },
  },
  revisions: {
    // What is read by its id has one.
    LoadBalancer: { id: 'string!' },
    LoadBalancerPool: { id: 'string!', monitor_group: 'id' },
    LoadBalancerMonitor: { id: 'string!' },
    Healthcheck: { id: 'string!' },
    WaitingRoom: { id: 'string!' },
    LoadBalancerRuleOverrides: { default_pools: '[id]', fallback_pool: 'id', pools: '[id]' },
    CertificatePack: { primary_certificate: 'id' },
    'POST /zones/{zoneId}/load_balancers': balancer,
    'PUT /zones/{zoneId}/load_balancers/{id}': balancer,
    'PATCH /zones/{zoneId}/load_balancers/{id}': { default_pools: '[id]', fallback_pool: 'id' },
    'GET /accounts/{accountId}/load_balancers/pools': { monitor: 'id' },
    'POST /accounts/{accountId}/load_balancers/pools': { monitor: 'id', monitor_group: 'id' },
    'PUT /accounts/{accountId}/load_balancers/pools/{id}': { monitor: 'id', monitor_group: 'id' },
    'PATCH /accounts/{accountId}/load_balancers/pools/{id}': { monitor: 'id', monitor_group: 'id' },
  },
  samples: {
    country_pools: { DE: ['p1', 'p2'], FR: [] },
    pop_pools: { FRA: ['p1'] },
    region_pools: { WEU: ['p2'] },
    pool_weights: { p1: 0.25, p2: 0.75 },
    header: { Host: ['www.example.com'], 'X-Check': ['a', 'b'] },
  },
};
