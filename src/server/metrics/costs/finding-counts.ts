/** How many findings of each severity are open, and when certificates end, by the records of accounts. */
import type { HostingContext } from '../../../hosting/context.js';
import type { RecordedCertificates } from '../../../hosting/findings/record/account-record.js';
import { lastComplete } from '../../../hosting/findings/record/last-complete.js';
import { Severity } from '../../../hosting/findings/severity.js';
import { joinedAccounts } from '../../../rest/transport/account.js';
import { labelsOf } from '../account-labels.js';
import { type CostSeries, inSeconds } from './series.js';

/** Milliseconds. */
const day = 86_400_000;

export async function findingCounts({
  hosting,
  upstreams,
}: Pick<HostingContext, 'hosting' | 'upstreams'>): Promise<readonly CostSeries[]> {
  const accounts = joinedAccounts(upstreams.accounts);
  const now = upstreams.clock.now();
  const records = await hosting.lastingFindings.records.of(accounts);
  return accounts.flatMap((account, place): CostSeries[] => {
    const labels = labelsOf(account);
    const record = records[place] ?? null;
    const { at, neverCount } = lastComplete(record, account.api);
    const open = [...(record?.open.values() ?? [])].filter(({ isSilenced }) => !isSilenced);
    const counts = Object.values(Severity).map((severity) => ({
      severity,
      count: open.filter((finding) => finding.severity === severity).length,
    }));
    // Unless each kind was looked for, there may be some where none is known.
    const isKnown = at !== null && record !== null && !record.isFull;
    return [
      ...(at === null
        ? []
        : [{ metric: 'meridian_findings_read_timestamp_seconds', labels, value: inSeconds(at) } as const]),
      { metric: 'meridian_findings_unread_kinds', labels, value: neverCount },
      ...counts
        .filter(({ count }) => isKnown || count > 0)
        .map(({ severity, count }) => ({
          metric: 'meridian_findings' as const,
          labels: { ...labels, severity: severity.toLowerCase() },
          value: count,
        })),
      ...certificateSeries(labels, record?.certificates ?? null, now),
    ];
  });
}

function certificateSeries(
  labels: CostSeries['labels'],
  certificates: RecordedCertificates | null,
  now: number,
): CostSeries[] {
  if (!certificates) return [];
  return [
    { metric: 'meridian_certificates_read_timestamp_seconds', labels, value: inSeconds(certificates.at) },
    ...certificates.all.map(({ id, name, end }): CostSeries => ({
      metric: 'meridian_certificate_days_left',
      labels: { ...labels, id, certificate: name },
      value: Math.floor(((end - now) / day) * 100) / 100,
    })),
  ];
}
