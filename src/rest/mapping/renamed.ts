/** For `reshape`: fields of a class under other names than their dialect would give them. */
import type { Wire } from './mapping.js';

/** What is absent stays so. */
export function renamed(wire: Wire, names: Readonly<Record<string, string>>): Wire {
  return Object.fromEntries(Object.entries(wire).map(([name, value]) => [names[name] ?? name, value]));
}
