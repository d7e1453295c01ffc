import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inactive, wholeServerOf } from './inventory.js';
import { dedicatedGraph } from './upstream.js';

const place = { server_ip: '10.0.1.1', server_ipv6_net: '2a01:4f8:1::', server_number: 1 };
const key = { name: 'mine', fingerprint: '56:29:99', type: 'ED25519', size: 256 };
const active = {
  ...place,
  os: 'linux',
  arch: 64,
  active: true,
  password: 'jEt0dvUv',
  authorized_key: [{ key }],
  host_key: [],
};
const rescue = `serverId available { operatingSystems architectures } active { operatingSystem architecture password authorizedKeys { name fingerprint } hostKeys { size } }`;

describe('boot configurations', () => {
  let graph: Awaited<ReturnType<typeof dedicatedGraph>>;
  beforeAll(async () => {
    graph = await dedicatedGraph();
  });
  afterAll(() => graph.upstream.close());

  const read = async (fields: string, answers: Record<string, unknown>) => {
    graph.answers({ 'GET /server/1': { server: wholeServerOf(1) }, ...answers });
    const { data, errors } = await graph.fresh()(`{ dedicated { server(id: 1) { ${fields} } } }`);
    expect(errors).toBeUndefined();
    return (data?.['dedicated'] as { server: unknown }).server;
  };

  it('show what is available while inactive', async () => {
    expect(await read(`rescue { ${rescue} }`, { 'GET /boot/1/rescue': { rescue: inactive(1) } })).toEqual({
      rescue: { serverId: '1', available: { operatingSystems: ['linux', 'vkvm'], architectures: [64] }, active: null },
    });
  });

  it('show what was chosen while active', async () => {
    expect(await read(`rescue { ${rescue} }`, { 'GET /boot/1/rescue': { rescue: active } })).toEqual({
      rescue: {
        serverId: '1',
        available: null,
        active: {
          operatingSystem: 'linux',
          architecture: 64,
          password: 'jEt0dvUv',
          authorizedKeys: [{ name: 'mine', fingerprint: '56:29:99' }],
          hostKeys: [],
        },
      },
    });
  });

  it('of one server come together in one call', async () => {
    const install = { ...place, dist: ['Debian 12'], arch: [64], lang: ['en'], active: false, password: null };
    const boot = {
      rescue: active,
      linux: { ...install, authorized_key: [], host_key: [] },
      vnc: { ...install, dist: 'Fedora', arch: 64, lang: 'de_DE', active: true, password: 'x' },
      windows: { ...install, dist: null, lang: null },
      plesk: null,
      cpanel: { ...install, hostname: null },
    };
    const fields = `boot { rescue { active { operatingSystem } }
      linux { available { distributions languages } active { distribution } }
      vnc { available { distributions } active { distribution language password } }
      windows { available { operatingSystems distributions languages } active { language } }
      plesk { available { distributions } } cpanel { available { distributions } active { hostname } } }`;
    expect(await read(fields, { 'GET /boot/1': { boot } })).toEqual({
      boot: {
        rescue: { active: { operatingSystem: 'linux' } },
        linux: { available: { distributions: ['Debian 12'], languages: ['en'] }, active: null },
        vnc: { available: null, active: { distribution: 'Fedora', language: 'de_DE', password: 'x' } },
        windows: { available: { operatingSystems: [], distributions: [], languages: [] }, active: null },
        plesk: null,
        cpanel: { available: { distributions: ['Debian 12'] }, active: null },
      },
    });
    expect(graph.upstream.lines).toEqual(['GET /server/1', 'GET /boot/1']);
  });

  it('are returned as they were activated last, whether they still are active or not', async () => {
    const last = { ...active, active: false, authorized_key: [], password: null };
    expect(
      await read('lastRescue { operatingSystem password authorizedKeys { name } }', {
        'GET /boot/1/rescue/last': { rescue: last },
      }),
    ).toEqual({
      lastRescue: { operatingSystem: 'linux', password: null, authorizedKeys: [] },
    });
  });

  it('are activated by a form, whose answer returns the password', async () => {
    graph.answers({ 'POST /boot/1/rescue': { rescue: active } });
    const { data, errors } = await graph.fresh()(
      `mutation { activateDedicatedRescue(serverId: 1, input: { operatingSystem: "linux", authorizedKeys: ["56:29:99", "a b"] }) { rescue {
        active { password } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ activateDedicatedRescue: { rescue: { active: { password: 'jEt0dvUv' } } } });
    expect(graph.upstream.asked[0]).toMatchObject({
      body: 'os=linux&authorized_key[]=56%3A29%3A99&authorized_key[]=a+b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  });

  it('lead back to the server', async () => {
    graph.answers({ 'DELETE /boot/1/rescue': { rescue: inactive(1) }, 'GET /server/1': { server: wholeServerOf(1) } });
    const { data } = await graph.fresh()(
      'mutation { deactivateDedicatedRescue(serverId: 1) { rescue { active { operatingSystem } server { name datacenter } } } }',
    );
    expect(data).toEqual({
      deactivateDedicatedRescue: { rescue: { active: null, server: { name: 'web 1', datacenter: 'FSN1-DC8' } } },
    });
  });
});
