/** The stored form of a record: short, and validated when read, as another release may have written it. */
import { isCode } from '../../../base/currency-code.js';
import { digitsIn } from '../../../base/decimal.js';
import { isObject, isText, numberAt } from '../../../base/unknown.js';
import { Money } from '../../../data/rates/money/money.js';
import { isHash, parseFindingId, writtenId } from '../identity/finding-id.js';
import { Severity } from '../severity.js';
import type { NamedAccount } from '../stored/account-entries.js';
import type {
  AccountRecord,
  RecordedAmount,
  RecordedCertificate,
  RecordedCertificates,
  RecordedFinding,
  ResolvedRecord,
} from './account-record.js';
import { JoinedSets, joinedSetsIn } from './joined-accounts.js';

export const recordVersion = 1;

export function toStoredRecord({
  recordedAt,
  completed,
  joined,
  open,
  resolved,
  certificates,
  isFull,
}: AccountRecord): object {
  const sets = new JoinedSets();
  const others = [...joined].map(([kind, accounts]) => [kind, sets.placeOf(accounts)]);
  return {
    v: recordVersion,
    at: recordedAt,
    full: isFull,
    completed: Object.fromEntries(completed),
    open: [...open.values()].map((one) => [...toStored(one), null, sets.placeOf(one.joined), one.isSilenced]),
    resolved: resolved.map((one) => [...toStored(one), one.resolvedAt, sets.placeOf(one.joined), one.isSilenced]),
    joined: Object.fromEntries(others),
    sets: sets.stored,
    ...(certificates && {
      certificates: { at: certificates.at, all: certificates.all.map(({ id, name, end }) => [id, name, end]) },
    }),
  };
}

function toStored(finding: RecordedFinding): readonly unknown[] {
  const { id, kind, severity, message, resourceId, resourceName, firstSeen, amount } = finding;
  const price = amount && [amount.net.currency, amount.net.amount, amount.gross.amount];
  return [parseFindingId(id)?.hash, kind, severity, message, resourceId, resourceName, firstSeen, price];
}

/** Null if it is no record of this release. A single invalid finding is left out. */
export function fromStoredRecord(stored: unknown, account: NamedAccount): AccountRecord | null {
  const recordedAt = numberAt(stored, 'at');
  if (!isObject(stored) || stored['v'] !== recordVersion || recordedAt === null) return null;
  const of: StoredOf = { account, joinedAt: joinedSetsIn(stored['sets']) };
  const open = listIn(stored['open']).flatMap((one) => fromStored(one, of) ?? []);
  const resolved = listIn(stored['resolved']).flatMap((one) => resolvedIn(one, of) ?? []);
  const joined = Object.entries(isObject(stored['joined']) ? stored['joined'] : {});
  return {
    recordedAt,
    completed: new Map(Object.entries(isObject(stored['completed']) ? stored['completed'] : {}).filter(isTime)),
    joined: new Map(joined.flatMap(([kind, place]) => pairOf(kind, of.joinedAt(place)))),
    open: new Map(open.map((one) => [one.id, one])),
    resolved: resolved.sort((a, b) => b.resolvedAt - a.resolvedAt),
    certificates: certificatesIn(stored['certificates']),
    isFull: stored['full'] === true,
  };
}

/** Null also if one of them is invalid: the others would not be all of them. */
function certificatesIn(value: unknown): RecordedCertificates | null {
  const at = numberAt(value, 'at');
  if (!isObject(value) || at === null) return null;
  const stored = listIn(value['all']);
  const all = stored.flatMap((one) => certificateIn(one) ?? []);
  return all.length === stored.length ? { at, all } : null;
}

function certificateIn(value: unknown): RecordedCertificate | null {
  const [id, name, end]: readonly unknown[] = listIn(value);
  return isText(id) && isText(name) && isMoment(end) ? { id, name, end } : null;
}

interface StoredOf {
  readonly account: NamedAccount;
  readonly joinedAt: ReturnType<typeof joinedSetsIn>;
}

function pairOf<T>(kind: string, accounts: T | null): readonly (readonly [string, T])[] {
  return accounts === null ? [] : [[kind, accounts]];
}

function resolvedIn(value: unknown, of: StoredOf): ResolvedRecord | null {
  const finding = fromStored(value, of);
  const resolvedAt: unknown = Array.isArray(value) ? value[8] : undefined;
  return finding && isMoment(resolvedAt) ? { ...finding, resolvedAt } : null;
}

function fromStored(value: unknown, { account: { api, name }, joinedAt }: StoredOf): RecordedFinding | null {
  if (!Array.isArray(value)) return null;
  const [
    hash,
    kind,
    severityName,
    message,
    resourceId,
    resourceName,
    firstSeen,
    price,
    ,
    joined,
    silenced,
  ]: readonly unknown[] = value;
  const severity = Object.values(Severity).find((one) => one === severityName);
  if (!isText(hash) || !isHash(hash) || !isText(kind) || !severity || !isText(message)) return null;
  if (!isTextOrNull(resourceId) || !isTextOrNull(resourceName) || !isMoment(firstSeen)) return null;
  const id = writtenId({ api: api.toLowerCase(), account: name, kind, hash });
  const amount = amountIn(price);
  return {
    id,
    kind,
    severity,
    message,
    resourceId,
    resourceName,
    firstSeen,
    amount,
    // Former releases did not store it.
    isSilenced: silenced === true,
    joined: joinedAt(joined),
  };
}

function amountIn(value: unknown): RecordedAmount | null {
  const [currency, net, gross]: readonly unknown[] = Array.isArray(value) ? value : [];
  const [netDigits, grossDigits] = [digitsIn(net), digitsIn(gross)];
  if (!isText(currency) || !isCode(currency) || netDigits === undefined || grossDigits === undefined) return null;
  return { net: new Money(netDigits, currency), gross: new Money(grossDigits, currency) };
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value);
}

/** True for a time in milliseconds since 1970, up to the year 9999. */
export function isMoment(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < Date.UTC(10_000, 0);
}

function isTime(pair: [string, unknown]): pair is [string, number] {
  return isMoment(pair[1]);
}
