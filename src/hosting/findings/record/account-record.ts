/** The stored record of an account's findings. Times are in milliseconds since 1970. */
import type { Money } from '../../../data/rates/money/money.js';
import type { Account } from '../../../rest/transport/account.js';
import type { Severity } from '../severity.js';

/** Names one beside the account of the record; both are real, or both of the sandbox. */
export type JoinedAccount = Pick<Account, 'api' | 'name'>;

export interface RecordedFinding {
  readonly id: string;
  readonly kind: string;
  readonly severity: Severity;
  readonly message: string;
  readonly resourceId: string | null;
  readonly resourceName: string | null;
  readonly firstSeen: number;
  /** The monthly amount that ends with it, as last known; null: never known, or nothing. */
  readonly amount: RecordedAmount | null;
  /** It was silenced when it was last seen. */
  readonly isSilenced: boolean;
  /** The other accounts that were read to find it, and may be named in it; null if unknown. */
  readonly joined: readonly JoinedAccount[] | null;
}

export interface RecordedAmount {
  readonly net: Money;
  readonly gross: Money;
}

export interface ResolvedRecord extends RecordedFinding {
  /** When it was looked for and not found any more. */
  readonly resolvedAt: number;
}

/** The certificates of an account, the one that ends first foremost. */
export interface RecordedCertificates {
  /** When all of them were read. */
  readonly at: number;
  readonly all: readonly RecordedCertificate[];
}

export interface RecordedCertificate {
  readonly id: string;
  readonly name: string;
  readonly end: number;
}

export interface AccountRecord {
  readonly recordedAt: number;
  /** When the rule of each kind last ran completely. */
  readonly completed: ReadonlyMap<string, number>;
  /** The other accounts that the rule of each kind looked at then. */
  readonly joined: ReadonlyMap<string, readonly JoinedAccount[]>;
  /** The open findings by id. */
  readonly open: ReadonlyMap<string, RecordedFinding>;
  /** The last resolved first. */
  readonly resolved: readonly ResolvedRecord[];
  /** Null if they were never read, or the account has no list of them. */
  readonly certificates: RecordedCertificates | null;
  /** There were more findings than a record can hold, so a missing one need not be new. */
  readonly isFull: boolean;
}

/**
 * Whether the finding was first seen at that time or later; null if it was never recorded. A finding that the last
 * recording lacks is later.
 */
export function isNewSince(
  record: AccountRecord | null,
  { id, kind }: Pick<RecordedFinding, 'id' | 'kind'>,
  since: number,
): boolean | null {
  const known = record?.open.get(id);
  if (known) return known.firstSeen >= since;
  return record && !record.isFull && record.completed.has(kind) ? true : null;
}
