/** An account that the history knows: by its name, so that a rotated credential goes on with it. */
import { apis } from '../../../apis/index.js';
import { isDate } from '../../../base/dates.js';
import { isObject, isText, textAt } from '../../../base/unknown.js';
import type { Account } from '../../../rest/transport/account.js';

export interface HistoryAccount extends Pick<Account, 'api' | 'name' | 'sandbox' | 'baseUrl'> {
  readonly firstDay: string;
  readonly lastDay: string;
  /** Days of full snapshots, in order. */
  readonly fullDays: readonly string[];
  /** The latest fingerprints of all its things: accounts with a common one have the same things, each billed once. */
  readonly fingerprints: readonly string[];
}

const version = 1;
/** Fingerprints per account: accounts of one project are read at different times, and it may change in between. */
const mostFingerprints = 5;

export function packAccount(account: HistoryAccount): object {
  const { api, name, sandbox, baseUrl, firstDay, lastDay, fullDays, fingerprints } = account;
  return { v: version, api, name, sandbox, baseUrl, firstDay, lastDay, fullDays, fingerprints };
}

/** Null if it is no account. */
export function unpackAccount(value: unknown): HistoryAccount | null {
  const [apiName, name, baseUrl, firstDay, lastDay] = ['api', 'name', 'baseUrl', 'firstDay', 'lastDay'].map((key) =>
    textAt(value, key),
  );
  const api = apis.find((one) => one.name === apiName)?.name;
  if (!isObject(value) || value['v'] !== version || !api || !isText(name) || !isText(baseUrl)) return null;
  if (!isText(firstDay) || !isText(lastDay) || !isDate(firstDay) || !isDate(lastDay)) return null;
  return {
    api,
    name,
    sandbox: value['sandbox'] === true,
    baseUrl,
    firstDay,
    lastDay,
    fullDays: textsIn(value['fullDays']).filter(isDate).sort(),
    fingerprints: textsIn(value['fingerprints']),
  };
}

/** The fingerprints with the latest one added. */
export function withFingerprint(known: readonly string[], fingerprint: string | null): readonly string[] {
  if (fingerprint === null || known.at(-1) === fingerprint) return known;
  return [...known, fingerprint].slice(-mostFingerprints);
}

/** The stored account with the additional days of another store; null if there are none. */
export function withDaysOf(stored: unknown, added: unknown): object | null {
  const [own, other] = [unpackAccount(stored), unpackAccount(added)];
  if (!own || !other || (other.firstDay >= own.firstDay && other.lastDay <= own.lastDay)) return null;
  // Within the own days, a full snapshot of the other store would be followed by none of its own.
  const isBeside = (day: string) => day < own.firstDay || day > own.lastDay;
  return packAccount({
    ...own,
    firstDay: other.firstDay < own.firstDay ? other.firstDay : own.firstDay,
    lastDay: other.lastDay > own.lastDay ? other.lastDay : own.lastDay,
    fullDays: [...other.fullDays.filter(isBeside), ...own.fullDays].sort(),
    fingerprints: [...new Set([...other.fingerprints, ...own.fingerprints])].slice(-mostFingerprints),
  });
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText) : [];
}
