/** The id of what a finding is about, as the graph shows it: the record and the configuration have that of the provider. */
import { graphId } from '../../rest/identity/graph-id.js';
import type { RunFinding } from './run-finding.js';

export function globalIdOf({ item, resourceId }: Pick<RunFinding, 'item' | 'resourceId'>): string | null {
  return item && resourceId !== null ? graphId(item, resourceId) : resourceId;
}
