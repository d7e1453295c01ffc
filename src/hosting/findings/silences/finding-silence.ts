/** A silence of one finding, as a caller has set it: it ends by its date, and once the cause of the finding changes. */
import { leftUntil } from '../../../base/stored-deadline.js';
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';
import { isHash, parseFindingId, writtenId } from '../identity/finding-id.js';
import { shortHash } from '../identity/short-hash.js';
import { isMoment } from '../record/stored-record.js';
import { Severity } from '../severity.js';
import type { NamedAccount } from '../stored/account-entries.js';
import { Verdict } from '../verdict.js';

/** The finding as it was when it was silenced. */
interface SilencedCause {
  readonly severity: Severity;
  readonly verdict: Verdict;
  /** The parts of the cause; a long list is replaced by one hash of all. */
  readonly parts: readonly string[];
}

export interface FindingSilence {
  readonly id: string;
  readonly kind: string;
  readonly reason: string;
  /** Milliseconds since 1970; null: until the cause changes. */
  readonly until: number | null;
  readonly createdAt: number;
  /** Id of the token that has set it. */
  readonly createdBy: string | null;
  readonly cause: SilencedCause;
}

/** Whether its date is still to come. */
export function isBeforeEnd({ until, createdAt }: FindingSilence, now: number): boolean {
  return until === null || leftUntil(until, now, until - createdAt) > 0;
}

/** Parts that are stored one by one. */
const mostParts = 200;

/** The present state of a finding. */
export interface FindingJudgement {
  readonly severity: Severity;
  readonly verdict: Verdict;
  readonly causeParts: readonly string[];
}

export function silencedCause({ severity, verdict, causeParts }: FindingJudgement): SilencedCause {
  return { severity, verdict, parts: causeParts.length > mostParts ? [allOf(causeParts)] : causeParts };
}

/**
 * True if the cause is still the one that was silenced. Lost parts do not change it, new ones do. An unreadable object
 * changes nothing, as its cause is unknown.
 */
export function isSameCause({ severity, verdict, parts }: SilencedCause, now: FindingJudgement): boolean {
  if (now.verdict === Verdict.UNKNOWN) return now.severity === severity;
  if (now.severity !== severity || now.verdict !== verdict) return false;
  const known = new Set(parts);
  return known.has(allOf(now.causeParts)) || now.causeParts.every((part) => known.has(part));
}

/** Longer than the hash of a part. */
function allOf(parts: readonly string[]): string {
  return `all${shortHash(parts.join())}`;
}

export const silencesVersion = 1;

export function toStoredSilences(silences: AccountSilences): object {
  return {
    v: silencesVersion,
    silences: [...silences.values()].map(({ id, kind, reason, until, createdAt, createdBy, cause }) => ({
      hash: parseFindingId(id)?.hash,
      kind,
      reason,
      until,
      at: createdAt,
      by: createdBy,
      ...cause,
    })),
  };
}

/** The silences by id of the finding. */
export type AccountSilences = ReadonlyMap<string, FindingSilence>;

/** Null if it was not written by this release. A single invalid silence is left out. */
export function fromStoredSilences(stored: unknown, account: NamedAccount): AccountSilences | null {
  if (!isObject(stored) || stored['v'] !== silencesVersion) return null;
  const all: readonly unknown[] = Array.isArray(stored['silences']) ? stored['silences'] : [];
  return new Map(all.flatMap((one) => fromStored(one, account) ?? []).map((one) => [one.id, one]));
}

function fromStored(value: unknown, { api, name }: NamedAccount): FindingSilence | null {
  const [hash, kind, reason] = [textAt(value, 'hash'), textAt(value, 'kind'), textAt(value, 'reason')];
  const [until, createdAt] = [numberAt(value, 'until'), numberAt(value, 'at')];
  const severity = Object.values(Severity).find((one) => one === textAt(value, 'severity'));
  const verdict = Object.values(Verdict).find((one) => one === textAt(value, 'verdict'));
  const parts: unknown = isObject(value) ? value['parts'] : null;
  if (!isObject(value) || hash === null || !isHash(hash) || kind === null || reason === null) return null;
  if (!severity || !verdict || !Array.isArray(parts) || !isMoment(createdAt)) return null;
  if (value['until'] !== null && !isMoment(until)) return null;
  return {
    id: writtenId({ api: api.toLowerCase(), account: name, kind, hash }),
    kind,
    reason,
    until,
    createdAt,
    createdBy: textAt(value, 'by'),
    cause: { severity, verdict, parts: parts.filter(isText) },
  };
}
