/** The chain of a record, hop by hop, through the records that were read. */
import type { NameRow } from './name-row.js';

export interface ChainStep {
  /** `CNAME`, `A`, `Address` or `Name`. */
  readonly label: string;
  readonly text: string;
  /** The record of this hop, if it was read. */
  readonly row: NameRow | null;
  /** Nothing follows it. */
  readonly isEnd: boolean;
}

type ByName = ReadonlyMap<string, readonly NameRow[]>;

/** Records that lead on, by name. */
export function byName(rows: readonly NameRow[]): ByName {
  const names = new Map<string, NameRow[]>();
  for (const row of rows) {
    if (row.standing === 'none') continue;
    const key = row.name.toLowerCase();
    const same = names.get(key);
    if (same) same.push(row);
    else names.set(key, [row]);
  }
  return names;
}

export function chainOf(row: NameRow, names: ByName): readonly ChainStep[] {
  const own: ChainStep = { label: row.type, text: row.name, row, isEnd: false };
  if (row.type !== 'CNAME') return [own, address(row.content)];
  const hops = row.hops.length > 0 ? row.hops : [row.content];
  const middle = hops.map((hop): ChainStep => {
    const [record] = recordsAt(hop, names);
    return { label: record?.type ?? 'Name', text: hop, row: record ?? null, isEnd: record === undefined };
  });
  const last = recordsAt(hops.at(-1) ?? '', names).filter(({ type }) => type !== 'CNAME');
  return [own, ...middle, ...last.map(({ content }) => address(content))];
}

function address(content: string): ChainStep {
  return { label: 'Address', text: content, row: null, isEnd: true };
}

function recordsAt(host: string, names: ByName): readonly NameRow[] {
  const exact = names.get(host.toLowerCase());
  if (exact) return exact;
  // A wildcard matches names without records of their own.
  const parts = host.toLowerCase().split('.');
  for (let from = 1; from < parts.length - 1; from += 1) {
    const wild = names.get(`*.${parts.slice(from).join('.')}`);
    if (wild) return wild;
  }
  return [];
}

/** The name shared with other records: the last that a CNAME leads through, else its own. */
export function hostOf(row: NameRow): string {
  return row.hops.at(-1) ?? row.name;
}

/** Other names that lead through the same host, or to the same address. */
export function alsoThrough(row: NameRow, rows: readonly NameRow[]): readonly NameRow[] {
  const host = hostOf(row).toLowerCase();
  return rows.filter(
    (other) =>
      other.key !== row.key &&
      other.standing !== 'none' &&
      (other.hops.some((hop) => hop.toLowerCase() === host) ||
        (row.type !== 'CNAME' && other.type === row.type && other.content === row.content)),
  );
}
