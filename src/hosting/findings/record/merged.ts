/** Merges new findings into a record; the result does not depend on the order in which replicas add theirs. */
import type {
  AccountRecord,
  JoinedAccount,
  RecordedCertificates,
  RecordedFinding,
  ResolvedRecord,
} from './account-record.js';

export type ObservedFinding = Omit<RecordedFinding, 'firstSeen' | 'joined'>;

/** The findings of a rule's kind in the account. */
export interface ObservedKind {
  readonly kind: string;
  /** Only then are missing findings resolved. */
  readonly isComplete: boolean;
  /** The other accounts that it looked at. */
  readonly joined: readonly JoinedAccount[];
  readonly found: readonly ObservedFinding[];
  /** Ids of findings that may or may not exist: neither new nor resolved. */
  readonly unknown: ReadonlySet<string>;
}

export interface Observation {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kinds: readonly ObservedKind[];
  /** Left out or null where not all of them could be read. */
  readonly certificates?: RecordedCertificates | null;
}

export const emptyRecord: AccountRecord = {
  recordedAt: 0,
  completed: new Map(),
  joined: new Map(),
  open: new Map(),
  resolved: [],
  certificates: null,
  isFull: false,
};

export function merged(record: AccountRecord, { at, kinds, certificates = null }: Observation): AccountRecord {
  const open = new Map(record.open);
  const completed = new Map(record.completed);
  const joinedOf = new Map(record.joined);
  const resolved: ResolvedRecord[] = [];
  const openOf = byKind(open.values());
  for (const { kind, isComplete, joined, found, unknown } of kinds) {
    // What was seen later counts: an earlier look that comes late says only that something was there before.
    const before = completed.get(kind);
    const isLatest = before === undefined || at >= before;
    for (const observed of found) {
      const one = { ...observed, joined };
      const known = open.get(one.id);
      if (known) open.set(one.id, seenAgain(known, one, { at, isLatest }));
      else if (isLatest) open.set(one.id, { ...one, firstSeen: at });
    }
    if (!isComplete || !isLatest) continue;
    completed.set(kind, at);
    joinedOf.set(kind, joined);
    const present = new Set(found.map(({ id }) => id));
    for (const one of openOf.get(kind) ?? []) {
      if (present.has(one.id) || unknown.has(one.id)) continue;
      open.delete(one.id);
      resolved.push({ ...one, joined: union(one.joined, joined), resolvedAt: at });
    }
  }
  return {
    recordedAt: Math.max(record.recordedAt, at),
    completed,
    joined: joinedOf,
    open,
    resolved: [...resolved, ...record.resolved].sort((a, b) => b.resolvedAt - a.resolvedAt),
    certificates: latest(record.certificates, certificates),
    isFull: record.isFull,
  };
}

function latest(one: RecordedCertificates | null, other: RecordedCertificates | null): RecordedCertificates | null {
  if (!one || !other) return one ?? other;
  return one.at > other.at ? one : other;
}

function seenAgain(
  known: RecordedFinding,
  seen: Omit<RecordedFinding, 'firstSeen'>,
  { at, isLatest }: { readonly at: number; readonly isLatest: boolean },
): RecordedFinding {
  const firstSeen = Math.min(known.firstSeen, at);
  if (!isLatest) return { ...known, firstSeen };
  return { ...seen, firstSeen, amount: seen.amount ?? known.amount };
}

/** The accounts that have it, together with those that no longer have it. */
function union(found: RecordedFinding['joined'], gone: readonly JoinedAccount[]): RecordedFinding['joined'] {
  if (found === null || gone.length === 0) return found;
  const others = gone.filter(({ api, name }) => !found.some((one) => one.api === api && one.name === name));
  return others.length === 0 ? found : [...found, ...others];
}

function byKind(findings: Iterable<RecordedFinding>): ReadonlyMap<string, readonly RecordedFinding[]> {
  const all = new Map<string, RecordedFinding[]>();
  for (const finding of findings) {
    const own = all.get(finding.kind);
    if (own) own.push(finding);
    else all.set(finding.kind, [finding]);
  }
  return all;
}
