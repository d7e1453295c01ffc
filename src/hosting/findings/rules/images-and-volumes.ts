/** The rules about storage that the cloud bills until it is deleted: backups, snapshots, volumes. */
import { type Image, images } from '../../../apis/cloud/servers/images.js';
import { servers } from '../../../apis/cloud/servers/servers.js';
import { volumes } from '../../../apis/cloud/volumes.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { daysUntil } from '../evidence/days.js';
import { deletion } from '../evidence/deletion.js';
import { type Rule, rule } from '../rule.js';
import { Severity } from '../severity.js';

/** Days. */
const old = 90;
const recent = 30;

const golden = /^golden(?:[-_. ]image)?$/i;

export const rules: readonly Rule[] = [
  rule({
    kind: 'BACKUP_ORPHANED',
    severity: Severity.LOW,
    about: 'A backup whose server is gone',
    of: images.rows.images,
    prepare: async (look) => new Set((await look.in(servers.rows.servers)).map(({ id }) => id)),
    judge(image, living) {
      const { type, boundTo, createdFrom } = image;
      const isGone = typeof boundTo === 'number' ? !living.has(boundTo) : boundTo === null;
      if (type !== 'backup' || !isGone) return null;
      return {
        evidence: { type, boundTo, 'createdFrom.name': createdFrom?.name },
        ...(createdFrom?.name && { cause: { name: createdFrom.name } }),
        ...deletion('deleteCloudImage', image),
      };
    },
  }),
  rule({
    kind: 'SNAPSHOT_OLD',
    severity: Severity.LOW,
    about: `A snapshot of a server that is older than ${old} days: it is billed by size until it is deleted. Those that servers are created from are left out: with a label \`golden\`, named by a label of a server, or the image of one of the last ${recent} days`,
    of: images.rows.images,
    prepare: async (look) => {
      const all = await look.in(servers.rows.servers);
      // One whose age is unknown may be recent: its image is left alone.
      const recentServers = all.filter(({ created }) => {
        const left = daysUntil(created, look.now);
        return left === null || -left <= recent;
      });
      return {
        recentImages: new Set(recentServers.map(({ image }) => image?.id)),
        labels: new Set(all.flatMap(({ labels }) => Object.values(labels ?? {}))),
      };
    },
    judge(image, { recentImages, labels }, { now }) {
      const left = daysUntil(image.created, now);
      if (image.type !== 'snapshot' || left === null || -left <= old || isGolden(image)) return null;
      const { id, type, description, created, imageSize } = image;
      const isNamed = [id === undefined ? '' : String(id), description].some((name) => name && labels.has(name));
      if (isNamed || recentImages.has(id)) return null;
      return { evidence: { type, created, imageSize }, ...deletion('deleteCloudImage', image) };
    },
  }),
  rule({
    kind: 'VOLUME_UNATTACHED',
    severity: Severity.LOW,
    about: 'A volume that is not attached to a server: it costs as much as one in use',
    of: volumes.rows.volumes,
    judge: (volume) =>
      volume.server === null && volume.status === 'available'
        ? { evidence: { server: null, size: volume.size }, ...deletion('deleteCloudVolume', volume) }
        : null,
  }),
];

function isGolden({ labels }: Sent<Image>): boolean {
  return Object.entries(labels ?? {}).some(
    ([key, value]) => golden.test(value ?? '') || (golden.test(key.split('/').at(-1) ?? '') && value !== 'false'),
  );
}
