/** Renames fields in `reshape` whose names the dialect would map differently. */
import type { Wire } from './mapping.js';

/** Absent fields stay absent. */
export function renamed(wire: Wire, names: Readonly<Record<string, string>>): Wire {
  return Object.fromEntries(Object.entries(wire).map(([name, value]) => [names[name] ?? name, value]));
}
