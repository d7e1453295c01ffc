/** The context of what reads the history of bills. */
import type { BillContext } from '../bill/bill-context.js';
import type { HostingServices } from '../services.js';

export interface HistoryContext extends BillContext {
  readonly context: BillContext['context'] & {
    readonly hosting: Pick<HostingServices, 'billHistory' | 'closedMonths' | 'ownWrites' | 'stored'>;
  };
}
