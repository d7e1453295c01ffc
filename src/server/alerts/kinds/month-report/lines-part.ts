/** The lines of a closed month, as a file. */
import type { ClosedReport } from './last-closed.js';
import { type ReportPart, monthWords } from './report-part.js';

export function linesPart({ month, invoice, condition: { apis, accounts } }: ClosedReport): ReportPart {
  const params = new URLSearchParams([
    ['month', month.name],
    ['currency', invoice.currency],
    ...(apis ?? []).map((api) => ['apis', api]),
    ...(accounts ?? []).map((account) => ['accounts', account]),
  ]);
  return {
    title: `The lines of ${monthWords(month)} as CSV`,
    text: 'Open the link with a token that may read its accounts.',
    path: `/export/invoice.csv?${params.toString()}`,
  };
}
