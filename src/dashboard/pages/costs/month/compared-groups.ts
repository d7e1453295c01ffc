/** The compared lines of a month in groups, with the sums of each: what is not known is in no sum. */
import { accountLabel } from '../../../format/account-label.js';
import { billKinds } from '../../../format/bill-kinds.js';
import { compare, type Decimal, sum, unlessUnknown } from '../../../format/money.js';
import type { ComparedLine } from '../../statements/words.js';
import type { GroupingKey } from '../view/grouping.js';

interface ComparedSums {
  /** The amount of the invoice, as far as it is known; null where nothing of it is. */
  readonly ours: Decimal | null;
  readonly theirs: Decimal;
  /** The sum of the lines that were compared; null where none was. */
  readonly difference: Decimal | null;
  /** A part of the invoice is not known. */
  readonly isAtLeast: boolean;
}

interface ComparedGroup extends ComparedSums {
  readonly name: string;
  readonly lines: readonly ComparedLine[];
}

export interface ComparedMonth extends ComparedSums {
  readonly groups: readonly ComparedGroup[];
  /** The lines that the statement alone has, and the invoice alone. */
  readonly onlyTheirs: readonly ComparedLine[];
  readonly onlyOurs: readonly ComparedLine[];
  readonly disputedCount: number;
  /** The lines that were not compared. */
  readonly apartCount: number;
  /** The lines that span several months: they are in no sum of one. */
  readonly spanning: readonly ComparedLine[];
}

export function comparedMonth(all: readonly ComparedLine[], month: string, by: GroupingKey): ComparedMonth {
  const own = all.filter(({ months }) => months.includes(month));
  const lines = own.filter(({ months }) => months.length === 1);
  const groups = new Map<string, ComparedLine[]>();
  for (const line of lines) {
    const name = nameOf(line, by);
    const known = groups.get(name);
    if (known) known.push(line);
    else groups.set(name, [line]);
  }
  return {
    ...sumsOf(lines),
    groups: [...groups].map(([name, ownLines]) => ({ name, lines: ownLines, ...sumsOf(ownLines) })).sort(greaterFirst),
    onlyTheirs: lines.filter(({ rows, segments }) => rows.length > 0 && segments.length === 0),
    onlyOurs: lines.filter(({ rows }) => rows.length === 0),
    disputedCount: lines.filter(({ isDisputed }) => isDisputed).length,
    apartCount: lines.filter(({ difference }) => difference === null).length,
    spanning: own.filter(({ months }) => months.length > 1),
  };
}

/** The comparison knows accounts and kinds: other groups are shown by kind. */
export function comparedBy(by: GroupingKey): 'account' | 'kind' {
  return by === 'account' ? 'account' : 'kind';
}

function nameOf({ api, accountName, kind }: ComparedLine, by: GroupingKey): string {
  if (comparedBy(by) === 'kind') return kind === null ? 'Kind unknown' : billKinds[kind];
  return api === null || accountName === null ? 'Account unknown' : accountLabel(api, accountName);
}

function sumsOf(lines: readonly ComparedLine[]): ComparedSums {
  const ours = lines.flatMap((line) => (line.ours === null ? [] : [line.ours.amount]));
  const differences = lines.flatMap(({ difference }) => (difference === null ? [] : [difference.amount]));
  const isAtLeast = lines.some((line) => line.ours === null || line.isAtLeast);
  return {
    ours: unlessUnknown(ours.length === 0 ? null : sum(ours), !isAtLeast),
    theirs: sum(lines.map(({ theirs }) => theirs.amount)),
    difference: differences.length === 0 ? null : sum(differences),
    isAtLeast,
  };
}

function greaterFirst(a: ComparedGroup, b: ComparedGroup): number {
  return compare(b.theirs, a.theirs) || a.name.localeCompare(b.name);
}
