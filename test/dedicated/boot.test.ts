import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inactive, wholeServerOf } from './inventory.js';
import { dedicatedGraph } from './upstream.js';

const place = { server_ip: '10.0.1.1', server_ipv6_net: '2a01:4f8:1::', server_number: 1 };
const key = { name: 'mine', fingerprint: '56:29:99', type: 'ED25519', size: 256 };
const active = {
  ...{ ...place, os: 'linux', arch: 64, active: true, password: 'jEt0dvUv' },
  ...{ authorized_key: [{ key }], host_key: [] },
};
const rescue = `serverNumber available { os arch } active { os arch password authorizedKeys { name fingerprint } hostKeys { size } }`;

describe('boot configurations', () => {
  let graph: Awaited<ReturnType<typeof dedicatedGraph>>;
  beforeAll(async () => {
    graph = await dedicatedGraph();
  });
  afterAll(() => graph.upstream.close());

  const read = async (fields: string, answers: Record<string, unknown>) => {
    graph.answers({ 'GET /server/1': { server: wholeServerOf(1) }, ...answers });
    const { data, errors } = await graph.fresh()(`{ dedicated { server(serverNumber: 1) { ${fields} } } }`);
    expect(errors).toBeUndefined();
    return (data?.['dedicated'] as { server: unknown }).server;
  };

  it('tell what is available while inactive', async () => {
    expect(await read(`rescue { ${rescue} }`, { 'GET /boot/1/rescue': { rescue: inactive(1) } })).toEqual({
      rescue: { serverNumber: '1', available: { os: ['linux', 'vkvm'], arch: [64] }, active: null },
    });
  });

  it('tell what was chosen while active', async () => {
    expect(await read(`rescue { ${rescue} }`, { 'GET /boot/1/rescue': { rescue: active } })).toEqual({
      rescue: {
        serverNumber: '1',
        available: null,
        active: {
          os: 'linux',
          arch: 64,
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
    const fields = `boot { rescue { active { os } } linux { available { dist lang } active { dist } }
      vnc { available { dist } active { dist lang password } } windows { available { os dist lang } active { lang } }
      plesk { available { dist } } cpanel { available { dist } active { hostname } } }`;
    expect(await read(fields, { 'GET /boot/1': { boot } })).toEqual({
      boot: {
        rescue: { active: { os: 'linux' } },
        linux: { available: { dist: ['Debian 12'], lang: ['en'] }, active: null },
        vnc: { available: null, active: { dist: 'Fedora', lang: 'de_DE', password: 'x' } },
        windows: { available: { os: [], dist: [], lang: [] }, active: null },
        plesk: null,
        cpanel: { available: { dist: ['Debian 12'] }, active: null },
      },
    });
    expect(graph.upstream.lines).toEqual(['GET /server/1', 'GET /boot/1']);
  });

  it('are told as they were activated last, whether they still are active or not', async () => {
    const last = { ...active, active: false, authorized_key: [], password: null };
    expect(
      await read('lastRescue { os password authorizedKeys { name } }', { 'GET /boot/1/rescue/last': { rescue: last } }),
    ).toEqual({
      lastRescue: { os: 'linux', password: null, authorizedKeys: [] },
    });
  });

  it('are activated by a form, whose answer tells the password', async () => {
    graph.answers({ 'POST /boot/1/rescue': { rescue: active } });
    const { data, errors } = await graph.fresh()(
      `mutation { activateDedicatedRescue(serverNumber: 1, input: { os: "linux", authorizedKeys: ["56:29:99", "a b"] }) { rescue {
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
      'mutation { deactivateDedicatedRescue(serverNumber: 1) { rescue { active { os } server { serverName datacenter } } } }',
    );
    expect(data).toEqual({
      deactivateDedicatedRescue: { rescue: { active: null, server: { serverName: 'web 1', datacenter: 'FSN1-DC8' } } },
    });
  });
});
