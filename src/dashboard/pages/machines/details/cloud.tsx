/** A cloud server: its cost with all that is attached to it, its load today, and its addresses. */
import type { ReactNode } from 'react';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { MachinesCloudDocument, type MachinesCloudQuery } from '../../../generated/graphql.js';
import { Section } from '../../../parts/section.js';
import { Late } from '../../../parts/states.js';
import type { MachineRow } from '../figures.js';
import type { Attachments } from '../attachments.js';
import { bytes } from '../machine.js';
import { CostsPart } from './costs.js';
import { Metrics } from './metrics.js';
import { copied, Pairs, some } from './pairs.js';

type CloudDetails = NonNullable<NonNullable<MachinesCloudQuery['cloud']>['server']>;

export function CloudParts({ machine, between }: { machine: MachineRow; between: ReactNode }) {
  const { account, id, type, city } = machine;
  const result = useGraphQuery(MachinesCloudDocument, { account, id });
  const server = result.data?.cloud?.server ?? undefined;
  const label = `${type ?? 'Server'}${city === null ? '' : ` in ${city}`}`;
  return (
    <>
      <CostsPart
        machine={machine}
        label={[label, ...(server ? partsOf(server) : [])].join(', with ')}
        hung={server && hungOn(server)}
      />
      {between}
      <Metrics machine={machine} />
      <Section title="Reached by" result={result} className="side-part">
        {server ? <Pairs pairs={pairsOf(server)} /> : <Late width={28}>{null}</Late>}
      </Section>
    </>
  );
}

/** The parts that are billed separately and deleted together with it. */
function partsOf({ backupWindow, primaryIps }: CloudDetails): readonly string[] {
  const addresses = (primaryIps ?? []).filter((ip) => ip?.autoDelete === true && ip.type === 'IPV4');
  return [...(backupWindow ? ['backups'] : []), ...(addresses.length > 0 ? ['its address'] : [])];
}

function hungOn({ volumes, primaryIps, floatingIps }: CloudDetails): Attachments {
  return {
    volumes: volumes?.filter((volume) => volume !== null) ?? [],
    primaryIps: (primaryIps ?? []).flatMap((ip) =>
      ip && ip.autoDelete !== true ? [{ id: ip.id, word: ip.type === 'IPV4' ? 'Primary IPv4' : 'Primary IPv6' }] : [],
    ),
    floatingIps: (floatingIps ?? []).flatMap((ip) =>
      ip ? [{ id: ip.id, word: `Floating IP ${ip.name ?? ip.ip ?? ''}` }] : [],
    ),
    addresses: [],
  };
}

function pairsOf(server: CloudDetails) {
  const { publicNet, privateNets, volumes, floatingIps, image, backupWindow } = server;
  const { ipv4, ipv6, firewalls } = publicNet ?? {};
  const { outgoingTraffic, includedTraffic } = server;
  return [
    copied('IPv4', [ipv4?.ip]),
    some('Its name', [ipv4?.dnsPtr]),
    copied('IPv6', [ipv6?.ip]),
    copied('Floating IPs', floatingIps?.map((ip) => ip?.ip) ?? []),
    some('Cut off', [ipv4?.blocked === true ? 'IPv4' : null, ipv6?.blocked === true ? 'IPv6' : null]),
    ...(privateNets ?? []).map((net) => copied(`In ${net?.network?.name ?? 'a network'}`, [net?.ip])),
    some('Firewalls', firewalls?.map((each) => each?.firewall?.name) ?? []) ?? { name: 'Firewalls', value: 'none' },
    some('Volumes', volumes?.map((volume) => volume && `${volume.name} ${volume.size} GB`) ?? []),
    some('Image', [image?.description]),
    { name: 'Backups', value: backupWindow ? `daily, ${backupWindow} h UTC` : 'none' },
    outgoingTraffic === null || includedTraffic === null
      ? null
      : some('Sent', [`${bytes(outgoingTraffic)} of ${bytes(includedTraffic)} this month`]),
  ];
}
