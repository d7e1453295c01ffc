import { describe } from '@jest/globals';
import { findingsLab } from '../lab.js';
import { holdsTwins, remedy } from '../twins.js';

const lab = findingsLab();

const access = {
  reachable_externally: false,
  ssh_enabled: true,
  samba_enabled: false,
  webdav_enabled: false,
  zfs_enabled: false,
};
const healthy = {
  id: 6,
  name: 'backups',
  status: 'active',
  access_settings: access,
  protection: { delete: true },
  snapshot_plan: { max_snapshots: 7, minute: 30, hour: 3, day_of_week: null, day_of_month: null },
  storage_box_type: { id: 1333, name: 'bx11', size: 1000, deprecation: null },
  stats: { size: 899, size_data: 800, size_snapshots: 99 },
};
const list = 'storage /storage_boxes';
const id = 'storage:prod:box:6';

describe('the rules of storage boxes', () => {
  holdsTwins(lab, {
    kind: 'STORAGE_BOX_REACHABLE_EXTERNALLY',
    list,
    healthy,
    sick: {
      'one that is': [
        { access_settings: { ...access, reachable_externally: true } },
        { severity: 'HIGH', remedies: [remedy('updateStorageBoxAccessSettings', id, { reachableExternally: false })] },
      ],
    },
  });

  holdsTwins(lab, {
    kind: 'STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN',
    list,
    healthy,
    sick: {
      'one without': [
        { snapshot_plan: null },
        {
          severity: 'MEDIUM',
          remedies: [remedy('enableStorageBoxSnapshotPlan', id, { maxSnapshots: 7, hour: 3, minute: 0 })],
        },
      ],
    },
  });

  holdsTwins(lab, {
    kind: 'STORAGE_BOX_NEARLY_FULL',
    list,
    healthy,
    sick: {
      'one of which a tenth is left': [
        { stats: { ...healthy.stats, size: 900 } },
        {
          severity: 'HIGH',
          evidence: [
            { name: 'stats.size', value: 900 },
            { name: 'storageBoxType.size', value: 1000 },
          ],
        },
      ],
    },
    spared: { 'one whose size is odd': { stats: { ...healthy.stats, size: 'much' } } },
  });

  holdsTwins(lab, {
    kind: 'STORAGE_BOX_SNAPSHOTS_LARGE',
    list,
    healthy,
    sick: {
      'one whose snapshots take up a quarter': [
        { stats: { ...healthy.stats, size_snapshots: 250 } },
        {
          severity: 'LOW',
          remedies: [],
          evidence: [
            { name: 'stats.sizeSnapshots', value: 250 },
            { name: 'storageBoxType.size', value: 1000 },
          ],
        },
      ],
    },
    spared: {
      'one whose snapshots take up less': { stats: { ...healthy.stats, size_snapshots: 249 } },
      'one whose size is not known': {
        stats: { ...healthy.stats, size_snapshots: 250 },
        storage_box_type: { ...healthy.storage_box_type, size: 0 },
      },
    },
  });

  holdsTwins(lab, {
    kind: 'STORAGE_BOX_WITHOUT_DELETE_PROTECTION',
    list,
    healthy,
    sick: {
      'one without': [
        { protection: { delete: false } },
        { severity: 'LOW', remedies: [remedy('changeStorageBoxProtection', id, { delete: true })] },
      ],
    },
  });

  holdsTwins(lab, {
    kind: 'STORAGE_BOX_LOCKED',
    list,
    healthy,
    sick: { 'one that is locked': [{ status: 'locked' }, { severity: 'HIGH' }] },
    spared: { 'one whose status is new': { status: 'dreaming' } },
  });

  holdsTwins(lab, {
    kind: 'STORAGE_BOX_TYPE_DEPRECATED',
    list,
    healthy,
    sick: {
      'a type on its way out': [
        {
          storage_box_type: {
            ...healthy.storage_box_type,
            deprecation: { announced: '2025-01-01T00:00:00Z', unavailable_after: '2025-06-01T00:00:00Z' },
          },
        },
      ],
    },
  });
});
