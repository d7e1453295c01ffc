/** Rulesets of zones and accounts; lists omit their rules. */
import type { SandboxResource } from '../../../../sandbox/world/resource.js';
import { type Fields, objectsAt, timestamp } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import type { ProviderPart } from '../part.js';
import { rulesetCalls } from './ruleset-calls.js';
import { ruleOf } from './ruleset-versions.js';

const rulesetTable: SandboxResource = {
  details: ['rules'],
  make: (body, world) => ({
    id: world.random.hex(32),
    kind: 'zone',
    name: 'default',
    description: '',
    ...body,
    version: '1',
    last_updated: timestamp(world.now()),
    rules: objectsAt(body, 'rules').map((rule) => ruleOf(rule, world)),
  }),
};

const managed = {
  id: 'efb7b8c949ac4650a09736fc376e9aee',
  kind: 'managed',
  name: 'Managed Ruleset',
  phase: 'http_request_firewall_managed',
  version: '214',
  description: 'Rules of the provider against known attacks',
  last_updated: '2026-10-05T08:12:40Z',
  rules: [
    { action: 'block', expression: 'true', description: 'Log4j: a JNDI look-up in a header', categories: ['log4j'] },
    { action: 'log', expression: 'true', description: 'SQL in a parameter', categories: ['sqli'] },
  ],
};

const own: readonly Fields[] = [
  {
    kind: 'zone',
    name: 'default',
    phase: 'http_request_firewall_managed',
    rules: [
      {
        action: 'execute',
        expression: 'true',
        description: 'Known attacks',
        action_parameters: { id: managed.id, version: 'latest', overrides: { action: 'managed_challenge' } },
      },
    ],
  },
  {
    kind: 'zone',
    name: 'default',
    phase: 'http_request_firewall_custom',
    rules: [
      {
        action: 'skip',
        expression: '(ip.src in {192.0.2.0/24})',
        description: 'Our own monitor',
        action_parameters: { ruleset: 'current', phases: ['http_ratelimit'] },
        logging: { enabled: true },
      },
      {
        action: 'block',
        expression: '(http.request.uri.path contains "/wp-admin")',
        description: 'No WordPress',
        action_parameters: {
          response: { status_code: 403, content_type: 'application/json', content: '{"error":"not here"}' },
        },
      },
      {
        action: 'managed_challenge',
        expression: '(cf.threat_score gt 14)',
        description: 'Bad reputation',
        enabled: false,
      },
    ],
  },
  {
    kind: 'zone',
    name: 'default',
    phase: 'http_ratelimit',
    rules: [
      {
        action: 'block',
        expression: '(http.request.uri.path eq "/login")',
        description: 'Guessing of passwords',
        ratelimit: {
          characteristics: ['ip.src', 'cf.colo.id'],
          period: 60,
          requests_per_period: 10,
          mitigation_timeout: 600,
        },
      },
    ],
  },
  {
    kind: 'zone',
    name: 'default',
    phase: 'http_request_dynamic_redirect',
    rules: [
      {
        action: 'redirect',
        expression: '(http.request.uri.path eq "/shop")',
        description: 'The shop has moved',
        action_parameters: {
          from_value: {
            target_url: { value: 'https://acme-shop.example/' },
            status_code: 301,
            preserve_query_string: true,
          },
        },
      },
    ],
  },
  {
    kind: 'zone',
    name: 'default',
    phase: 'http_request_cache_settings',
    rules: [
      {
        action: 'set_cache_settings',
        expression: '(starts_with(http.request.uri.path, "/static/"))',
        description: 'Static files',
        action_parameters: { cache: true, edge_ttl: { mode: 'respect_origin' } },
      },
    ],
  },
];

function seed(world: SandboxWorld): void {
  world.all('/zones').forEach(({ id }, place) => {
    const collection = `/zones/${id}/rulesets`;
    world.put(collection, { ...managed, rules: managed.rules.map((rule) => ruleOf(rule, world)) });
    // Most zones have only the firewall; few have the rest.
    for (const body of place === 0 ? own : place % 3 === 2 ? [] : own.slice(0, 1)) world.create(collection, body);
  });
  for (const { id } of world.all('/accounts')) {
    const collection = `/accounts/${id}/rulesets`;
    world.put(collection, { ...managed, rules: managed.rules.map((rule) => ruleOf(rule, world)) });
    world.create(collection, { kind: 'root', name: 'root', phase: 'ddos_l7' });
    const partners = world.create(collection, {
      kind: 'custom',
      name: 'Partners',
      phase: 'http_request_firewall_custom',
      rules: [{ action: 'block', expression: '(not ip.src in $partners)', description: 'Partners alone' }],
    });
    const run = { action: 'execute', expression: '(cf.zone.plan eq "ENT")', action_parameters: { id: partners.id } };
    world.create(collection, {
      kind: 'root',
      name: 'root',
      phase: 'http_request_firewall_custom',
      rules: [{ ...run, description: 'Partners alone' }],
    });
  }
}

export const rulesets: ProviderPart = {
  resources: { '/accounts/{accountId}/rulesets': rulesetTable, '/zones/{zoneId}/rulesets': rulesetTable },
  specialCalls: rulesetCalls,
  seed,
};
