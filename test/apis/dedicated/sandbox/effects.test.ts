import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Served, serve } from '../../../sandbox/served.js';
import { sharedGraph } from '../../../support/shared/graph.js';

type Json = Readonly<Record<string, unknown>>;

/** Of the provider, which is the last part of an id. */
const ownKey = (id: string) => id.split(':').at(-1);

describe('an account of dedicated servers in the sandbox', () => {
  let served: Served;
  beforeAll(async () => (served = await serve(await sharedGraph())));
  beforeEach(() => served.control('DEDICATED').reset());
  afterAll(() => served.close());

  const dedicated = async (fields: string) => (await served.data(`{ dedicated { ${fields} } }`))['dedicated'] as Json;
  const listed = async (fields: string) => {
    const [list] = Object.values(await dedicated(fields)) as { nodes: Json[] }[];
    return list?.nodes ?? [];
  };
  /** What a mutation reports before all else. */
  const mutate = async (field: string) => {
    const [payload] = Object.values(await served.data(`mutation { ${field} }`)) as object[];
    return Object.values(payload ?? {})[0] as Json & { id: string };
  };
  const server = async (name: string) => {
    const servers = await listed('servers(first: 100) { nodes { name id mainIp } }');
    const found = servers.find((server) => server['name'] === name);
    return { number: String(found?.['id']), ip: String(found?.['mainIp']) };
  };
  const refusedWith = async (field: string) =>
    ((await served.refusal(`mutation { ${field} }`)) as { upstream: { code: string } }).upstream.code;
  const elapse = () => served.clock.sleep(5_000);

  it('boots the rescue system once', async () => {
    const { number } = await server('web-1');
    const rescue =
      'rescue { available { operatingSystems } active { operatingSystem password authorizedKeys { name } hostKeys { type } } }';
    const now = async () => (await dedicated(`server(id: "${number}") { ${rescue} }`))['server'];
    expect(await now()).toMatchObject({
      rescue: { available: { operatingSystems: ['linux', 'linuxold', 'vkvm'] }, active: null },
    });
    const [key] = await listed('sshKeys { nodes { fingerprint name } }');
    await mutate(
      `activateDedicatedRescue(serverId: "${number}", input: { operatingSystem: "linux", authorizedKeys: ["${key?.['fingerprint']}"] })
       { rescue { active { operatingSystem } } }`,
    );
    expect(await now()).toMatchObject({
      rescue: {
        available: null,
        active: { operatingSystem: 'linux', password: null, authorizedKeys: [{ name: key?.['name'] }] },
      },
    });
    await mutate(`resetDedicatedServer(id: "${number}", input: { type: HW }) { result { type } }`);
    expect(await now()).toMatchObject({ rescue: { active: null } });
    const unknown = 'operatingSystem: "linux", authorizedKeys: ["00:11"]';
    expect(
      await refusedWith(
        `activateDedicatedRescue(serverId: "${number}", input: { ${unknown} }) { rescue { serverId } }`,
      ),
    ).toBe('INVALID_INPUT');
  });

  it('installs Windows where its add-on has been ordered', async () => {
    const activate = async (name: string) =>
      `activateDedicatedWindows(serverId: "${(await server(name)).number}", input: { language: "de" }) { windows { active { language password } } }`;
    expect(await mutate(await activate('win'))).toEqual({ active: { language: 'de', password: expect.any(String) } });
    expect(await refusedWith(await activate('web-1'))).toBe('WINDOWS_MISSING_ADDON');
  });

  it('names addresses, and those within subnets', async () => {
    const { ip } = await server('web-1');
    const name = async (address: string) => (await dedicated(`reverseDns(ip: "${address}") { ptr }`))['reverseDns'];
    const input = 'input: { ptr: "a.example.com" }';
    expect(await refusedWith(`createDedicatedReverseDns(ip: "${ip}", ${input}) { reverseDns { ptr } }`)).toBe(
      'RDNS_ALREADY_EXISTS',
    );
    await mutate(`setDedicatedReverseDns(ip: "${ip}", ${input}) { reverseDns { ptr } }`);
    expect(await name(ip)).toEqual({ ptr: 'a.example.com' });
    await mutate(`deleteDedicatedReverseDns(ip: "${ip}") { deletedId }`);
    expect(await name(ip)).toBeNull();
    const subnet = (await listed('subnets(first: 100) { nodes { ip mask } }')).find(({ mask }) => mask === 64);
    const within = `${String(subnet?.['ip'])}beef`;
    await mutate(`createDedicatedReverseDns(ip: "${within}", ${input}) { reverseDns { ptr } }`);
    expect(await name(within)).toEqual({ ptr: 'a.example.com' });
    expect(await refusedWith(`createDedicatedReverseDns(ip: "192.0.2.1", ${input}) { reverseDns { ptr } }`)).toBe(
      'IP_NOT_FOUND',
    );
  });

  it('routes a failover to another server, and to none', async () => {
    const [failover] = await listed('failovers { nodes { ip activeServerIp } }');
    const { ip } = await server('db-1');
    const route = (to: string) =>
      `routeDedicatedFailover(ip: "${failover?.['ip']}", input: { activeServerIp: "${to}" }) { failover { activeServerIp } }`;
    expect(await mutate(route(ip))).toEqual({ activeServerIp: ip });
    expect(await refusedWith(route(ip))).toBe('FAILOVER_ALREADY_ROUTED');
    expect(await refusedWith(route('192.0.2.1'))).toBe('FAILOVER_NEW_SERVER_NOT_FOUND');
    const unroute = `unrouteDedicatedFailover(ip: "${failover?.['ip']}") { failover { activeServerIp } }`;
    expect(await mutate(unroute)).toEqual({ activeServerIp: null });
  });

  it('changes a firewall after its call has answered', async () => {
    const { number } = await server('ci-1');
    const rules =
      'rules: { input: [{ name: "SSH", ipVersion: IPV4, protocol: TCP, destinationPort: "22", action: ACCEPT }] }';
    const change = `updateDedicatedFirewall(serverId: "${number}", input: { status: ACTIVE, ${rules} }) { firewall { status } }`;
    const now = async () =>
      (await dedicated(`server(id: "${number}") { firewall { status rules { input { name } } } }`))['server'];
    expect(await now()).toMatchObject({ firewall: { status: 'DISABLED' } });
    expect(await mutate(change)).toEqual({ status: 'IN_PROCESS' });
    expect(await refusedWith(change)).toBe('FIREWALL_IN_PROCESS');
    elapse();
    expect(await now()).toEqual({ firewall: { status: 'ACTIVE', rules: { input: [{ name: 'SSH' }] } } });
    await mutate(`deleteDedicatedFirewall(serverId: "${number}") { firewall { status } }`);
    elapse();
    expect(await now()).toEqual({ firewall: { status: 'DISABLED', rules: { input: null } } });
  });

  it('takes the rules of a firewall from a template', async () => {
    const { number } = await server('ci-1');
    const [template] = await listed('firewallTemplates { nodes { id rules { input { name } } } }');
    const change = `updateDedicatedFirewall(serverId: "${number}", input: { firewallTemplateId: "${template?.['id']}" })`;
    expect(await mutate(`${change} { firewall { rules { input { name } } } }`)).toEqual({ rules: template?.['rules'] });
  });

  it('connects servers to a virtual switch, and disconnects them', async () => {
    const [one, two] = [await server('web-1'), await server('db-1')];
    const { id } = await mutate('createDedicatedVSwitch(input: { name: "lab", vlan: 4044 }) { vswitch { id } }');
    const servers = async () => (await dedicated(`vswitch(id: "${id}") { servers { serverId status } }`))['vswitch'];
    const add = `addServersToDedicatedVSwitch(id: "${id}", input: { servers: ["${one.number}", "${two.ip}"] }) { __typename }`;
    await mutate(add);
    expect(await servers()).toEqual({
      servers: [one, two].map(({ number }) => ({ serverId: ownKey(number), status: 'IN_PROCESS' })),
    });
    expect(await refusedWith(add)).toBe('VSWITCH_IN_PROCESS');
    elapse();
    expect(await servers()).toMatchObject({ servers: [{ status: 'READY' }, { status: 'READY' }] });
    await mutate(
      `removeServersFromDedicatedVSwitch(id: "${id}", input: { servers: ["${one.number}"] }) { __typename }`,
    );
    elapse();
    expect(await servers()).toEqual({ servers: [{ serverId: ownKey(two.number), status: 'READY' }] });
  });

  it('cancels a server, and keeps it after all', async () => {
    const { number } = await server('ci-1');
    const input = 'input: { cancellationDate: "2099-01-31", cancellationReason: "Server too expensive" }';
    const fields = '{ cancelled cancellationDate cancellationReason possibleReasons }';
    const cancel = `cancelDedicatedServer(id: "${number}", ${input}) { cancellation ${fields} }`;
    expect(await mutate(cancel)).toEqual({
      cancelled: true,
      cancellationDate: '2099-01-31',
      cancellationReason: 'Server too expensive',
      possibleReasons: [],
    });
    expect(await refusedWith(cancel)).toBe('CONFLICT');
    const now = async () => (await dedicated(`server(id: "${number}") { cancelled }`))['server'];
    expect(await now()).toEqual({ cancelled: true });
    await mutate(`withdrawDedicatedServerCancellation(id: "${number}") { __typename }`);
    expect(await now()).toEqual({ cancelled: false });
  });

  it('asks whether to keep the place of a server that has one of its own', async () => {
    const { number } = await server('web-1');
    const cancel = (more: string) =>
      `cancelDedicatedServer(id: "${number}", input: { cancellationDate: "2099-01-31"${more} }) { cancellation { reserved } }`;
    expect(await refusedWith(cancel(''))).toBe('INVALID_INPUT');
    expect(await mutate(cancel(', reserveLocation: true'))).toEqual({ reserved: true });
  });

  it('only checks an order unless it is real', async () => {
    const orders = async () => (await listed('serverTransactions { nodes { id } }')).length;
    const before = await orders();
    const order = (more: string) =>
      `orderDedicatedServer(input: { productId: "AX42", location: "HEL1", addons: ["primary_ipv4"]${more} })
       { serverTransaction { id status serverId product { distribution location } } }`;
    expect(await mutate(order(''))).toMatchObject({ status: 'IN_PROCESS', product: { location: 'HEL1' } });
    expect(await orders()).toBe(before);
    const { id } = await mutate(order(', test: false'));
    elapse();
    const transaction = `serverTransaction(id: "${id}") { status server { product datacenter mainIp status } }`;
    expect((await dedicated(transaction))['serverTransaction']).toMatchObject({
      status: 'READY',
      server: { product: 'AX42', datacenter: 'HEL1-DC7', mainIp: expect.any(String), status: 'READY' },
    });
    expect(await orders()).toBe(before + 1);
    const where = 'input: { productId: "EX63", location: "HEL1" }';
    expect(await refusedWith(`orderDedicatedServer(${where}) { serverTransaction { id } }`)).toBe('INVALID_INPUT');
  });

  it('sells each server of the market once', async () => {
    const [product] = await listed('marketProducts(first: 1) { nodes { id datacenter } }');
    const order = `orderDedicatedMarketServer(input: { productId: "${product?.['id']}", test: false }) { marketTransaction { id } }`;
    const { id } = await mutate(order);
    elapse();
    const { marketTransaction } = await dedicated(`marketTransaction(id: "${id}") { server { datacenter mainIp } }`);
    expect(marketTransaction).toEqual({ server: { datacenter: product?.['datacenter'], mainIp: null } });
    expect(await refusedWith(order)).toBe('INVALID_INPUT');
  });

  it('brings an address that was ordered for a server', async () => {
    const { number } = await server('db-1');
    const order = (more: string) =>
      `orderDedicatedServerAddon(input: { productId: "additional_ipv4", serverId: "${number}", test: false${more} }) { addonTransaction { id } }`;
    expect(await refusedWith(order(''))).toBe('INVALID_INPUT');
    const { id } = await mutate(order(', reason: "second site"'));
    elapse();
    const { addonTransaction } = await dedicated(
      `addonTransaction(id: "${id}") { resources { type identifier } server { ipAddresses } }`,
    );
    const { resources, server: owner } = addonTransaction as { resources: Json[]; server: { ipAddresses: string[] } };
    expect(resources).toEqual([{ type: 'ip', identifier: owner.ipAddresses[1] }]);
  });

  it('gives single addresses MAC addresses that subnets can use', async () => {
    const { number } = await server('web-1');
    const own = `server(id: "${number}") { ips { ip separateMac } subnets { ip mask mac { mac possibleMacs { ip mac } } } }`;
    const { ips, subnets } = (await dedicated(own))['server'] as { ips: Json[]; subnets: Json[] };
    const ip = ips.find(({ separateMac }) => separateMac !== null);
    const mac = String(ip?.['separateMac']);
    const subnet = subnets.find((one) => one['mac'] !== null);
    expect(subnet).toMatchObject({ mac: { possibleMacs: expect.arrayContaining([{ ip: ip?.['ip'], mac }]) } });
    const set = (mac: string) =>
      `setDedicatedSubnetMac(ip: "${subnet?.['ip']}", input: { mac: "${mac}" }) { mac { mac } }`;
    expect(await mutate(set(mac))).toEqual({ mac });
    expect(await refusedWith(set('00:00:5e:00:53:01'))).toBe('INVALID_INPUT');
    const remove = `deleteDedicatedIpMac(ip: "${ip?.['ip']}") { mac { mac } }`;
    expect(await mutate(remove)).toEqual({ mac: null });
    expect(await refusedWith(remove)).toBe('MAC_NOT_FOUND');
  });

  it('stores a key once, under its fingerprint', async () => {
    const data = `ssh-ed25519 ${Buffer.from('\0\0\0\x0bssh-ed25519 of a test').toString('base64')} test`;
    const create = `createDedicatedSshKey(input: { name: "test", data: "${data}" }) { sshKey { fingerprint type size } }`;
    const { fingerprint, ...kind } = await mutate(create);
    expect([fingerprint, kind]).toEqual([
      expect.stringMatching(/^([\da-f]{2}:){15}[\da-f]{2}$/),
      { type: 'ED25519', size: 256 },
    ]);
    expect(await refusedWith(create)).toBe('KEY_ALREADY_EXISTS');
    expect(await mutate(`deleteDedicatedSshKey(fingerprint: "${String(fingerprint)}") { deletedId }`)).toBe(
      `dedicated:sandbox:sshKey:${encodeURIComponent(String(fingerprint))}`,
    );
    expect((await dedicated(`sshKey(fingerprint: "${String(fingerprint)}") { name }`))['sshKey']).toBeNull();
  });

  it('returns the same traffic of an hour whenever it is asked', async () => {
    const { ip } = await server('web-1');
    const traffic = (more: string) =>
      dedicated(`traffic(type: DAY, from: "2026-01-05T00", to: "2026-01-05T03", ips: ["${ip}", "192.0.2.1"]${more})
        { data { address total { sum } intervals { interval amounts { in out sum } } } }`);
    const [whole, parts] = [await traffic(''), await traffic(', singleValues: true')] as {
      traffic: { data: { total: { sum: number }; intervals: { interval: string; amounts: { sum: number } }[] }[] };
    }[];
    expect(whole?.traffic.data.length).toBe(1);
    const intervals = parts?.traffic.data[0]?.intervals ?? [];
    expect(intervals.map(({ interval }) => interval)).toEqual([0, 1, 2, 3].map((hour) => `2026-01-05T0${hour}`));
    const sum = intervals.reduce((sum, { amounts }) => sum + amounts.sum, 0);
    expect(whole?.traffic.data[0]?.total.sum).toBeCloseTo(sum, 2);
  });

  it('keeps snapshots, a plan and further users of a storage box', async () => {
    const boxes = await listed('storageBoxes { nodes { id name } }');
    const id = boxes.find(({ name }) => name === 'archive')?.['id'];
    const of = (fields: string) => `storageBox(id: "${id}") { ${fields} }`;
    const snapshots = 'snapshots { nodes { name comment } }';
    const { name } = await mutate(`createDedicatedStorageBoxSnapshot(storageBoxId: "${id}") { snapshot { name } }`);
    const on = `storageBoxId: "${id}", name: "${String(name)}"`;
    await mutate(`commentDedicatedStorageBoxSnapshot(${on}, input: { comment: "kept" }) { __typename }`);
    expect((await dedicated(of(snapshots)))['storageBox']).toEqual({
      snapshots: { nodes: [{ name, comment: 'kept' }] },
    });
    await mutate(`deleteDedicatedStorageBoxSnapshot(${on}) { deletedId }`);
    expect((await dedicated(of(snapshots)))['storageBox']).toEqual({ snapshots: { nodes: [] } });
    const created = await mutate(
      `createDedicatedStorageBoxSubaccount(storageBoxId: "${id}", input: { homeDirectory: "a/b", ssh: true })
       { subaccount { username password storageBoxUsername } }`,
    );
    expect(created).toEqual({
      username: `${String(created['storageBoxUsername'])}-sub1`,
      password: expect.any(String),
      storageBoxUsername: expect.stringMatching(/^u\d+$/),
    });
    elapse();
    await mutate(
      `updateDedicatedStorageBoxSubaccount(storageBoxId: "${id}", username: "${String(created['username'])}",
       input: { readonly: true }) { __typename }`,
    );
    expect((await dedicated(of('subaccounts { nodes { homeDirectory ssh readonly } }')))['storageBox']).toEqual({
      subaccounts: { nodes: [{ homeDirectory: 'a/b', ssh: true, readonly: true }] },
    });
    await mutate(`updateDedicatedStorageBox(id: "${id}", input: { name: "cold", webdav: true }) { storageBox { id } }`);
    expect((await dedicated(of('name webdav')))['storageBox']).toEqual({ name: 'cold', webdav: true });
  });
});
