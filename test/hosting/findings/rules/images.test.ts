import { describe, expect, it } from '@jest/globals';
import { findingsLab } from '../lab.js';
import { holdsTwins, remedy } from '../twins.js';

const lab = findingsLab();

const daysAgo = (days: number) => new Date(lab.now() - days * 86_400_000).toISOString();
const image = {
  id: 5,
  name: null,
  description: 'before the upgrade',
  status: 'available',
  protection: { delete: false },
  type: 'snapshot',
  image_size: 2.3,
  disk_size: 40,
  created: daysAgo(89),
  created_from: { id: 1, name: 'web-1' },
  bound_to: null,
  deprecated: null,
  labels: {},
};
const list = 'cloud /images';
const deletion = remedy('deleteCloudImage', 'cloud:prod:image:5');
const living = { cloud: { '/servers': { servers: [{ id: 1, name: 'web-1', status: 'running' }] } } };

describe('the rules of images', () => {
  holdsTwins(lab, {
    kind: 'SNAPSHOT_OLD',
    list,
    healthy: image,
    sick: { 'one of a quarter of a year': [{ created: daysAgo(90.1) }, { severity: 'LOW', remedies: [deletion] }] },
    spared: {
      'a backup as old': { created: daysAgo(100), type: 'backup' },
      'an image of the provider as old': { created: daysAgo(1000), type: 'system' },
      'one that was made on no day': { created: 'long ago' },
      'a golden one by its label': { created: daysAgo(400), labels: { golden: 'true' } },
      'a golden one by the value of a label': { created: daysAgo(400), labels: { role: 'golden-image' } },
    },
  });

  const silver = { ...image, created: daysAgo(400), labels: { golden: 'false', metal: 'silver' } };
  const made = (more: object) => ({
    cloud: {
      '/images': { images: [silver] },
      '/servers': { servers: [{ id: 1, name: 'web-1', status: 'running', created: daysAgo(20), labels: {}, ...more }] },
    },
  });
  it.each([
    ['the image of a server of the last days', { image: { id: 5, type: 'snapshot' } }, 0],
    ['named by the label of a server', { labels: { base: 'before the upgrade' } }, 0],
    ['named by its id', { created: daysAgo(300), labels: { image: '5' } }, 0],
    ['the image of an older server', { created: daysAgo(31), image: { id: 5, type: 'snapshot' } }, 1],
    ['the image of none', { image: null }, 1],
  ])('SNAPSHOT_OLD looks whether it is %s', async (_, more, count) => {
    expect(await lab.finds('SNAPSHOT_OLD', made(more))).toHaveLength(count);
  });

  it('SNAPSHOT_OLD is unknown while the servers cannot be read', async () => {
    expect(await lab.findsWithout('cloud /servers', 'SNAPSHOT_OLD', made({}))).toMatchObject([{ verdict: 'UNKNOWN' }]);
  });

  const backup = { ...image, type: 'backup', bound_to: 1 };
  holdsTwins(lab, {
    kind: 'BACKUP_ORPHANED',
    list,
    healthy: backup,
    beside: living,
    sick: {
      'one of a server that is gone': [{ bound_to: 99 }, { severity: 'LOW', remedies: [deletion] }],
      'one bound to nothing': [{ bound_to: null }, { remedies: [deletion] }],
    },
    spared: { 'a snapshot, which is bound to nothing': { type: 'snapshot', bound_to: null } },
  });

  it('BACKUP_ORPHANED is unknown while the servers cannot be read', async () => {
    const world = { cloud: { '/images': { images: [backup] } } };
    const found = await lab.findsWithout('cloud /servers', 'BACKUP_ORPHANED', world);
    expect(found).toMatchObject([{ verdict: 'UNKNOWN', resourceId: null, error: expect.stringContaining('servers') }]);
  });

  it('BACKUP_ORPHANED is gone once its remedies were sent', async () => {
    const { '/servers': servers } = living.cloud;
    const orphans = [backup, { ...backup, id: 6, bound_to: 99 }, { ...backup, id: 7, bound_to: 98 }];
    const world = { cloud: { '/servers': servers, '/images': { images: orphans } } };
    const [sick, left] = await lab.ends('BACKUP_ORPHANED', world);
    expect(sick).toMatchObject([{ resourceName: 'web-1', affected: { totalCount: 2 } }]);
    expect(left).toEqual([]);
    expect((await lab.ask('{ cloud { images { nodes { id } } } }')).data).toMatchObject({
      cloud: { images: { nodes: [{ id: 'cloud:prod:image:5' }] } },
    });
  });
});
