import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { namesWorld, record, server, zone } from '../world.js';

const world = namesWorld();
afterEach(() => world.end());

beforeEach(() => {
  world.set({
    one: {
      '/servers': [server(1, '203.0.113.7', '2001:db8::/64'), server(2, '203.0.113.9')],
      '/primary_ips': [{ id: 11, ip: '203.0.113.7', type: 'ipv4', assignee_id: 1, auto_delete: true }],
    },
    five: {
      '/zones': [zone('z1', 'acme.example')],
      '/zones/z1/dns_records': [
        record('A', 'shop.acme.example', '203.0.113.7'),
        record('AAAA', 'shop6.acme.example', '2001:db8::5'),
        record('CNAME', 'www.acme.example', 'shop.acme.example'),
        record('A', 'other.acme.example', '192.0.2.1'),
      ],
    },
  });
});

const dangling = expect.objectContaining({
  state: 'DANGLING',
  resource: null,
  reason: expect.stringMatching(
    /^No account has .* any more, which the server server 1 \(1\) had on \d{4}-\d{2}-\d{2}$/,
  ),
});

const remove = async () => {
  world.lists()['one'] = { '/servers': [server(2, '203.0.113.9')], '/primary_ips': [] };
  const { errors } = await world.ask('mutation { deleteCloudServer(id: 1, account: "prod") { action { id } } }');
  expect(errors).toBeUndefined();
};

const expectDangling = async () => {
  const targets = await world.targets('z1');
  for (const name of ['shop', 'shop6', 'www'])
    expect([name, targets[`${name}.acme.example`]]).toEqual([name, dangling]);
  expect(targets['other.acme.example']).toEqual(expect.objectContaining({ state: 'FOREIGN' }));
};

describe('what addresses an account has had', () => {
  it('is reported of a server that is deleted with its address, in the next answer and after a restart', async () => {
    expect((await world.targets('z1'))['shop.acme.example']).toEqual(expect.objectContaining({ state: 'OWN' }));
    await remove();
    await expectDangling();
    await world.restart();
    await expectDangling();
  });

  it('is reported when the server had been seen in any list alone', async () => {
    await world.ask('{ cloud(account: "prod") { servers { nodes { name } } } }');
    await remove();
    await world.restart();
    await expectDangling();
  });

  it('is read of a server that was never seen before it is deleted', async () => {
    const gone = world.lists()['one'];
    await world.ask('mutation { deleteCloudServer(id: 1, account: "prod") { action { id } } }');
    expect(world.lines()).toEqual(['GET /servers/1', 'DELETE /servers/1']);
    expect(gone?.['/servers']).toHaveLength(1);
    if (gone) gone['/primary_ips'] = [];
    await world.restart();
    await expectDangling();
  });

  it('is known of a server from then on when this service has created it', async () => {
    const { context } = await world.ask('{ edge { zones { nodes { id } } } }');
    expect(context).toBeDefined();
    world.creates(server(7, '203.0.113.77'));
    const made = await world.ask(
      'mutation { createCloudServer(account: "prod", input: { name: "new", serverType: "cx22", image: "debian-12" }) { server { id } } }',
    );
    expect(made.errors).toBeUndefined();
    world.lists()['five']?.['/zones/z1/dns_records']?.push(record('A', 'new.acme.example', '203.0.113.77'));
    expect((await world.targets('z1'))['new.acme.example']).toEqual(
      expect.objectContaining({ state: 'DANGLING', reason: expect.stringContaining('the server server 7 (7)') }),
    );
  });

  it('is written once a day', async () => {
    await world.targets('z1');
    await world.addressHistoryIsWritten();
    const before = await world.remembered();
    await world.clock().sleep(3_600_000);
    await world.targets('z1');
    await world.addressHistoryIsWritten();
    expect(await world.remembered()).toEqual(before);
    await world.clock().sleep(24 * 3_600_000);
    await world.targets('z1');
    await world.addressHistoryIsWritten();
    const after = await world.remembered();
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(after).not.toEqual(before);
  });

  it('is another for another credential', async () => {
    await world.targets('z1');
    await remove();
    await world.restart('rotated');
    expect((await world.targets('z1'))['shop.acme.example']).toEqual(expect.objectContaining({ state: 'FOREIGN' }));
  });

  it('makes UNKNOWN what might be foreign while the store does not answer, and nothing else', async () => {
    await world.breakStore();
    const targets = await world.targets('z1');
    expect(targets['shop.acme.example']).toEqual(expect.objectContaining({ state: 'OWN' }));
    expect(targets['other.acme.example']).toEqual(
      expect.objectContaining({ state: 'UNKNOWN', reason: expect.stringContaining('the store does not answer') }),
    );
    // What this process has seen itself it knows without the store.
    await remove();
    expect((await world.targets('z1'))['shop.acme.example']).toEqual(dangling);
  });
});
