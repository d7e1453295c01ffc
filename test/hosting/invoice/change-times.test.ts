/** What actions say of the time between two readings. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { accountAt, falkenstein, server } from '../bill/fleet.js';
import { type Action, WatchedProject, cx22, cx32 } from './watched-project.js';

const there = server(1, { ...cx22, created: '2026-01-01T00:00:00+00:00' });
const volume = (size: number) => ({
  id: 9,
  name: 'data',
  status: 'available',
  size,
  location: falkenstein,
  labels: {},
  server: null,
  created: '2026-01-01T00:00:00+00:00',
});

let project: WatchedProject;
beforeEach(async () => {
  project = await WatchedProject.open();
});
afterEach(() => project.close());

const pages = () => project.upstream.lines.filter((line) => line.includes('/actions'));

describe('an action', () => {
  it('says when a server was resized, to the minute', async () => {
    await project.take('2026-09-30', { servers: [there] });
    await project.take('2026-10-10', { servers: [there] });
    project.actions = [
      { command: 'reboot_server', type: 'server', id: 1, at: '2026-10-11T09:00' },
      { command: 'change_server_type', type: 'server', id: 1, at: '2026-10-10T20:30' },
      { command: 'change_server_type', type: 'server', id: 2, at: '2026-10-10T21:30' },
    ];
    await project.take('2026-10-11', { servers: [{ ...there, ...cx32 }] });
    await project.take('2026-11-01', { servers: [{ ...there, ...cx32 }] });
    const { lines, inferredCount } = await project.invoice('2026-11-02', '2026-10');
    expect(lines.nodes[0]?.segments).toMatchObject([
      { product: 'cx22', hours: 237, isInferred: false },
      { product: 'cx32', hours: 508, isInferred: false },
    ]);
    expect(inferredCount).toBe(0);
  });

  it('says when something was deleted, and with it its backups', async () => {
    const own = { ...there, backup_window: '22-02' };
    await project.take('2026-09-30', { servers: [own], volumes: [volume(10)] });
    await project.take('2026-10-10', { servers: [own], volumes: [volume(10)] });
    project.actions = [
      { command: 'delete_server', type: 'server', id: 1, at: '2026-10-10T20:30' },
      { command: 'delete_volume', type: 'volume', id: 9, at: '2026-10-11T01:30' },
    ];
    await project.take('2026-10-11', {});
    const { lines } = await project.invoice('2026-11-02', '2026-10');
    const found = lines.nodes.map(({ kind, segments }) => [
      kind,
      segments.map(({ hours, isInferred }) => [hours, isInferred]),
    ]);
    expect(new Map(found as [string, unknown][])).toEqual(
      new Map([
        ['SERVER', [[237, false]]],
        ['BACKUP', [[237, false]]],
        ['VOLUME', [[242, false]]],
      ]),
    );
  });

  it('says when backups were switched on and off, and a volume was resized', async () => {
    await project.take('2026-09-30', { servers: [there], volumes: [volume(10)] });
    await project.take('2026-10-10', { servers: [there], volumes: [volume(10)] });
    project.actions = [
      { command: 'enable_backup', type: 'server', id: 1, at: '2026-10-10T14:00' },
      { command: 'resize_volume', type: 'volume', id: 9, at: '2026-10-10T15:00' },
    ];
    await project.take('2026-10-11', { servers: [{ ...there, backup_window: '22-02' }], volumes: [volume(20)] });
    project.actions = [{ command: 'disable_backup', type: 'server', id: 1, at: '2026-10-12T10:00' }];
    await project.take('2026-10-12', { servers: [there], volumes: [volume(20)] });
    await project.take('2026-11-01', { servers: [there], volumes: [volume(20)] });
    const { lines } = await project.invoice('2026-11-02', '2026-10');
    const byKind = new Map(lines.nodes.map((line) => [line.kind, line.segments]));
    // From 14:00 of the 10th to 10:00 of the 12th.
    expect(byKind.get('BACKUP')).toMatchObject([{ hours: 44, isInferred: false, quantity: '0.2' }]);
    expect(byKind.get('VOLUME')).toMatchObject([
      { hours: 231, quantity: '10', isInferred: false },
      { hours: 513, quantity: '20', isInferred: false },
    ]);
  });

  it.each<[string, readonly Action[]]>([
    ['it failed', [{ command: 'change_server_type', type: 'server', id: 1, at: '2026-10-10T20:30', status: 'error' }]],
    [
      'there was another one of its kind, and what it was in between is not known',
      [
        { command: 'change_server_type', type: 'server', id: 1, at: '2026-10-10T20:30' },
        { command: 'change_server_type', type: 'server', id: 1, at: '2026-10-10T22:30' },
      ],
    ],
  ])('leaves the time inferred if %s', async (_, actions) => {
    await project.take('2026-09-30', { servers: [there] });
    await project.take('2026-10-10', { servers: [there] });
    project.actions = actions;
    await project.take('2026-10-11', { servers: [{ ...there, ...cx32 }] });
    const { inferredCount } = await project.invoice('2026-10-12', '2026-10');
    expect(inferredCount).toBe(1);
  });

  it('says when a box has got another type', async () => {
    const priced = (net: string) => [
      { location: 'fsn1', price_monthly: { net, gross: net }, price_hourly: { net: '0.01', gross: '0.01' } },
    ];
    const box = (name: string) => ({
      id: 5,
      name: 'media',
      labels: {},
      location: falkenstein,
      created: '2026-01-01T00:00:00+00:00',
      storage_box_type: { id: name === 'bx11' ? 1 : 2, name, prices: priced('30') },
    });
    project.accounts = [accountAt(project.upstream.url, 'STORAGE')];
    await project.take('2026-09-30', { storage_boxes: [box('bx11')] });
    await project.take('2026-10-10', { storage_boxes: [box('bx11')] });
    project.actions = [{ command: 'change_type', type: 'storage_box', id: 5, at: '2026-10-10T20:00' }];
    await project.take('2026-10-11', { storage_boxes: [box('bx21')] });
    const { lines } = await project.invoice('2026-10-12', '2026-10');
    expect(lines.nodes[0]?.segments).toMatchObject([
      { product: 'bx11', hours: 236, isInferred: false },
      { product: 'bx21', isInferred: false },
    ]);
  });
});

describe('lists of actions', () => {
  it('are read once per kind, the latest first, as far back as they were read before', async () => {
    const reboots = (count: number, day: string): Action[] =>
      Array.from({ length: count }, () => ({ command: 'reboot_server', type: 'server', id: 1, at: `${day}T01:00` }));
    project.actions = reboots(70, '2026-10-09');
    await project.take('2026-10-10', { servers: [there] });
    expect(pages().map((line) => line.split('?')[0])).toEqual([
      'GET /servers/actions',
      'GET /volumes/actions',
      'GET /load_balancers/actions',
      'GET /floating_ips/actions',
      'GET /primary_ips/actions',
      'GET /servers/actions',
    ]);
    project.upstream.asked.splice(0);
    project.actions = [...project.actions, ...reboots(3, '2026-10-11')];
    await project.take('2026-10-11', { servers: [there] });
    expect(pages()).toHaveLength(5);
  });

  it('that fail leave a note, no gap, and are made up for by the next snapshot', async () => {
    await project.take('2026-09-30', { servers: [there] });
    for (let day = 1; day <= 10; day += 1) {
      await project.take(`2026-10-${String(day).padStart(2, '0')}`, { servers: [there] });
    }
    project.special = ({ path }) =>
      path === '/servers/actions' ? { status: 403, body: { error: { code: 'forbidden', message: 'no' } } } : null;
    expect(await project.take('2026-10-11', { servers: [there] })).toEqual([
      { error: null, actionsError: expect.stringContaining('serverActions') },
    ]);
    const failed = await project.invoice('2026-10-11', '2026-10');
    expect(failed).toMatchObject({ isComplete: true, withoutActions: [{ days: ['2026-10-11'] }] });
    project.special = () => null;
    project.actions = [{ command: 'change_server_type', type: 'server', id: 1, at: '2026-10-12T09:00' }];
    expect(await project.take('2026-10-12', { servers: [{ ...there, ...cx32 }] })).toEqual([
      { error: null, actionsError: null },
    ]);
    expect((await project.invoice('2026-10-12', '2026-10')).inferredCount).toBe(0);
  });

  it('that are too long are read for ten pages, which is noted', async () => {
    project.actions = Array.from({ length: 600 }, () => ({
      command: 'reboot_server',
      type: 'server',
      id: 1,
      at: '2026-10-09T01:00',
    }));
    const [snapshot] = await project.take('2026-10-10', { servers: [there] });
    expect(snapshot?.actionsError).toContain('serverActions: more than 500 actions since 2026-10-01');
    expect(pages().filter((line) => line.includes('/servers/actions'))).toHaveLength(10);
    project.actions = [...project.actions, { command: 'delete_server', type: 'server', id: 1, at: '2026-10-11T03:00' }];
    expect(await project.take('2026-10-11', {})).toEqual([{ error: null, actionsError: null }]);
  });
});
