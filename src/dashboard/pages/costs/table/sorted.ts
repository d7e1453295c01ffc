/** The order of the rows: by the amount of the period, by how much it differs, or by name. */
import { type CostGroup, deltaOf } from '../data/costs.js';

export const orders = ['amount', 'delta', 'name'] as const;
export type Order = (typeof orders)[number];

/** The rest of many groups stays last. */
export function inOrder(
  groups: readonly CostGroup[],
  order: Order,
  nameOf: (group: CostGroup) => string,
): readonly CostGroup[] {
  const size = (amount: string | null) => (amount === null ? -1 : Math.abs(Number(amount)));
  const compare = {
    amount: (a: CostGroup, b: CostGroup) => Number(b.now ?? -1) - Number(a.now ?? -1),
    delta: (a: CostGroup, b: CostGroup) => size(deltaOf(b)) - size(deltaOf(a)),
    name: (a: CostGroup, b: CostGroup) => nameOf(a).localeCompare(nameOf(b)),
  }[order];
  const isRest = ({ group }: CostGroup) => Number(group.restCount !== null);
  return groups.toSorted((a, b) => isRest(a) - isRest(b) || compare(a, b));
}
