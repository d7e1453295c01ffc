/** Settings come as a list, which the graph gathers and takes by their names as well. */
import type { Particulars } from '../../particulars.js';

/** In the order of the graph, in which they are sent. */
const known = {
  ssl: 'enum(off|flexible|full|strict|origin_pull)',
  ...switches('always_use_https', 'automatic_https_rewrites', 'opportunistic_encryption'),
  min_tls_version: 'enum(1.0|1.1|1.2|1.3)',
  tls_1_3: 'enum(on|off|zrt)',
  ciphers: '[string]',
  ...switches('tls_client_auth'),
  security_header: 'SecurityHeader',
  ...switches('http2', 'http3', '0rtt', 'ipv6'),
  pseudo_ipv4: 'enum(off|add_header|overwrite_header)',
  ...switches('websockets', 'ip_geolocation'),
  max_upload: 'int',
  security_level: 'enum(off|essentially_off|low|medium|high|under_attack)',
  challenge_ttl: 'int',
  ...switches('browser_check', 'waf', 'hotlink_protection', 'email_obfuscation', 'server_side_exclude'),
  ...switches('development_mode'),
  cache_level: 'enum(aggressive|basic|simplified)',
  browser_cache_ttl: 'int',
  ...switches('sort_query_string_for_cache', 'always_online', 'brotli', 'early_hints', 'rocket_loader'),
  polish: 'enum(off|lossless|lossy)',
  ...switches('webp'),
} as const;

/** On or off on the wire. */
function switches(...names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, 'bool']));
}

const strictTransport = { enabled: true, max_age: 86400, include_subdomains: true, preload: false, nosniff: true };

const settings = [
  { id: 'ssl', value: 'full', editable: true, modified_on: '2026-01-02T03:04:05.000Z' },
  { id: 'min_tls_version', value: '1.2', editable: false, modified_on: null },
  { id: 'development_mode', value: 'on', editable: true, modified_on: null, time_remaining: 3600 },
  { id: 'brotli', value: 'off', editable: true, modified_on: null },
  { id: 'ciphers', value: ['ECDHE-RSA-AES128-GCM-SHA256'], editable: true, modified_on: null },
  { id: 'security_header', value: { strict_transport_security: strictTransport }, editable: true },
  { id: 'browser_cache_ttl', value: 14400, editable: true, modified_on: null },
  { id: 'minify', value: { css: 'on', html: 'off', js: 'on' }, editable: true, modified_on: null },
  { id: 'ssl_recommender', enabled: true },
];

const toGraph = (value: unknown) => (value === 'on' ? true : value === 'off' ? false : value);
const toWire = (value: unknown) => (value === true ? 'on' : value === false ? 'off' : value);

export const zoneSettings: Partial<Particulars> = {
  differences: { 'ZoneSetting.id': { as: 'name' } },
  ids: { setting_name: 'id' },
  answers: { 'GET /zones/{zoneId}/settings': { result: 'ZoneSettings!' } },
  samples: { 'answer of GET /zones/{zoneId}/settings.result': settings },
  types: {
    ZoneSettings: {},
    SecurityHeader: { strict_transport_security: 'StrictTransportSecurity' },
    StrictTransportSecurity: {
      enabled: 'bool',
      max_age: 'int',
      include_subdomains: 'bool',
      preload: 'bool',
      nosniff: 'bool',
    },
  },
  layouts: {
    ZoneSettings: {
      fields: { ...known, nodes: '[ZoneSetting]!' },
      of: () => ({
        ...Object.fromEntries(
          settings.map(({ id, value }) => [id, Object(known)[id] === 'bool' ? toGraph(value) : value] as const),
        ),
        nodes: settings,
      }),
    },
  },
  inputs: {
    'PATCH /zones/{zoneId}/settings': {
      fields: { ...known, items: '[ZoneSettingInput]' },
      of: ({ items, ...named }) => ({
        items: [...Object.entries(named).map(([id, value]) => ({ id, value: toWire(value) })), ...[items].flat()],
      }),
    },
  },
};
