/** Bills, invoices and forecasts that are being computed: a few at once, whoever asks. */
import { abandoned } from '../../../base/abandoned.js';
import { AtOnce } from '../../../base/shares/at-once.js';
import { service, shares } from '../../../base/shares/shares.js';
import type { BillContext } from '../bill-context.js';

export const inMaking = new AtOnce(shares.bills);

/** Computes it in the caller's turn, unless the caller has given up by then. */
export function inCallersTurn<T>({ context: { caller, clients } }: BillContext, make: () => Promise<T>): Promise<T> {
  return inMaking.run(caller?.id ?? service, make, clients.isAbandoned);
}

/** Ends work that its caller has given up. */
export function checkWaiting({ context: { clients } }: BillContext): void {
  if (clients.isAbandoned()) throw abandoned();
}
