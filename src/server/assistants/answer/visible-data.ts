/** Shows an assistant what people would not see in the texts of others: it reads what hides there. */
import { isObject } from '../../../base/unknown.js';
import { withHiddenWritten } from '../../../base/visible-text.js';

/** Names of values are texts of others too where they are labels. */
export function visibleData(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [withHiddenWritten(name), visible(value)]));
}

function visible(value: unknown): unknown {
  if (typeof value === 'string') return withHiddenWritten(value);
  if (Array.isArray(value)) return value.map(visible);
  return isObject(value) ? visibleData(value) : value;
}
