/** Load balancers of the cloud, with the traffic beyond the included amount. */
import type { LoadBalancer } from '../../../apis/cloud/load-balancers/load-balancer.js';
import { loadBalancers } from '../../../apis/cloud/load-balancers/load-balancers.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { billed } from './billed.js';
import { cloudFamily } from './cloud-family.js';
import type { CloudPriceIndex } from './cloud-price-index.js';
import type { KindCost } from './bill-draft.js';
import { excessTerabytes } from './excess-traffic.js';
import { BillKind } from '../kind.js';

/** All but its traffic. */
export function loadBalancerCost(
  { loadBalancerType, location }: Sent<Pick<LoadBalancer, 'loadBalancerType' | 'location'>>,
  prices: CloudPriceIndex,
): KindCost {
  const cost = prices.piece(prices.loadBalancerTypes, { of: loadBalancerType?.id, in: location });
  return { kind: BillKind.LOAD_BALANCER, product: loadBalancerType?.name ?? null, cost };
}

export const loadBalancerLines = cloudFamily(
  loadBalancers.rows.loadBalancers,
  [BillKind.LOAD_BALANCER, BillKind.TRAFFIC],
  (balancer: Sent<LoadBalancer>, prices) => {
    const { loadBalancerType, location, outgoingTraffic, includedTraffic } = balancer;
    const own = billed(balancer, location, balancer);
    const types = prices.loadBalancerTypes;
    const priceKey = { of: loadBalancerType?.id, in: location };
    const draft = { ...own, ...loadBalancerCost(balancer, prices) };
    const excess = excessTerabytes(outgoingTraffic, includedTraffic);
    if (excess === null) return [draft];
    return [draft, { ...draft, kind: BillKind.TRAFFIC, cost: prices.traffic(types, priceKey, excess) }];
  },
);
