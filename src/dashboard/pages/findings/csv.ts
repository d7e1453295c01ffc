/** The findings as shown, for spreadsheets. */
import { savingOf } from '../../ask/finding-amounts.js';
import { table } from '../../parts/export/csv.js';
import { nameOf } from './act-of-finding.js';
import { evidenceInWords } from './evidence.js';
import { kindTitle } from './kinds.js';
import type { FindingRow } from './listing.js';

export function asCsv(rows: readonly FindingRow[], currency: string, missing: string | null): string {
  const head = ['finding', 'kind', 'what', 'id', 'api', 'account', 'verdict', 'severity', 'affects', 'evidence'];
  return table(
    [...head, `ends, ${currency} a month`, 'silenced by'],
    rows.map(({ finding }) => {
      const {
        kind,
        resourceId,
        api,
        accountName: account,
        verdict,
        severity,
        affected,
        error,
        evidence,
        silencedBy,
      } = finding;
      const ends = savingOf(finding);
      return [
        kindTitle(kind),
        kind,
        nameOf(finding),
        resourceId,
        api,
        account,
        verdict,
        severity,
        affected.totalCount === null ? null : { digits: String(affected.totalCount) },
        error ?? evidenceInWords(evidence),
        ends === null ? null : { digits: ends },
        silencedBy,
      ];
    }),
    missing,
  );
}
