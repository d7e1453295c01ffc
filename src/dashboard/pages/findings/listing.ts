/** Selects the shown findings and puts them under headings: those with a cost first, then by severity. */
import { ownKeyOf } from '../../format/resource-address.js';
import { savingOf, totalSaving } from '../../ask/finding-amounts.js';
import { compare, type Decimal } from '../../format/money.js';
import { grouped } from '../../parts/grid/grouped.js';
import { accountLabel } from '../../format/account-label.js';
import type { Finding } from './act-of-finding.js';
import { abouts } from './abouts.js';
import { kinds, kindTitle } from './kinds.js';

export interface FindingRow {
  readonly key: string;
  readonly finding: Finding;
}

const verdicts = ['CERTAIN', 'LIKELY', 'UNKNOWN'] as const;
const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'];

/** Rows shown of a kind until the rest is opened. */
const firstOf = 5;

/** One object may have several findings of a kind. */
export function rowsOf(findings: readonly Finding[]): readonly FindingRow[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const { kind, api, accountName: account, resourceId, resourceName } = finding;
    // As alerts and addresses name it that people have kept: by the key of its provider.
    const own = resourceId === null ? (resourceName ?? '') : ownKeyOf({ api, id: resourceId });
    const base = [kind, api, account, own].join(':').toLowerCase();
    const times = seen.get(base);
    seen.set(base, times === undefined ? 1 : times + 1);
    return { key: times === undefined ? base : `${base}:${times}`, finding };
  });
}

export const facets = ['verdict', 'about', 'account'] as const;
export type Facet = (typeof facets)[number];
/** The values hidden in each facet. */
export type Hidden = Readonly<Record<Facet, ReadonlySet<string>>>;

function valueOf({ finding }: FindingRow, facet: Facet): string {
  if (facet === 'verdict') return finding.verdict.toLowerCase();
  if (facet === 'about') return kinds[finding.kind].about;
  return accountOf(finding);
}

function accountOf({ api, accountName: account }: Pick<Finding, 'api' | 'accountName'>): string {
  return `${api.toLowerCase()}:${account}`;
}

export function shownOf(rows: readonly FindingRow[], hidden: Hidden, kind: string | null): readonly FindingRow[] {
  return rows.filter(
    (row) =>
      facets.every((facet) => !hidden[facet].has(valueOf(row, facet))) && (kind === null || row.finding.kind === kind),
  );
}

export const parts = ['all', 'money', 'risks'] as const;
/** Findings that cost money, also where the amount is not known; and risks: what is exposed or broken, or soon will be. */
export type FindingPart = (typeof parts)[number];

/** A finding that could not be judged may belong to either part. */
export function isIn({ finding: { monthlyAmount, verdict } }: FindingRow, part: FindingPart): boolean {
  if (part === 'all' || verdict === 'UNKNOWN') return true;
  return (monthlyAmount !== null) === (part === 'money');
}

