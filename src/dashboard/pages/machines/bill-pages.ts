/** The bill of machines, or of what is attached to them, in pages of lines and of items without a price. */
import type { BillKind, MachinesBillQuery, MachinesBillQueryVariables } from '../../generated/graphql.js';
import type { MachineRow } from './figures.js';
import { hungKinds } from './attachments.js';

type BillVariables = MachinesBillQueryVariables;

export function nextBill({ hosting: { bill } }: MachinesBillQuery, variables: BillVariables): BillVariables | null {
  const [lines, unknown] = [bill.lines.pageInfo, bill.unknown.pageInfo];
  if (!lines.hasNextPage && !unknown.hasNextPage) return null;
  return {
    ...variables,
    // After the last page there is none; without a cursor it would start again.
    linesAfter: lines.endCursor ?? variables.linesAfter ?? null,
    unknownAfter: unknown.endCursor ?? variables.unknownAfter ?? null,
  };
}

const fromTheBeginning = { linesAfter: null, unknownAfter: null };

export function billOf(
  kinds: readonly BillKind[],
  whose: Pick<BillVariables, 'currency' | 'maxAge' | 'apis' | 'accounts'>,
): BillVariables {
  return { ...whose, kinds: [...kinds], ...fromTheBeginning };
}

/** The bill of everything that can be attached to machines of the account. */
export function hungBillOf(
  { api, account }: MachineRow,
  scope: Pick<BillVariables, 'currency' | 'maxAge'>,
): BillVariables {
  return billOf(hungKinds, { ...scope, apis: [api], accounts: [account] });
}
