import { describe, expect, it } from '@jest/globals';
import { dialect } from '../../../../src/apis/edge/dialect.js';
import { zoneSettingWrites } from '../../../../src/apis/edge/zones/zone-settings.js';
import { callOf } from '../../../../src/rest/transport/call.js';
import { edgeSandbox } from '../graph.js';
import { envelope, scriptedEdge } from '../scripted.js';

const { ask, answer, zoneId } = edgeSandbox();
const scripted = scriptedEdge();

const inZone = (fields: string) => `query ($id: ID!) { edge { zone(id: $id) { ${fields} } } }`;

describe('the settings of a zone', () => {
  it('come by their names and as a list', async () => {
    const id = await zoneId('acme.example');
    const { data, errors } = await ask(
      inZone(`settings { ssl alwaysUseHttps minTlsVersion tls13 zeroRtt browserCacheTtl
        securityHeader { strictTransportSecurity { enabled maxAge } } nodes { name value editable } }`),
      { id },
    );
    expect(errors).toBeUndefined();
    const { nodes, ...known } = (data as { edge: { zone: { settings: Record<string, unknown> } } }).edge.zone.settings;
    expect(known).toEqual({
      ssl: 'STRICT',
      alwaysUseHttps: true,
      minTlsVersion: 'TLS_1_2',
      tls13: 'ON',
      zeroRtt: false,
      browserCacheTtl: 14400,
      securityHeader: { strictTransportSecurity: { enabled: true, maxAge: 15552000 } },
    });
    expect(nodes).toContainEqual({ name: 'ssl', value: 'strict', editable: true });
    expect(nodes).toContainEqual({ name: 'minify', value: { css: 'off', html: 'off', js: 'off' }, editable: true });
  });

  it('come in one call; what the schema does not know stays as it came, and costs its own field alone', async () => {
    scripted.answer(({ path }) =>
      envelope(
        /settings/.test(path)
          ? [
              { id: 'ssl', value: 'quantum' },
              { id: 'http3', value: 'maybe' },
              { id: 'brotli', value: 'on' },
              { id: 'brand_new', value: ['a', 1] },
            ]
          : { id: 'z', name: 'acme.example' },
      ),
    );
    const { data, errors } = await scripted.ask(inZone('settings { ssl http3 brotli webp nodes { name value } }'), {
      id: 'z',
    });
    expect(data).toMatchObject({
      edge: {
        zone: {
          settings: {
            ssl: null,
            http3: null,
            brotli: true,
            webp: null,
            nodes: [
              { name: 'ssl', value: 'quantum' },
              { name: 'http3', value: 'maybe' },
              { name: 'brotli', value: 'on' },
              { name: 'brand_new', value: ['a', 1] },
            ],
          },
        },
      },
    });
    expect(scripted.lines()).toEqual(['GET /zones/z', 'GET /zones/z/settings']);
    expect(errors?.map(({ path, extensions }) => [path?.at(-1), extensions['code']])).toEqual([
      ['ssl', 'UPSTREAM_UNKNOWN_VALUE'],
      ['http3', 'UPSTREAM_UNKNOWN_VALUE'],
    ]);
  });

  it('can be asked for one by one', async () => {
    const id = await zoneId('acme.example');
    const { zone } = await answer<{ zone: unknown }>(
      inZone('ssl: setting(name: "ssl") { name value } none: setting(name: "nothing") { name }'),
      { id },
    );
    expect(zone).toEqual({ ssl: { name: 'ssl', value: 'strict' }, none: null });
  });

  it('change one by one', async () => {
    const id = await zoneId('acme.example');
    const { setting } = await answer<{ setting: unknown }>(
      `mutation ($id: ID!) { updateEdgeZoneSetting(zoneId: $id, name: "development_mode", input: { value: "on" }) {
        setting { name value timeRemaining } } }`,
      { id },
    );
    expect(setting).toEqual({ name: 'development_mode', value: 'on', timeRemaining: 10800 });
  });

  it('change many at once, by their names and as a list', async () => {
    const id = await zoneId('acme.example');
    const { settings, zone } = await answer<{ settings: unknown[]; zone: unknown }>(
      `mutation ($id: ID!) { updateEdgeZoneSettings(id: $id, input: {
        ssl: FULL, http3: false, minTlsVersion: TLS_1_3, browserCacheTtl: 0,
        securityHeader: { strictTransportSecurity: { enabled: true, maxAge: 60 } }
        items: [{ name: "minify", value: { css: "on", html: "on", js: "on" } }]
      }) { settings { name value } zone { settings { ssl http3 minTlsVersion } } } }`,
      { id },
    );
    expect(settings).toEqual([
      { name: 'ssl', value: 'full' },
      { name: 'min_tls_version', value: '1.3' },
      { name: 'security_header', value: { strict_transport_security: { enabled: true, max_age: 60 } } },
      { name: 'http3', value: 'off' },
      { name: 'browser_cache_ttl', value: 0 },
      { name: 'minify', value: { css: 'on', html: 'on', js: 'on' } },
    ]);
    expect(zone).toEqual({ settings: { ssl: 'FULL', http3: false, minTlsVersion: 'TLS_1_3' } });
  });

  it.each([
    ['no change', '{}', /^input: expected at least one of items, ssl, .*but got none$/],
    ['a value that there is not', '{ items: [{ name: "ssl", value: "very" }] }', /Invalid value for zone setting ssl/],
    ['a setting that there is not', '{ items: [{ name: "nothing", value: 1 }] }', /setting 'nothing' not found/],
  ])('are refused with %s', async (_, input, message) => {
    const { errors } = await ask(
      `mutation ($id: ID!) { updateEdgeZoneSettings(id: $id, input: ${input}) { settings { name } } }`,
      { id: await zoneId('acme.example') },
    );
    expect(errors?.map((error) => error.message)).toEqual([expect.stringMatching(message)]);
  });

  it('cannot all be changed on every plan', async () => {
    const { errors } = await ask(
      'mutation ($id: ID!) { updateEdgeZoneSettings(id: $id, input: { webp: true }) { settings { name } } }',
      { id: await zoneId('acme-docs.example') },
    );
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_FORBIDDEN');
  });
});

describe('many settings', () => {
  const wanted = { values: { zoneId: 'z' }, sent: { items: [{ id: 'ssl', value: 'full' }] } };
  const account = { api: 'EDGE', name: 'default', credential: 'a', sandbox: false } as const;
  const callAt = (baseUrl: string) =>
    callOf(zoneSettingWrites.rows.updateEdgeZoneSettings, wanted, { ...account, baseUrl });

  it('stand around nothing at the provider, and under `items` anywhere else', () => {
    expect(callAt(dialect.baseUrl)).toMatchObject({ method: 'PATCH', path: '/zones/z/settings' });
    expect(callAt(dialect.baseUrl).body).toEqual([{ id: 'ssl', value: 'full' }]);
    expect(callAt('http://127.0.0.1:1').body).toEqual({ items: [{ id: 'ssl', value: 'full' }] });
  });
});
