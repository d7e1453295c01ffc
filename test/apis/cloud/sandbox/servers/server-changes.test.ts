/** A server through its life over HTTP, with what it costs before and after each step. */
import { BigNumber } from 'bignumber.js';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../../../support/meridian.js';
import { overQuickActions } from '../../../../support/own-sandbox.js';

let meridian: Meridian;
let authorization: string;
beforeAll(async () => {
  meridian = await startMeridian({}, overQuickActions);
  authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
});
afterAll(() => meridian.close());

async function data<T>(query: string): Promise<T> {
  const { body } = await meridian.query({ query }, { authorization });
  if (body.errors || !body.data) throw new Error(JSON.stringify(body.errors));
  return body.data as T;
}

/** Of a mutation that is waited for. */
const done = <T>(mutation: string) => data<{ it: T }>(`mutation { it: ${mutation} }`).then(({ it }) => it);

async function bill(): Promise<BigNumber> {
  const { hosting } = await data<{ hosting: { bill: { net: { amount: string }; isComplete: boolean } } }>(
    '{ hosting { bill(currency: EUR, maxAge: 0, filter: { apis: [CLOUD] }) { isComplete net { amount } } } }',
  );
  expect(hosting.bill.isComplete).toBe(true);
  return new BigNumber(hosting.bill.net.amount);
}

async function prices(location: string): Promise<(type: string) => BigNumber> {
  const { cloud } = await data<{
    cloud: {
      serverTypes: {
        nodes: { name: string; prices: { locationName: string; priceMonthly: { net: { amount: string } } }[] }[];
      };
    };
  }>('{ cloud { serverTypes { nodes { name prices { locationName priceMonthly { net { amount } } } } } } }');
  return (name) => {
    const type = cloud.serverTypes.nodes.find((one) => one.name === name);
    return new BigNumber(type?.prices.find((one) => one.locationName === location)?.priceMonthly.net.amount ?? NaN);
  };
}

it('is made, resized, copied, protected, named and deleted, and the bill follows to the cent', async () => {
  const priceOf = await prices('fsn1');
  const { cloud } = await data<{ cloud: { pricing: { image: { pricePerGbMonth: { net: { amount: string } } } } } }>(
    '{ cloud { pricing { image { pricePerGbMonth { net { amount } } } } } }',
  );
  const perGigabyte = new BigNumber(cloud.pricing.image.pricePerGbMonth.net.amount);
  let before = await bill();
  const grown = async () => {
    const now = await bill();
    const by = now.minus(before);
    before = now;
    return by.toString();
  };

  const input =
    '{ name: "life", serverType: "cx22", image: "debian-12", location: "fsn1", publicNet: { enableIpv4: false } }';
  const { server } = await done<{ server: { id: string; publicNet: { ipv6: { ip: string } } } }>(
    `createCloudServer(wait: true, input: ${input}) { server { id publicNet { ipv6 { ip } } } }`,
  );
  const { id } = server;
  expect(await grown()).toBe(priceOf('cx22').toString());

  const resize = (type: string) =>
    meridian.query(
      {
        query: `mutation { it: changeCloudServerType(id: "${id}", wait: true, input: { serverType: "${type}", upgradeDisk: true }) { server { serverType { name } primaryDiskSize status } } }`,
      },
      { authorization },
    );
  const codes = async (type: string) =>
    (await resize(type)).body.errors?.map(({ extensions }) => Object(extensions['upstream']).code);
  expect(await codes('cx32')).toEqual(['server_not_stopped']);
  await done(`powerOffCloudServer(id: "${id}", wait: true) { action { status } }`);
  expect(await codes('cax21')).toEqual(['invalid_server_type']);
  expect((await resize('cx32')).body.data).toEqual({
    it: { server: { serverType: { name: 'cx32' }, primaryDiskSize: 80, status: 'OFF' } },
  });
  expect(await codes('cx22')).toEqual(['invalid_server_type']);
  expect(await grown()).toBe(priceOf('cx32').minus(priceOf('cx22')).toString());

  const { image } = await done<{ image: { id: string } }>(
    `createCloudServerImage(id: "${id}", wait: true, input: { description: "before the change" }) { image { id } action { status } }`,
  );
  const { cloud: made } = await data<{ cloud: { image: { status: string; type: string; imageSize: number } } }>(
    `{ cloud { image(id: "${image.id}") { status type imageSize } } }`,
  );
  expect(made.image).toEqual({ status: 'AVAILABLE', type: 'SNAPSHOT', imageSize: 8 });
  expect(await grown()).toBe(perGigabyte.times(8).toString());

  const protect = (on: boolean) =>
    done(
      `changeCloudServerProtection(id: "${id}", wait: true, input: { delete: ${on}, rebuild: ${on} }) { server { protection { delete rebuild } } }`,
    );
  expect(await protect(true)).toEqual({ server: { protection: { delete: true, rebuild: true } } });
  const remove = `deleteCloudServer(id: "${id}", wait: true) { deletedId action { status } }`;
  const { body } = await meridian.query({ query: `mutation { it: ${remove} }` }, { authorization });
  expect(body.errors?.map(({ extensions }) => Object(extensions['upstream']).code)).toEqual(['protected']);
  expect(await grown()).toBe('0');

  const ip = server.publicNet.ipv6.ip.replace('/64', '1');
  expect(
    await done(
      `changeCloudServerDnsPtr(id: "${id}", wait: true, input: { ip: "${ip}", dnsPtr: "life.example" }) { server { publicNet { ipv6 { dnsPtrs { ip dnsPtr } } } } }`,
    ),
  ).toEqual({ server: { publicNet: { ipv6: { dnsPtrs: [{ ip, dnsPtr: 'life.example' }] } } } });
  expect(await grown()).toBe('0');

  await protect(false);
  expect(await done(remove)).toEqual({ deletedId: id, action: { status: 'SUCCESS' } });
  expect(await grown()).toBe(priceOf('cx32').negated().toString());
  await done(`deleteCloudImage(id: "${image.id}") { deletedId }`);
  expect(await grown()).toBe(perGigabyte.times(-8).toString());
}, 120_000);

