/** What a caller may do with the accounts of the hosting APIs. */
import type { Permit } from '../rest/clients.js';
import type { Asking } from '../tokens/caller.js';
import { requireScope } from '../tokens/require-scope.js';

export function permitOf(asking: Asking): Permit {
  return (access, account) => void requireScope(asking, access === 'write' ? 'hosting:write' : 'hosting:read', account);
}
