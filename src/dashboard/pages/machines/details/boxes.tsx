/** A storage box: its cost, how full it is, and how to connect to it. */
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { time } from '../../../format/time.js';
import { MachinesDedicatedBoxDocument, MachinesStorageBoxDocument } from '../../../generated/graphql.js';
import { Bar } from '../../../parts/bar.js';
import { Section } from '../../../parts/section.js';
import { Late } from '../../../parts/states.js';
import type { MachineRow } from '../figures.js';
import { bytes, mebibytes } from '../machine.js';
import { BoxContents } from './box-contents.js';
import { CostsPart } from './costs.js';
import { copied, Pairs, some } from './pairs.js';

const nothingHung = { volumes: [], primaryIps: [], floatingIps: [], addresses: [] };

export function StorageBoxParts({ machine }: { machine: MachineRow }) {
  const { account, id, type } = machine;
  const result = useGraphQuery(MachinesStorageBoxDocument, { account, id });
  const box = result.data?.storage?.storageBox ?? undefined;
  const { reachableExternally, sambaEnabled, sshEnabled, webdavEnabled } = box?.accessSettings ?? {};
  return (
    <>
      <CostsPart machine={machine} label={type ?? 'Storage box'} hung={nothingHung} />
      <Section title="Room" result={result} className="side-part">
        {box ? (
          <Room
            whole={box.storageBoxType?.size ?? null}
            used={box.stats?.size ?? null}
            snapshots={box.stats?.sizeSnapshots ?? null}
          />
        ) : (
          <Late width={28}>{null}</Late>
        )}
      </Section>
      <Section title="Reached by" className="side-part">
        {box ? (
          <Pairs
            pairs={[
              copied('Server', [box.server]),
              copied('User', [box.username]),
              { name: 'By', value: ways({ ssh: sshEnabled, samba: sambaEnabled, webdav: webdavEnabled }) },
              { name: 'From outside', value: yesOrNo(reachableExternally) },
              {
                name: 'Snapshots',
                value: box.snapshotPlan ? `by plan, ${box.snapshotPlan.maxSnapshots} kept` : 'no plan',
              },
            ]}
          />
        ) : (
          <Late width={28}>{null}</Late>
        )}
      </Section>
      <BoxContents machine={machine} />
    </>
  );
}

export function DedicatedBoxParts({ machine }: { machine: MachineRow }) {
  const { account, id, type } = machine;
  const result = useGraphQuery(MachinesDedicatedBoxDocument, { account, id });
  const box = result.data?.dedicated?.storageBox ?? undefined;
  return (
    <>
      <CostsPart machine={machine} label={type ?? 'Storage box'} hung={nothingHung} />
      <Section title="Room" result={result} className="side-part">
        {box ? (
          <Room
            whole={mebibytes(box.diskQuota)}
            used={mebibytes(box.diskUsage)}
            snapshots={mebibytes(box.diskUsageSnapshots)}
          />
        ) : (
          <Late width={28}>{null}</Late>
        )}
      </Section>
      <Section title="Reached by" className="side-part">
        {box ? (
          <Pairs
            pairs={[
              copied('Server', [box.server]),
              copied('User', [box.username]),
              { name: 'By', value: ways(box) },
              { name: 'From outside', value: yesOrNo(box.externalReachability) },
              some('Belongs to', [box.linkedServer?.name]),
              some('Paid until', [time(box.paidUntil, 'plainDate')]),
            ]}
          />
        ) : (
          <Late width={28}>{null}</Late>
        )}
      </Section>
    </>
  );
}

function Room({ whole: size, used, snapshots }: Readonly<Record<'whole' | 'used' | 'snapshots', number | null>>) {
  if (size === null || used === null) return <p className="quiet">Unknown</p>;
  return (
    <>
      <Bar part={used} total={size} />
      <p className="small quiet">
        {bytes(used)} of {bytes(size)} used
        {snapshots !== null && snapshots > 0 && `, ${bytes(snapshots)} by snapshots`}
      </p>
    </>
  );
}

type Flag = boolean | null | undefined;

function ways({ ssh, samba, webdav }: { ssh: Flag; samba: Flag; webdav: Flag }): string {
  const open = [
    ['SSH', ssh],
    ['Samba', samba],
    ['WebDAV', webdav],
  ].flatMap(([word, isOn]) => (isOn === true ? [word] : []));
  return open.length === 0 ? 'nothing reported' : open.join(', ');
}

function yesOrNo(value: Flag): string {
  return value === true ? 'yes' : value === false ? 'no' : 'unknown';
}
