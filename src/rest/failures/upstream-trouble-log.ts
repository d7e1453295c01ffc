/** Logs the responses of an upstream in trouble, which callers get in other words. */
import type { Account, Logger } from '../transport/account.js';
import type { Call } from '../transport/call.js';
import type { Failure } from '../transport/reply.js';

/** The failure is presentable already. */
export function logTrouble(log: Logger, call: Call, { status, code, message: text }: Failure, account: Account): void {
  if (code !== 'tls' && (status === null || status < 500)) return;
  const { api, name } = account;
  const requestId = call.propagated?.requestId;
  log.warn(
    { api, account: name, method: call.method, path: call.row.path, status, code, text, requestId },
    'An upstream is in trouble',
  );
}
