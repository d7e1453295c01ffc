/** Storage boxes, of the storage API and of the dedicated one. */
import { storageBoxes } from '../../../apis/dedicated/storage-boxes/storage-boxes.js';
import { boxes } from '../../../apis/storage/boxes.js';
import { type Rule, accountCause, rule } from '../rule.js';
import { Severity } from '../severity.js';

/** Per cent. */
const most = 90;
const mostOfSnapshots = 25;

export const rules: readonly Rule[] = [
  rule({
    kind: 'STORAGE_BOX_LOCKED',
    severity: Severity.HIGH,
    about: 'A storage box that the provider has locked: no one can access it',
    of: boxes.rows.storageBoxes,
    judge: ({ status }) => (status === 'locked' ? { evidence: { status } } : null),
  }),
  rule({
    kind: 'STORAGE_BOX_NEARLY_FULL',
    severity: Severity.HIGH,
    about: `A storage box that is ${most} % full or more, including snapshots`,
    of: boxes.rows.storageBoxes,
    judge({ stats, storageBoxType }) {
      const [used, size] = [stats?.size, storageBoxType?.size];
      if (typeof used !== 'number' || typeof size !== 'number' || used * 100 < size * most) return null;
      return { evidence: { 'stats.size': used, 'storageBoxType.size': size } };
    },
  }),
  rule({
    kind: 'STORAGE_BOX_REACHABLE_EXTERNALLY',
    severity: Severity.HIGH,
    about:
      "A storage box that can be accessed from outside the provider's network; the remedy cuts off users who access it from there",
    of: boxes.rows.storageBoxes,
    judge: ({ id, accessSettings }) =>
      accessSettings?.reachableExternally === true
        ? {
            evidence: Object.fromEntries(
              Object.entries(accessSettings).map(([name, value]) => [`accessSettings.${name}`, value]),
            ),
            remedies: [
              {
                mutation: 'updateStorageBoxAccessSettings',
                arguments: { id, input: { reachableExternally: false } },
              },
            ],
          }
        : null,
  }),
  rule({
    kind: 'STORAGE_BOX_SNAPSHOTS_LARGE',
    severity: Severity.LOW,
    about: `A storage box of which snapshots take up ${mostOfSnapshots} % or more: that space is paid for, and missing for files`,
    of: boxes.rows.storageBoxes,
    judge({ stats, storageBoxType }) {
      const [used, size] = [stats?.sizeSnapshots, storageBoxType?.size];
      if (typeof used !== 'number' || typeof size !== 'number' || size === 0 || used * 100 < size * mostOfSnapshots)
        return null;
      return { evidence: { 'stats.sizeSnapshots': used, 'storageBoxType.size': size } };
    },
  }),
  rule({
    kind: 'STORAGE_BOX_TYPE_DEPRECATED',
    severity: Severity.MEDIUM,
    about: 'A storage box of a deprecated type: soon no other one like it can be created',
    of: boxes.rows.storageBoxes,
    judge: ({ storageBoxType }) =>
      storageBoxType?.deprecation
        ? {
            ...(storageBoxType.name && { cause: { name: storageBoxType.name } }),
            evidence: {
              'storageBoxType.name': storageBoxType.name,
              'storageBoxType.deprecation.unavailableAfter': storageBoxType.deprecation.unavailableAfter,
            },
          }
        : null,
  }),
  rule({
    kind: 'STORAGE_BOX_WITHOUT_DELETE_PROTECTION',
    severity: Severity.LOW,
    about: 'A storage box without deletion protection; deleting it also deletes all its data and snapshots',
    of: boxes.rows.storageBoxes,
    judge: ({ id, protection }, _beside, look) =>
      protection?.delete === false
        ? {
            cause: accountCause(look),
            evidence: { 'protection.delete': false },
            remedies: [{ mutation: 'changeStorageBoxProtection', arguments: { id, input: { delete: true } } }],
          }
        : null,
  }),
  rule({
    kind: 'STORAGE_BOX_WITHOUT_SNAPSHOT_PLAN',
    severity: Severity.MEDIUM,
    about:
      'A storage box without a snapshot plan: data deleted or overwritten in it is lost; the remedy takes one each night and keeps a week of them',
    of: boxes.rows.storageBoxes,
    judge: ({ id, snapshotPlan, stats, storageBoxType }, _beside, look) =>
      snapshotPlan === null
        ? {
            evidence: { snapshotPlan, 'stats.sizeSnapshots': stats?.sizeSnapshots },
            cause: accountCause(look),
            remedies: [
              {
                mutation: 'enableStorageBoxSnapshotPlan',
                arguments: { id, input: nightly(storageBoxType?.automaticSnapshotLimit) },
              },
            ],
          }
        : null,
  }),
  rule({
    kind: 'DEDICATED_STORAGE_BOX_CANCELLED',
    severity: Severity.MEDIUM,
    about: 'A cancelled storage box of the dedicated API: in the end all its data is deleted',
    of: storageBoxes.rows.storageBoxes,
    judge: ({ cancelled, paidUntil }) => (cancelled === true ? { evidence: { cancelled, paidUntil } } : null),
  }),
  rule({
    kind: 'DEDICATED_STORAGE_BOX_LOCKED',
    severity: Severity.HIGH,
    about: 'A storage box of the dedicated API that the provider has locked: no one can access it',
    of: storageBoxes.rows.storageBoxes,
    judge: ({ locked }) => (locked === true ? { evidence: { locked } } : null),
  }),
];

/** A week of nights, or as many as the type allows. UTC. */
function nightly(limit: number | null | undefined) {
  return { maxSnapshots: Math.min(7, limit ?? 7), hour: 3, minute: 0 };
}
