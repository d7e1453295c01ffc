/** How many servers a cloud firewall applies to now; undefined when that is not told. */
import type { Firewall } from '../../../apis/cloud/networks/firewalls.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { whole } from './whole.js';

export function serversBehind(firewall: Sent<Firewall>): number | undefined {
  const targets = whole(firewall, 'appliedTo');
  const counts = targets?.map((target) =>
    target.type === 'label_selector' ? whole(target, 'appliedToResources')?.length : 1,
  );
  return counts?.reduce<number | undefined>(
    (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
    0,
  );
}
