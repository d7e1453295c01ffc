/** What was created and deleted between two readings. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { accountAt, falkenstein, server } from '../bill/fleet.js';
import { type Action, WatchedProject, cx22 } from './watched-project.js';

const there = server(1, { ...cx22, created: '2026-01-01T00:00:00+00:00' });

let project: WatchedProject;
beforeEach(async () => {
  project = await WatchedProject.open();
  await project.take('2026-10-10', { servers: [there] });
});
afterEach(() => project.close());

const lives = (id: number, type: string): Action[] => [
  { command: `create_${type}`, type, id, at: '2026-10-10T20:00' },
  { command: `delete_${type}`, type, id, at: '2026-10-10T21:00' },
];

it('is an unknown line for each that only actions know, beside what is known', async () => {
  project.actions = [
    ...Array.from({ length: 120 }, (_, place) => lives(100 + place, 'server')).flat(),
    ...lives(7, 'volume'),
    // What it made is no server.
    { command: 'create_image', type: 'server', id: 50, at: '2026-10-10T20:00' },
  ];
  await project.take('2026-10-11', { servers: [there] });
  const { lines, lineCount, unknownCount, isComplete, net } = await project.invoice('2026-10-11', '2026-10');
  expect({ lineCount, unknownCount, isComplete }).toEqual({ lineCount: 122, unknownCount: 121, isComplete: false });
  const unknown = lines.nodes.filter(({ isUnknown }) => isUnknown);
  expect(new Set(unknown.map(({ kind }) => kind))).toEqual(new Set(['SERVER', 'VOLUME']));
  expect(unknown[0]?.segments).toMatchObject([{ hours: 1, isInferred: false, unknownReason: 'NOT_READ' }]);
  expect(net.amount).not.toBe('0');
});

it('costs what it was where it was written through here, with the addresses that came with it', async () => {
  const created = server(9, {
    ...cx22,
    name: 'brief',
    created: '2026-10-10T20:00:00+00:00',
    public_net: { ipv4: { id: 71, ip: '203.0.113.71' }, ipv6: { id: 72, ip: '2001:db8::/64' } },
    location: falkenstein,
  });
  const action = { id: 1, command: 'x', status: 'success', progress: 100, started: null, finished: null, error: null };
  project.special = ({ method }) =>
    method === 'GET'
      ? null
      : method === 'POST'
        ? { status: 201, body: { server: created, action: { ...action, resources: [] }, next_actions: [] } }
        : { body: { action: { ...action, resources: [] } } };
  await project.write(
    '2026-10-10',
    20,
    'mutation { createCloudServer(input: { name: "brief", serverType: "cx22", image: "debian-13" }) { server { id } } }',
  );
  await project.write('2026-10-10', 22.5, 'mutation { deleteCloudServer(id: "9") { deletedId } }');
  await project.take('2026-10-11', { servers: [there] });
  await project.take('2026-11-01', { servers: [there] });
  const { lines, unknownCount } = await project.invoice('2026-11-02', '2026-10');
  const byName = new Map(lines.nodes.map((line) => [line.name, line]));
  expect(unknownCount).toBe(0);
  expect(byName.get('brief')).toMatchObject({
    kind: 'SERVER',
    net: { amount: '0.018' },
    segments: [{ product: 'cx22', hours: 3, isInferred: false }],
  });
  expect(byName.get('203.0.113.71')).toMatchObject({ kind: 'PRIMARY_IP', net: { amount: '0.0024' } });
  expect(lines.nodes).toHaveLength(4);
});

describe('in two accounts of one project', () => {
  beforeEach(async () => {
    // Neither of the two is the first to see everything.
    project.accounts = ['twin', 'default'].map((name) => accountAt(project.upstream.url, 'CLOUD', name));
    await project.take('2026-10-10', { servers: [there] });
  });

  it('is one line for each thing, though both have its actions', async () => {
    project.actions = [...lives(100, 'server'), ...lives(7, 'volume')];
    await project.take('2026-10-11', { servers: [there] });
    const { lines, unknownCount } = await project.invoice('2026-10-11', '2026-10');
    expect(lines.nodes.map(({ kind }) => kind).sort()).toEqual(['SERVER', 'SERVER', 'VOLUME']);
    expect(unknownCount).toBe(2);
  });

  it('is what one of them has read where the other has its actions alone', async () => {
    const brief = server(100, { ...cx22, name: 'brief', created: '2026-10-11T11:30:00+00:00' });
    const [twin, own] = project.accounts;
    project.accounts = own ? [own] : [];
    await project.take('2026-10-11', { servers: [there, brief] });
    project.accounts = twin ? [twin] : [];
    project.actions = [
      { command: 'create_server', type: 'server', id: 100, at: '2026-10-11T11:30' },
      { command: 'delete_server', type: 'server', id: 100, at: '2026-10-11T13:00' },
    ];
    await project.take('2026-10-11', { servers: [there] }, 14);
    project.accounts = [twin, own].flatMap((account) => account ?? []);
    await project.take('2026-10-12', { servers: [there] });
    const { lines, unknownCount, lineCount } = await project.invoice('2026-10-12', '2026-10');
    expect({ unknownCount, lineCount }).toEqual({ unknownCount: 0, lineCount: 2 });
    expect(lines.nodes.find(({ name }) => name === 'brief')).toMatchObject({ net: { amount: '0.012' } });
  });
});
