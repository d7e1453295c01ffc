/** The mutation of a row for an object: its arguments follow from the place where the object was read. */
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import { paramsOf } from '../../../rest/rows/path.js';
import { knownValues } from '../../../rest/planner/path-values.js';
import { argumentName } from '../../../rest/schema/descriptions.js';
import type { Remedy } from '../rule.js';

/** The mutation; none if the object lacks one of its arguments. */
export function mutationFor(row: BoundRow, object: object, input?: object): { readonly remedies?: readonly Remedy[] } {
  const values = knownValues(row, object);
  const params = paramsOf(row.path);
  if (params.some((param) => !values[param])) return {};
  const path = Object.fromEntries(params.map((param) => [argumentName(row, param), values[param]]));
  return { remedies: [{ mutation: row.name, arguments: { ...path, ...(input && { input }) } }] };
}
