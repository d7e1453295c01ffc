/** Why a delivery failed, in so few words that nothing of hosts that alerts are not sent to is shown. */
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

/** No status came; its cause says what did. */
export class DeliveryError extends Error {
  constructor(
    readonly reason: DeliveryReason,
    cause: unknown,
  ) {
    super('The alert could not be sent', { cause });
    this.name = 'DeliveryError';
  }
}

/** Of an error of a socket before or after its handshake; `isInTls`: within it. */
export function reasonOfSocket(error: unknown, isInTls: boolean): DeliveryReason {
  const code = textAt(error, 'code');
  if (code === 'ECONNREFUSED') return 'CONNECTION_REFUSED';
  if (code === 'ETIMEDOUT') return 'TIMEOUT';
  return isInTls ? 'TLS' : 'CONNECTION_FAILED';
}
