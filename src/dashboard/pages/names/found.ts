/** Your resource that a record leads to, in the few words that a list has room for. */
import type { NamesTargetFragment } from '../../generated/graphql.js';

export type Resource = NamesTargetFragment['resources'][number];

export type FoundKind = 'server' | 'balancer' | 'box' | 'address' | 'other';

export interface FoundTarget {
  readonly kind: FoundKind;
  /** Shown before the name: `balancer`; empty for servers. */
  readonly word: string;
  readonly name: string;
  readonly api: 'CLOUD' | 'DEDICATED' | 'EDGE' | 'STORAGE';
  readonly account: string;
  /** Null for what the dashboard has no page of. */
  readonly id: string | null;
  /** How many targets a balancer has. */
  readonly targets: number | null;
}

const what = {
  CloudServer: { kind: 'server', word: '', api: 'CLOUD' },
  DedicatedServer: { kind: 'server', word: '', api: 'DEDICATED' },
  CloudLoadBalancer: { kind: 'balancer', word: 'balancer', api: 'CLOUD' },
  EdgeLoadBalancer: { kind: 'balancer', word: 'balancer', api: 'EDGE' },
  StorageBox: { kind: 'box', word: 'storage box', api: 'STORAGE' },
  DedicatedStorageBox: { kind: 'box', word: 'storage box', api: 'DEDICATED' },
  CloudFloatingIp: { kind: 'address', word: 'floating IP', api: 'CLOUD' },
  CloudPrimaryIp: { kind: 'address', word: 'primary IP', api: 'CLOUD' },
  DedicatedFailoverIp: { kind: 'address', word: 'failover', api: 'DEDICATED' },
  DedicatedIp: { kind: 'address', word: 'address', api: 'DEDICATED' },
  DedicatedSubnet: { kind: 'address', word: 'subnet', api: 'DEDICATED' },
  EdgeTunnel: { kind: 'other', word: 'tunnel', api: 'EDGE' },
  EdgePagesProject: { kind: 'other', word: 'Pages project', api: 'EDGE' },
} as const satisfies { [Name in string]: Pick<FoundTarget, 'kind' | 'word' | 'api'> };

function isKnown(name: string): name is keyof typeof what {
  return name in what;
}

/** Empty for types that names do not lead to. */
export function foundOf(resource: Resource): readonly FoundTarget[] {
  if (resource === null || !isKnown(resource.__typename) || !('accountName' in resource)) return [];
  const name = 'name' in resource ? resource.name : resource.ip;
  const fallback = 'address' in resource ? resource.address : null;
  return [
    {
      ...what[resource.__typename],
      name: name ?? fallback ?? '',
      account: resource.accountName,
      id: 'id' in resource ? resource.id : null,
      targets: 'targets' in resource ? (resource.targets?.length ?? null) : null,
    },
  ];
}
