/** The report of a compilation, in figures by country. */

const columns = ['rows', 'twice', 'nowhere', 'otherState', 'otherPlace', 'renamed', 'noPlace', 'added'] as const;

type ReportColumn = (typeof columns)[number];

export interface Report {
  readonly counts: Map<string, Record<ReportColumn, number>>;
  /** Rows that are nowhere. */
  readonly dropped: string[];
  /** Places that no row is. */
  readonly added: string[];
}

export function newReport(): Report {
  return { counts: new Map(), dropped: [], added: [] };
}

export function count(report: Report, country: string, column: ReportColumn): void {
  const counts = report.counts.get(country) ?? zeros();
  report.counts.set(country, { ...counts, [column]: counts[column] + 1 });
}

export function print(report: Report): string {
  const total = zeros();
  for (const counts of report.counts.values()) for (const column of columns) total[column] += counts[column];
  const lines = [...report.counts, ['all', total] as const].map(([country, counts]) =>
    [country, ...columns.map((column) => counts[column])].join('\t'),
  );
  return [
    ['country', ...columns].join('\t'),
    ...lines,
    'Rows that are nowhere:',
    ...report.dropped,
    'Added:',
    ...report.added,
  ].join('\n');
}

function zeros(): Record<ReportColumn, number> {
  return { rows: 0, twice: 0, nowhere: 0, otherState: 0, otherPlace: 0, renamed: 0, noPlace: 0, added: 0 };
}
