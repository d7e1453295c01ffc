/** Logs the responses of an upstream in trouble, which callers do not get verbatim. */
import type { Account, Logger } from '../transport/account.js';
import type { Call } from '../transport/call.js';
import type { Dialect } from '../rows/dialect.js';
import type { Failure } from '../transport/reply.js';
import { oneLine } from './failure.js';
import { redacted, secretsIn } from './redact.js';

export function logTrouble(log: Logger, call: Call, { status, code, message }: Failure, account: Account): void {
  if (code !== 'tls' && (status === null || status < 500)) return;
  const { dialect, path } = call.row;
  const requestId = call.propagated?.requestId;
  const text = oneLine(redacted(message, [...shownOf(dialect, account), ...secretsIn(call.body)]));
  log.warn(
    { api: dialect.api, account: account.name, method: call.method, path, status, code, text, requestId },
    'An upstream is in trouble',
  );
}

/** The credential, raw and as it is sent. */
function shownOf(dialect: Dialect, { credential }: Account): string[] {
  const headers = Object.values(dialect.headers(credential));
  return [credential, ...headers.flatMap((header) => header.split(' ').slice(1))];
}
