/** Payloads of writes at an upstream that really changes. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { type Served, serve } from './served.js';
import { sharedGraph } from '../support/shared/graph.js';

describe('a write at the sandbox', () => {
  let served: Served;
  beforeAll(async () => (served = await serve(await sharedGraph())));
  afterEach(() => served.control('CLOUD').reset());
  afterAll(() => served.close());

  interface Objects {
    readonly volume: string;
    readonly server: string;
  }

  /** A server, and a new volume where it is. */
  const made = async (name: string): Promise<Objects> => {
    const { cloud } = await served.data('{ cloud { servers(name: "web-1") { nodes { id } } } }');
    const server = (cloud as { servers: { nodes: { id: string }[] } }).servers.nodes[0]?.id ?? '';
    const input = `{ name: "${name}", size: 10, location: "fsn1" }`;
    const { it } = await served.data(
      `mutation { it: createCloudVolume(wait: true, input: ${input}) { volume { id } } }`,
    );
    return { volume: (it as { volume: { id: string } }).volume.id, server };
  };
  const attach = ({ volume, server }: Objects, wait: boolean) =>
    `attachCloudVolume(id: "${volume}", wait: ${wait}, input: { serverId: "${server}" })`;
  const detach = ({ volume }: Objects, wait: boolean) => `detachCloudVolume(id: "${volume}", wait: ${wait})`;

  it('shows where a volume is once it is attached, and that it is nowhere once it is detached', async () => {
    const objects = await made('moves');
    const fields = '{ action { status } volume { id server { id name volumes { name } } } }';
    const { data, errors } = await served.ask(`mutation {
      attached: ${attach(objects, true)} ${fields}
      detached: ${detach(objects, true)} ${fields}
    }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      attached: {
        action: { status: 'SUCCESS' },
        volume: {
          id: objects.volume,
          server: {
            id: objects.server,
            name: 'web-1',
            volumes: expect.arrayContaining([{ name: 'moves' }]),
          },
        },
      },
      detached: { action: { status: 'SUCCESS' }, volume: { id: objects.volume, server: null } },
    });
  });

  it('leaves the object as it is when its action fails, and reports that beside', async () => {
    const objects = await made('stays');
    served.control('CLOUD').failActions(1);
    const { data, errors } = await served.ask(
      `mutation { it: ${attach(objects, true)} { action { status } volume { name server { id } } } }`,
    );
    expect(data).toEqual({ it: { action: { status: 'ERROR' }, volume: { name: 'stays', server: null } } });
    expect(errors?.map(({ path, extensions }) => [path, extensions['code']])).toEqual([[['it'], 'UPSTREAM_CONFLICT']]);
  });

  it('is answered by the object of its own when many are made at once', async () => {
    const names = Array.from({ length: 12 }, (_, nth) => `many-${nth}`);
    const all = await Promise.all(
      names.map((name, nth) =>
        served.data(`mutation {
          createCloudVolume(wait: true, input: { name: "${name}", size: ${10 + nth}, location: "fsn1" }) { volume { name size status } }
        }`),
      ),
    );
    expect(all.map(({ createCloudVolume }) => createCloudVolume)).toEqual(
      names.map((name, nth) => ({ volume: { name, size: 10 + nth, status: 'AVAILABLE' } })),
    );
  });

  it('returns the server that was booted otherwise, without a link on the way', async () => {
    const { dedicated } = await served.data('{ dedicated { servers(first: 1) { nodes { id name } } } }');
    const [server] = (dedicated as { servers: { nodes: { id: string }[] } }).servers.nodes;
    const reset = `resetDedicatedServer(id: "${server?.id}", input: { type: HW })`;
    const { it } = await served.data(`mutation { it: ${reset} { result { type } server { id name } } }`);
    expect(it).toEqual({ result: { type: 'HW' }, server });
  });
});

describe('a write over HTTP', () => {
  let meridian: Meridian;
  beforeAll(async () => (meridian = await startMeridian()));
  afterAll(() => meridian.close());

  it('answers the object to who may read alone, and what it did to who may write', async () => {
    const both = await meridian.token(['hosting:read', 'hosting:write']);
    const writer = await meridian.token(['hosting:write']);
    const ask = async (token: string, query: string) =>
      (await meridian.query({ query }, { authorization: `Bearer ${token}`, 'x-meridian-upstream': '1' })).body;
    const { data } = await ask(both, '{ cloud { servers(name: "web-1") { nodes { id } } } }');
    const id = (data?.['cloud'] as { servers: { nodes: { id: string }[] } }).servers.nodes[0]?.id;
    const reboot = `mutation { it: rebootCloudServer(id: "${id}") { action { command } server { id } } }`;
    const action = { command: 'reboot_server' };
    const refused = await ask(writer, reboot);
    expect(refused.data).toEqual({ it: { action, server: null } });
    expect(refused.errors?.map(({ path, extensions }) => [path, extensions['code']])).toEqual([
      [['it', 'server'], 'FORBIDDEN'],
    ]);
    const rename = `mutation { it: updateCloudServer(id: "${id}", input: { labels: {} }) { server { id } } }`;
    expect(await ask(writer, rename)).toMatchObject({
      data: { it: { server: { id } } },
      extensions: { upstream: { cloud: { calls: 1 } } },
    });
  });
});
