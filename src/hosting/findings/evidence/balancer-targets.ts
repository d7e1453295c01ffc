/** Finds where load balancers really send traffic: each target that a label selector matches counts. */
import type { LoadBalancer } from '../../../apis/cloud/load-balancers/load-balancer.js';
import type { MatchedTarget, Target } from '../../../apis/cloud/load-balancers/load-balancer-targets.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { completeList } from './complete-list.js';

interface ReachedTarget {
  readonly serverId: number | null;
  /** The address of a target that is no cloud server. */
  readonly ip: string | null;
  readonly healthStatuses: readonly { readonly listenPort?: number | null; readonly status?: string | null }[];
}

interface ReachedTargets {
  /** Each once. */
  readonly targets: readonly ReachedTarget[];
  /** There are no more than these. */
  readonly isComplete: boolean;
}

export function targetsOf(balancer: Sent<LoadBalancer>): ReachedTargets {
  const lists = (balancer.targets ?? []).map((target) =>
    target.type === 'label_selector' ? completeList(target, 'targets') : [target],
  );
  const reached = lists.flatMap((list) => list ?? []).map(reachedTarget);
  return {
    targets: [...new Map(reached.map((target, place) => [nameOf(target) ?? place, target])).values()],
    isComplete: Boolean(completeList(balancer, 'targets')) && lists.every(Boolean),
  };
}

function reachedTarget(target: Sent<Target> | Sent<MatchedTarget>): ReachedTarget {
  const ip = 'ip' in target ? target.ip?.ip : null;
  return { serverId: target.server?.id ?? null, ip: ip ?? null, healthStatuses: target.healthStatuses ?? [] };
}

function nameOf({ serverId, ip }: ReachedTarget): string | null {
  return serverId === null ? ip : `server ${serverId}`;
}
