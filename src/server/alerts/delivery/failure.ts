/** The reasons why a delivery failed, worded so that they reveal nothing about hosts that alerts are not sent to. */
import { textAt } from '../../../base/unknown.js';

export const deliveryReasons = [
  'HOST',
  'ADDRESS_REFUSED',
  'RECIPIENTS',
  'CONNECTION_REFUSED',
  'CONNECTION_FAILED',
  'TLS',
  'TIMEOUT',
  'STATUS',
] as const;
export type DeliveryReason = (typeof deliveryReasons)[number];

/** No status came; `cause` says why. */
export class DeliveryError extends Error {
  constructor(
    readonly reason: DeliveryReason,
    cause: unknown,
  ) {
    super('The alert could not be sent', { cause });
    this.name = 'DeliveryError';
  }
}

/** The reason of a socket's error; `isInTls` says that it happened during the handshake. */
export function reasonOfSocket(error: unknown, isInTls: boolean): DeliveryReason {
  const code = textAt(error, 'code');
  if (code === 'ECONNREFUSED') return 'CONNECTION_REFUSED';
  if (code === 'ETIMEDOUT') return 'TIMEOUT';
  return isInTls ? 'TLS' : 'CONNECTION_FAILED';
}
