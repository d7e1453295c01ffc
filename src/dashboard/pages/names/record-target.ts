/** Your resource that a record leads to, in the few words that a list has room for. */
import { apiOfType } from '../../format/api-of-type.js';
import type { HostingApiName, NamesTargetFragment } from '../../generated/graphql.js';

type Resource = NamesTargetFragment['resources'][number];

type RecordTargetKind = 'server' | 'balancer' | 'box' | 'address' | 'other';

export interface RecordTarget {
  readonly kind: RecordTargetKind;
  /** Shown before the name: `balancer`; empty for servers. */
  readonly word: string;
  readonly name: string;
  readonly api: HostingApiName;
  readonly account: string;
  /** Null for what the dashboard has no page of. */
  readonly id: string | null;
  /** How many targets a balancer has. */
  readonly targets: number | null;
}

const what = {
  CloudServer: { kind: 'server', word: '' },
  DedicatedServer: { kind: 'server', word: '' },
  CloudLoadBalancer: { kind: 'balancer', word: 'balancer' },
  EdgeLoadBalancer: { kind: 'balancer', word: 'balancer' },
  StorageBox: { kind: 'box', word: 'storage box' },
  DedicatedStorageBox: { kind: 'box', word: 'storage box' },
  CloudFloatingIp: { kind: 'address', word: 'floating IP' },
  CloudPrimaryIp: { kind: 'address', word: 'primary IP' },
  DedicatedFailoverIp: { kind: 'address', word: 'failover' },
  DedicatedIp: { kind: 'address', word: 'address' },
  DedicatedSubnet: { kind: 'address', word: 'subnet' },
  EdgeTunnel: { kind: 'other', word: 'tunnel' },
  EdgePagesProject: { kind: 'other', word: 'Pages project' },
} as const satisfies { [Name in string]: Pick<RecordTarget, 'kind' | 'word'> };

function isKnown(name: string): name is keyof typeof what {
  return name in what;
}

/** Empty for types that names do not lead to. */
export function recordTargetsOf(resource: Resource): readonly RecordTarget[] {
  if (resource === null || !isKnown(resource.__typename) || !('accountName' in resource)) return [];
  const name = 'name' in resource ? resource.name : resource.ip;
  const fallback = 'address' in resource ? resource.address : null;
  return [
    {
      ...what[resource.__typename],
      api: apiOfType(resource.__typename),
      name: name ?? fallback ?? '',
      account: resource.accountName,
      id: 'id' in resource ? resource.id : null,
      targets: 'targets' in resource ? (resource.targets?.length ?? null) : null,
    },
  ];
}
