import { describe, expect, it } from '@jest/globals';
import { type World, findingsLab } from '../lab.js';
import { itDistinguishesTwins } from '../wire-twins.js';

const lab = findingsLab();

const boxes = { storage_boxes: [{ id: 6, name: 'backups', status: 'active' }] };
const below = (what: 'snapshots' | 'subaccounts', ...objects: readonly object[]): World => ({
  storage: { '/storage_boxes': boxes, [`/storage_boxes/6/${what}`]: { [what]: objects } },
});

const access = {
  reachable_externally: true,
  samba_enabled: false,
  ssh_enabled: true,
  webdav_enabled: false,
  readonly: false,
};
const account = {
  id: 11,
  name: 'agency',
  username: 'u1-sub1',
  home_directory: 'agency',
  access_settings: access,
  storage_box: 6,
};
const beside = { ...account, id: 12, name: 'other', username: 'u1-sub2', home_directory: 'other' };
const snapshot = {
  id: 21,
  name: '2020-01-01T00-00-00',
  is_automatic: false,
  created: '2020-01-01T00:00:00Z',
  stats: { size: 5, size_filesystem: 50 },
  storage_box: 6,
};

describe('the rules of what is in storage boxes', () => {
  itDistinguishesTwins(lab, [
    {
      kind: 'STORAGE_BOX_SUBACCOUNT_REACHABLE_EXTERNALLY',
      world: (object) => below('subaccounts', object, { ...beside, access_settings: { ...access, readonly: true } }),
      sick: account,
      healthy: {
        'it is reached from inside': { access_settings: { ...access, reachable_externally: false } },
        'it may read only': { access_settings: { ...access, readonly: true } },
        'it is not known whether it may write': { access_settings: { ...access, readonly: undefined } },
        'it is not known from where it is reached': { access_settings: { ...access, reachable_externally: undefined } },
        'its access is odd': { access_settings: 'all' },
      },
      lists: ['storage /storage_boxes', 'storage /storage_boxes/6/subaccounts'],
      found: {
        severity: 'HIGH',
        resourceId: 'storage:prod:boxSubaccount:6:11',
        resourceName: 'agency',
        remedies: [
          {
            mutation: expect.stringContaining(' updateStorageBoxSubaccountAccessSettings('),
            variables: {
              storageBoxId: 'storage:prod:box:6',
              id: 'storage:prod:boxSubaccount:6:11',
              account: 'prod',
              input: { reachableExternally: false },
            },
          },
        ],
      },
    },
    {
      kind: 'STORAGE_BOX_SUBACCOUNT_HOME_SHARED',
      world: (object) => below('subaccounts', object, beside),
      sick: { ...account, home_directory: 'other//' },
      healthy: {
        'it has a home directory of its own': { home_directory: 'agency' },
        'its home directory is below the other': { home_directory: 'other/agency' },
        'its home directory is not known': { home_directory: undefined },
        'its home directory is odd': { home_directory: 7 },
      },
      lists: ['storage /storage_boxes'],
      found: {
        severity: 'LOW',
        resourceId: 'storage:prod:box:6',
        resourceName: 'backups',
        evidence: [
          { name: 'homeDirectory', value: 'other' },
          { name: 'subaccounts', value: ['u1-sub1', 'u1-sub2'] },
        ],
        remedies: [],
        affected: {
          totalCount: 2,
          nodes: [11, 12].map((id) => expect.objectContaining({ resourceId: `storage:prod:boxSubaccount:6:${id}` })),
        },
      },
    },
    {
      kind: 'STORAGE_BOX_SNAPSHOT_OLD',
      world: (object) => below('snapshots', object),
      sick: snapshot,
      healthy: {
        'the plan made it': { is_automatic: true },
        'it is not known what made it': { is_automatic: undefined },
        'it is from the last year': { created: new Date(Date.now() - 360 * 86_400_000).toISOString() },
        'its age is not known': { created: undefined },
        'its age is odd': { created: 'long ago' },
      },
      lists: ['storage /storage_boxes', 'storage /storage_boxes/6/snapshots'],
      found: {
        severity: 'LOW',
        resourceId: 'storage:prod:boxSnapshot:6:21',
        resourceName: '2020-01-01T00-00-00',
        remedies: [
          {
            mutation: expect.stringContaining(' deleteStorageBoxSnapshot('),
            variables: {
              storageBoxId: 'storage:prod:box:6',
              id: 'storage:prod:boxSnapshot:6:21',
              account: 'prod',
            },
          },
        ],
      },
    },
  ]);

  it.each(['STORAGE_BOX_SUBACCOUNT_REACHABLE_EXTERNALLY', 'STORAGE_BOX_SUBACCOUNT_HOME_SHARED'])(
    '%s is judged for one box while those of another cannot be read',
    async (kind) => {
      const world: World = {
        storage: {
          '/storage_boxes': { storage_boxes: [...boxes.storage_boxes, { id: 7, name: 'more', status: 'active' }] },
          '/storage_boxes/6/subaccounts': { subaccounts: [account, { ...beside, home_directory: 'agency' }] },
        },
      };
      const found = await lab.findsWithout('storage /storage_boxes/7/subaccounts', kind, world);
      expect(new Set(found.map(({ verdict }) => verdict))).toEqual(new Set(['CERTAIN', 'UNKNOWN']));
    },
  );
});
