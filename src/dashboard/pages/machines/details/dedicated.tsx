/** A dedicated server: its cost, recent traffic, and how to connect to it. */
import type { ReactNode } from 'react';
import { time } from '../../../format/time.js';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { MachinesDedicatedDocument, type MachinesDedicatedQuery } from '../../../generated/graphql.js';
import { Section } from '../../../parts/section.js';
import { Late } from '../../../parts/states.js';
import type { MachineRow } from '../figures.js';
import { CostsPart } from './costs.js';
import { copied, Pairs, some } from './pairs.js';
import { Traffic } from './traffic.js';

type DedicatedDetails = NonNullable<NonNullable<MachinesDedicatedQuery['dedicated']>['server']>;

export function DedicatedParts({ machine, between }: { machine: MachineRow; between: ReactNode }) {
  const { account, id, type, city } = machine;
  const result = useGraphQuery(MachinesDedicatedDocument, { account, id });
  const server = result.data?.dedicated?.server ?? undefined;
  return (
    <>
      <CostsPart
        machine={machine}
        label={`${type ?? 'Server'}${city === null ? '' : ` in ${city}`}`}
        hung={server && { volumes: [], primaryIps: [], floatingIps: [], addresses: addressesOf(server) }}
      />
      {between}
      <Traffic machine={machine} />
      <Section title="Reached by" result={result} className="side-part">
        {server ? <Pairs pairs={pairsOf(server)} /> : <Late width={28}>{null}</Late>}
      </Section>
    </>
  );
}

function addressesOf({ ipAddresses, subnets }: DedicatedDetails): readonly string[] {
  return [...(ipAddresses ?? []), ...(subnets ?? []).map((subnet) => subnet?.ip)].filter(
    (address) => typeof address === 'string',
  );
}

function pairsOf({
  mainIp,
  ipAddresses,
  subnets,
  vswitches,
  firewall,
  datacenter,
  traffic,
  paidUntil,
}: DedicatedDetails) {
  return [
    copied('Main IPv4', [mainIp]),
    copied(
      'IPs',
      (ipAddresses ?? []).filter((ip) => ip !== mainIp),
    ),
    copied(
      'Subnets',
      (subnets ?? []).map((subnet) => subnet && `${subnet.ip}/${subnet.mask}`),
    ),
    some(
      'Switches',
      (vswitches ?? []).map((each) => each && `${each.name}, VLAN ${each.vlan}`),
    ),
    some('Firewall', [firewall?.status?.toLowerCase().replaceAll('_', ' ') ?? 'none']),
    some('Data center', [datacenter]),
    some('Traffic', [traffic]),
    some('Paid until', [time(paidUntil, 'plainDate')]),
  ];
}
