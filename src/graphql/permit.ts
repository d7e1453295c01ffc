/** Derives what a caller may do with the accounts of the hosting APIs. */
import type { Permit } from '../rest/transport/clients.js';
import type { RequestCaller } from '../base/auth/caller.js';
import { requireScope } from '../base/auth/require-scope.js';

export function permitOf(requestCaller: RequestCaller): Permit {
  return (access, account) =>
    void requireScope(requestCaller, access === 'write' ? 'hosting:write' : 'hosting:read', account);
}
