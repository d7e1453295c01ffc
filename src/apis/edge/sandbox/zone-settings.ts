/** Settings of zones: created when first requested, most of them sensible. */
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../sandbox/world/provider.js';
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import { objectsAt, timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import type { ProviderPart } from './part.js';

/** The settings by name: the default, and the choices unless these are on and off or unrestricted. */
const table: Readonly<Record<string, readonly [value: unknown, choices?: readonly string[]]>> = {
  '0rtt': ['off'],
  always_online: ['on'],
  always_use_https: ['on'],
  automatic_https_rewrites: ['on'],
  brotli: ['on'],
  browser_cache_ttl: [14400],
  browser_check: ['on'],
  cache_level: ['aggressive', ['aggressive', 'basic', 'simplified']],
  challenge_ttl: [1800],
  ciphers: [[]],
  cname_flattening: ['flatten_at_root', ['flatten_at_root', 'flatten_all']],
  development_mode: ['off'],
  early_hints: ['off'],
  edge_cache_ttl: [7200],
  email_obfuscation: ['on'],
  hotlink_protection: ['off'],
  http2: ['on'],
  http3: ['on'],
  ip_geolocation: ['on'],
  ipv6: ['on'],
  max_upload: [100],
  min_tls_version: ['1.2', ['1.0', '1.1', '1.2', '1.3']],
  minify: [{ css: 'off', html: 'off', js: 'off' }],
  mirage: ['off'],
  opportunistic_encryption: ['on'],
  opportunistic_onion: ['on'],
  polish: ['off', ['off', 'lossless', 'lossy']],
  prefetch_preload: ['off'],
  privacy_pass: ['on'],
  pseudo_ipv4: ['off', ['off', 'add_header', 'overwrite_header']],
  rocket_loader: ['off'],
  security_header: [
    {
      strict_transport_security: {
        enabled: true,
        max_age: 15552000,
        include_subdomains: true,
        preload: false,
        nosniff: true,
      },
    },
  ],
  security_level: ['medium', ['off', 'essentially_off', 'low', 'medium', 'high', 'under_attack']],
  server_side_exclude: ['on'],
  sort_query_string_for_cache: ['off'],
  ssl: ['strict', ['off', 'flexible', 'full', 'strict', 'origin_pull']],
  tls_1_3: ['on', ['on', 'off', 'zrt']],
  tls_client_auth: ['off'],
  true_client_ip_header: ['off'],
  waf: ['off'],
  webp: ['off'],
  websockets: ['on'],
};

/** Settings that smaller plans do not include. */
const paid = ['mirage', 'polish', 'prefetch_preload', 'true_client_ip_header', 'waf', 'webp'];

/** Settings taken over from an old server and never reviewed. */
const neglected: Readonly<Record<string, unknown>> = {
  always_use_https: 'off',
  automatic_https_rewrites: 'off',
  min_tls_version: '1.0',
  security_header: { strict_transport_security: { enabled: false, max_age: 0, include_subdomains: false } },
  security_level: 'essentially_off',
  ssl: 'flexible',
  tls_1_3: 'off',
};

const collectionOf = (zoneId: unknown) => `/zones/${String(zoneId)}/settings`;

function settingsOf(world: SandboxWorld, zoneId: unknown): readonly SandboxItem[] {
  const collection = collectionOf(zoneId);
  if (world.all(collection).length === 0) {
    const isFree = Reflect.get(Object(world.must('/zones', zoneId)['plan']), 'legacy_id') === 'free';
    for (const [id, [value]] of Object.entries(table))
      world.put(collection, { id, value, editable: !isFree || !paid.includes(id), modified_on: null });
  }
  return world.all(collection);
}

function change(world: SandboxWorld, zoneId: unknown, name: unknown, value: unknown): SandboxItem {
  const setting = settingsOf(world, zoneId).find(({ id }) => id === name);
  if (!setting) throw Refusal.notFound(`setting '${String(name)}'`);
  const { id } = setting;
  if (setting['editable'] !== true)
    throw new Refusal('forbidden', `the plan of the zone does not let ${id} be changed`);
  const [first, choices = first === 'on' || first === 'off' ? ['on', 'off'] : null] = table[id] ?? [];
  const isSame = choices ? choices.includes(String(value)) : typeof value === typeof first;
  if (!isSame) throw new Refusal('invalid_input', `Invalid value for zone setting ${id}`, undefined, '1007');
  const left = id === 'development_mode' && { time_remaining: value === 'on' ? 10800 : 0 };
  world.change(collectionOf(zoneId), id, { value, modified_on: timestamp(world.now()), ...left });
  return { ...setting, ...world.get(collectionOf(zoneId), id) };
}

const specialCalls: ProviderPart['specialCalls'] = {
  'GET /zones/{zoneId}/settings': ({ world, values }) => ({ settings: settingsOf(world, values['zoneId']) }),
  'GET /zones/{zoneId}/settings/{setting_name}': ({ world, values }: SpecialCall) => {
    const setting = settingsOf(world, values['zoneId']).find(({ id }) => id === values['setting_name']);
    if (!setting) throw Refusal.notFound(`setting '${values['setting_name']}'`);
    return { setting };
  },
  'PATCH /zones/{zoneId}/settings': ({ world, values, body }) => ({
    settings: objectsAt(body, 'items').map(({ id, value }) => change(world, values['zoneId'], id, value)),
  }),
  'PATCH /zones/{zoneId}/settings/{setting_name}': ({ world, values, body }) => ({
    setting: change(world, values['zoneId'], values['setting_name'], body['value']),
  }),
  'POST /zones/{zoneId}/purge_cache': ({ values }) => ({ zone: { id: values['zoneId'] } }),
};

function seed(world: SandboxWorld): void {
  world.all('/zones').forEach(({ id: zone, modified_on }, place) => {
    const values = {
      ...(place % 7 === 3 && neglected),
      ...(place % 11 === 5 && { security_level: 'under_attack' }),
      ...(place % 6 === 2 && { ssl: 'full' }),
      ...(place === 12 && { development_mode: 'on' }),
    };
    settingsOf(world, zone);
    for (const [id, value] of Object.entries(values))
      world.change(collectionOf(zone), id, {
        value,
        modified_on,
        ...(id === 'development_mode' && { time_remaining: 8214 }),
      });
  });
}

export const zoneSettings: ProviderPart = { specialCalls, seed };
