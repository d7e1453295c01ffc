/** Filters and sorts lists by their query parameters. */
import { isObject } from '../../../base/unknown.js';
import { labelTest } from '../../world/label-selector.js';
import type { Query, SandboxResource } from '../../world/resource.js';
import type { SandboxItem } from '../../world/item.js';

const notFilters = ['page', 'per_page', 'sort', 'label_selector'];

export function select(items: readonly SandboxItem[], query: Query, { filters = {} }: SandboxResource): SandboxItem[] {
  const [selector] = query['label_selector'] ?? [];
  const hasLabels = selector ? labelTest(selector) : () => true;
  const plain = Object.entries(query).filter(([name]) => !notFilters.includes(name) && !(name in filters));
  return items
    .filter(hasLabels)
    .filter((item) => plain.every(([name, values]) => values.includes(String(item[name]))))
    .filter((item) => Object.entries(filters).every(([name, filter]) => filter(item, query[name] ?? [], query)))
    .sort(orderOf(query['sort'] ?? []));
}

/** Parses `created:desc`, `name`, `stats.size:asc`; the first takes precedence. */
function orderOf(sorts: readonly string[]): (a: SandboxItem, b: SandboxItem) => number {
  const orders = sorts.map((sort) => {
    const [field = '', direction] = sort.split(':');
    return { field, sign: direction === 'desc' ? -1 : 1 };
  });
  return (a, b) => {
    for (const { field, sign } of [...orders, { field: 'id', sign: 1 }]) {
      const order = compare(valueAt(a, field), valueAt(b, field));
      if (order !== 0) return order * sign;
    }
    return 0;
  };
}

/** Compares by one field, such as `account.id`. */
export function orderedBy(field: string, isDown: boolean): (a: SandboxItem, b: SandboxItem) => number {
  return (a, b) => compare(valueAt(a, field), valueAt(b, field)) * (isDown ? -1 : 1);
}

/** The value at a path such as `account.id`. */
export function valueAt(item: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), item);
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a ?? ''), String(b ?? '')];
  return left < right ? -1 : left > right ? 1 : 0;
}
