/** The pools that a load balancer names, wherever it does. */
import type { LoadBalancer } from '../../../apis/edge/load-balancing/load-balancer.js';
import type { Steered } from '../../../apis/edge/load-balancing/steered.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { isText } from '../../../base/unknown.js';

/** Their ids. */
export function poolsNamed(balancer: Sent<LoadBalancer>): ReadonlySet<string> {
  const rules = (balancer.rules ?? []).map(({ overrides }) => overrides ?? {});
  const sets = (balancer.poolSets ?? []).map(({ overrides }) => overrides ?? {});
  const ids = [
    ...[balancer, ...rules].flatMap(steeredTo),
    ...rules.flatMap(({ pools }) => pools ?? []),
    ...sets.flatMap(({ pools, fallbackPool }) => [...(pools ?? []), fallbackPool]),
  ];
  return new Set(ids.filter(isText).filter((id) => id !== ''));
}

function steeredTo(steered: Sent<Steered>): unknown[] {
  const { defaultPools, fallbackPool, countryPools, regionPools, popPools } = steered;
  const places = [countryPools, regionPools, popPools].flatMap((byPlace) => byPlace ?? []);
  return [...(defaultPools ?? []), fallbackPool, ...places.flatMap(({ pools }) => pools ?? [])];
}
