/** The graph's id of a finding's subject; records and the configuration have the provider's. */
import { graphId } from '../../rest/identity/graph-id.js';
import type { RunFinding } from './run-finding.js';

export function globalIdOf({ item, resourceId }: Pick<RunFinding, 'item' | 'resourceId'>): string | null {
  return item && resourceId !== null ? graphId(item, resourceId) : resourceId;
}