interface FilterChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The values of a facet, each with its count under the current choice of the other facets. */
export function choicesOf(rows: readonly FindingRow[], hidden: Hidden, facet: Facet): readonly FilterChoice[] {
  const others = facets.filter((each) => each !== facet);
  const within = rows.filter((row) => others.every((other) => !hidden[other].has(valueOf(row, other))));
  const own = grouped(within, (row) => valueOf(row, facet));
  const named = (value: string, label: string) => ({ value, label, count: (own.get(value) ?? []).length });
  if (facet === 'verdict') {
    return verdicts.map((verdict) => named(verdict.toLowerCase(), verdict.charAt(0) + verdict.slice(1).toLowerCase()));
  }
  if (facet === 'about') return abouts.map(({ key, label }) => named(key, label));
  const accounts = new Map(rows.map(({ finding }) => [accountOf(finding), finding]));
  return [...accounts]
    .map(([value, { api, accountName }]) => named(value, accountLabel(api, accountName)))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

export const groupings = [
  { key: 'kind', label: 'By kind' },
  { key: 'amount', label: 'By amount' },
  { key: 'account', label: 'By account' },
] as const;
type FindingGrouping = (typeof groupings)[number]['key'];

export interface FindingGroup {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly FindingRow[];
  /** Null where no cost ends, or where it is unknown. */
  readonly ends: Decimal | null;
  /** Findings that could not be judged. */
  readonly isUnknown: boolean;
}

export function groupsOf(rows: readonly FindingRow[], by: FindingGrouping): readonly FindingGroup[] {
  if (by === 'amount') return [group('all', '', rows)];
  const silenced = rows.filter(({ finding }) => finding.silencedBy !== null);
  const heard = rows.filter(({ finding }) => finding.silencedBy === null);
  const judged = heard.filter(({ finding }) => finding.verdict !== 'UNKNOWN');
  const unknown = heard.filter(({ finding }) => finding.verdict === 'UNKNOWN');
  const groups = [...grouped(judged, ({ finding }) => (by === 'kind' ? finding.kind : accountOf(finding)))].map(
    ([key, own]) => {
      const [first] = own;
      const title =
        first &&
        (by === 'kind' ? kindTitle(first.finding.kind) : accountLabel(first.finding.api, first.finding.accountName));
      return group(key, title ?? key, own);
    },
  );
  const ordered = groups.toSorted((a, b) => byEnds(a.ends, b.ends) || rankOf(a.rows) - rankOf(b.rows));
  return [
    ...ordered,
    ...(unknown.length > 0 ? [{ ...group('unknown', 'Cannot be judged now', unknown), isUnknown: true }] : []),
    ...(silenced.length > 0 ? [{ ...group('silenced', 'Silenced', silenced), isUnknown: false }] : []),
  ];
}

function group(key: string, title: string, rows: readonly FindingRow[]): FindingGroup {
  // Silenced findings are meant to stay.
  const findings = rows.map(({ finding }) => finding).filter(({ silencedBy }) => silencedBy === null);
  const ends = findings.some((finding) => savingOf(finding) !== null) ? totalSaving(findings) : null;
  return { key, title, rows: rows.toSorted(inOrder), ends, isUnknown: false };
}

function inOrder(a: FindingRow, b: FindingRow): number {
  const silenced = ({ finding }: FindingRow) => Number(finding.silencedBy !== null);
  if (silenced(a) !== silenced(b)) return silenced(a) - silenced(b);
  return byEnds(savingOf(a.finding), savingOf(b.finding)) || rankOf([a]) - rankOf([b]);
}

/** The largest amount first, null last. */
function byEnds(a: Decimal | null, b: Decimal | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(b, a);
}

function rankOf(rows: readonly FindingRow[]): number {
  return Math.min(...rows.map(({ finding }) => severities.indexOf(finding.severity)));
}

export type Shown =
  | { readonly kind: 'heading'; readonly group: FindingGroup; readonly isOpen: boolean }
  | { readonly kind: 'row'; readonly row: FindingRow }
  | { readonly kind: 'more'; readonly group: FindingGroup; readonly count: number };

/** Headings with their first rows; with all rows of small groups and of those that were opened. */
export function itemsOf(
  groups: readonly FindingGroup[],
  by: FindingGrouping,
  closed: ReadonlySet<string>,
  expanded: ReadonlySet<string>,
): readonly Shown[] {
  return groups.flatMap((each): readonly Shown[] => {
    const rows = (own: readonly FindingRow[]): readonly Shown[] => own.map((row) => ({ kind: 'row', row }));
    if (by === 'amount') return rows(each.rows);
    const isOpen = !closed.has(each.key);
    const heading: Shown = { kind: 'heading', group: each, isOpen };
    if (!isOpen) return [heading];
    // A line that says "1 more" would take as much room as that row.
    if (expanded.has(each.key) || each.rows.length <= firstOf + 1) return [heading, ...rows(each.rows)];
    const count = each.rows.length - firstOf;
    return [heading, ...rows(each.rows.slice(0, firstOf)), { kind: 'more', group: each, count }];
  });
}