it('answers ways into a server to who may write there', async () => {
  const { cloud } = await data<{ cloud: { servers: { nodes: { id: string }[] } } }>(
    '{ cloud { servers(name: "web-1") { nodes { id } } } }',
  );
  const id = cloud.servers.nodes[0]?.id;
  expect(await done(`resetCloudServerPassword(id: "${id}", wait: true) { rootPassword action { status } }`)).toEqual({
    rootPassword: expect.stringMatching(/^.{20}$/),
    action: { status: 'SUCCESS' },
  });
  expect(await done(`requestCloudServerConsole(id: "${id}", wait: true) { wssUrl password }`)).toEqual({
    wssUrl: expect.stringMatching(/^wss:/),
    password: expect.any(String),
  });
});

it('tells the actions of one server, and of all', async () => {
  const { cloud } = await data<{
    cloud: {
      servers: { nodes: { actions: { nodes: { id: string; command: string }[] } }[] };
      serverActions: { totalCount: number; nodes: { command: string }[] };
      volumeActions: { nodes: { command: string; resources: { type: string }[] }[] };
    };
  }>(`{ cloud {
    servers(name: "web-2") { nodes { actions { nodes { id command } } } }
    serverActions(first: 500) { totalCount nodes { command } }
    volumeActions(first: 5) { nodes { command resources { type } } }
  } }`);
  const own = cloud.servers.nodes[0]?.actions.nodes ?? [];
  expect(own.slice(0, 3).map(({ command }) => command)).toEqual(['create_server', 'start_server', 'reboot_server']);
  expect(cloud.serverActions.totalCount).toBeGreaterThan(75);
  for (const { resources } of cloud.volumeActions.nodes) expect(resources).toContainEqual({ type: 'volume' });
  const { cloud: one } = await data<{ cloud: { serverAction: { command: string } } }>(
    `{ cloud { serverAction(id: "${own[0]?.id}") { command } } }`,
  );
  expect(one.serverAction.command).toBe('create_server');
});
